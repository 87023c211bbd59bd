import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { Chip } from '../../ui/fields/chip.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { Filter, StatusFilter } from './rules.ts'

const shown: readonly [StatusFilter, Text][] = [
  ['all', texts('All')],
  ['active', texts('Active||events')],
  ['archived', texts('Archived||events')],
]

type EventFiltersProps = { filter: Filter; onChange: (change: Partial<Filter>) => void }

/** Search, All / Active / Archived, and 'Upcoming Only' (specification, Admin 2). */
export function EventFilters({ filter, onChange }: EventFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:gap-2">
      <search className="min-w-0 flex-1 basis-64">
        <Field label={t('Search events')} hideLabel>
          <TextInput
            type="search"
            placeholder={t('Search by title, description or tag')}
            value={filter.search}
            maxLength={lengths.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </Field>
      </search>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{t('Which events')}</legend>
        {shown.map(([value, label]) => (
          <Chip
            key={value}
            className="max-sm:px-3"
            pressed={filter.shown === value}
            onClick={() => onChange({ shown: value })}
          >
            {translate(label)}
          </Chip>
        ))}
      </fieldset>
      <Chip
        className="max-sm:px-3"
        pressed={filter.upcomingOnly}
        onClick={() => onChange({ upcomingOnly: !filter.upcomingOnly })}
      >
        {t('Upcoming Only')}
      </Chip>
    </div>
  )
}
