import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { whyNot } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import type { DaysContent, Missing } from './use-days.ts'

const words: Record<Missing, Text> = texts({
  events: 'the events',
  moods: 'your moods',
  plans: 'your plans',
})

const missingInWords = (missing: readonly Missing[]): string =>
  t('Missing: {what}.', {
    what: new Intl.ListFormat(formatLocale()).format(missing.map((each) => translate(words[each]))),
  })

/** Says that not everything could be loaded, and why. The days themselves are always shown. */
export function MissingNotice({
  content: { error, missing, retry },
}: {
  content: Pick<DaysContent, 'error' | 'missing' | 'retry'>
}) {
  if (!error) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-warn-soft px-4 py-1 text-sm"
    >
      <span className="py-2">
        {whyNot(error, [t('Some of your calendar could not be loaded.'), missingInWords(missing)].join(' '))}
      </span>
      <Button look="link" onClick={retry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
