import { type ExportKind, type ExportOverview, exportKinds } from '../../../contract/export.ts'
import { t, translate } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { kindNames } from './words.ts'

type ChooseKindsProps = {
  parts: ExportOverview['parts'] | undefined
  chosen: readonly ExportKind[]
  onChange: (chosen: ExportKind[]) => void
}

/** The kinds to take out, each with how many there are of it. */
export function ChooseKinds({ parts, chosen, onChange }: ChooseKindsProps) {
  const counts = new Map(parts?.map(({ kind, count }) => [kind, count]))
  const number = new Intl.NumberFormat(formatLocale())
  return (
    <fieldset className="grid gap-x-4 min-[23rem]:grid-cols-2 sm:gap-x-6">
      <legend className="sr-only">{t('What to take out')}</legend>
      {exportKinds.map((kind) => {
        const count = counts.get(kind) ?? 0
        return (
          <Checkbox
            key={kind}
            className="gap-2.5! text-sm leading-snug"
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              onChange(exportKinds.filter((one) => (one === kind ? target.checked : chosen.includes(one))))
            }
            label={
              <>
                {translate(kindNames[kind])}{' '}
                {count > 0 && <span className="numbers ms-1 text-ink-soft">{number.format(count)}</span>}
              </>
            }
          />
        )
      })}
    </fieldset>
  )
}
