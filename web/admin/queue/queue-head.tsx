import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { type QueueKind, queueKinds } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { KeyCap } from '../../ui/key-cap.tsx'
import { useAddress } from '../use-address.ts'
import type { useKeys } from './use-keys.ts'
import { kindInWords } from './words.ts'

/** Which keys there are: as caps for the eye, as a sentence for whoever hears the page. */
function KeysLabel() {
  const caps = [
    ['j', t('Next')],
    ['k', t('Previous')],
    ['x', t('Choose')],
  ] as const
  return (
    <>
      <span className="sr-only">{t('Keys: j for the next, k for the one before, x to choose several')}</span>
      <span aria-hidden="true" className="flex items-center gap-1.5">
        {t('Keys')}
        {caps.map(([key, does]) => (
          <KeyCap key={key} title={does}>
            {key}
          </KeyCap>
        ))}
      </span>
    </>
  )
}

type QueueHeadProps = {
  kind: QueueKind | undefined
  /** Whether a banner is among the cases. */
  hasBanners: boolean
  keys: ReturnType<typeof useKeys>
}

/** What is shown of the queue, and whether keys work; on a desk it stands in the row of the tabs. */
export function QueueHead({ kind, hasBanners, keys }: QueueHeadProps) {
  const { change } = useAddress()
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:relative lg:z-1 lg:ms-auto lg:-mt-18 lg:mb-7 lg:w-fit lg:items-center">
      <div className="flex min-w-0 items-center gap-x-5 max-sm:w-full">
        <Field label={t('What')} hideLabel className="min-w-0 max-sm:flex-1 sm:w-56">
          <Select
            value={kind ?? ''}
            onChange={(event) =>
              change(
                { kind: event.target.value || undefined, page: undefined, case: undefined },
                { replace: true },
              )
            }
          >
            <option value="">{t('Everything')}</option>
            {queueKinds.map((one) => (
              <option key={one} value={one}>
                {kindInWords(one)}
              </option>
            ))}
          </Select>
        </Field>
        {hasBanners && (
          <Link to="/admin/banners" className={buttonClass('link', 'text-sm')}>
            {t('Banners')}
            <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          </Link>
        )}
      </div>
      <div className="text-ink-soft max-md:hidden">
        <Checkbox
          label={<KeysLabel />}
          checked={keys.isOn}
          onChange={({ target }) => keys.turn(target.checked)}
        />
      </div>
    </div>
  )
}
