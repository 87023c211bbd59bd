import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import { type ExportKind, type ExportOverview, exportKinds } from '../../../contract/export.ts'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { ChooseKinds } from './choose-kinds.tsx'
import { TakeOutState } from './take-out-state.tsx'
import { useTakeOut } from './use-take-out.ts'
import { sizeInWords, takeOutWords } from './words.ts'

/** How much there is to take out, and when that was last done. */
function Facts({ bytes, last }: ExportOverview) {
  return (
    <p className="numbers text-sm text-ink-soft">
      <span>{t('About {size}, before it is packed.', { size: sizeInWords(bytes) })}</span>{' '}
      <span>
        {last
          ? t('Last taken out on {time}.', { time: momentInWords(new Date(last), 'medium') })
          : t('It was never taken out.')}
      </span>
    </p>
  )
}

/** Everything, or chosen kinds, as one file that the browser downloads by itself. */
export function TakeOut() {
  const { overview, state, href, isPending, start } = useTakeOut()
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<ExportKind[]>([...exportKinds])
  const kinds = isChoosing && chosen.length < exportKinds.length ? chosen : undefined
  const isNone = kinds?.length === 0
  return (
    <div className="grid gap-4">
      <p className="measure text-sm text-ink-soft">
        {t(
          'One ZIP file with everything you wrote, and your pictures: as text, tables and a calendar for you, and as data that can be brought in again. Whoever has the file can read it.',
        )}
      </p>
      <Loaded
        query={overview}
        failed={<NotLoaded query={overview}>{t('How much there is could not be loaded.')}</NotLoaded>}
      >
        {(data) => <Facts {...data} />}
      </Loaded>
      <div>
        <Button
          look="link"
          className="text-sm"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t('Choose what')}
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 transition-transform', isChoosing && 'rotate-180')}
          />
        </Button>
        {isChoosing && <ChooseKinds parts={overview.data?.parts} chosen={chosen} onChange={setChosen} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button pending={isPending} disabled={isNone} onClick={() => start(kinds)}>
          <Download className="size-4.5" aria-hidden="true" />
          {takeOutWords(isNone ? undefined : kinds)}
        </Button>
        {isNone && (
          <p role="status" className="text-sm text-ink-soft">
            {t('Choose at least one kind.')}
          </p>
        )}
      </div>
      <TakeOutState state={state} href={href} />
    </div>
  )
}
