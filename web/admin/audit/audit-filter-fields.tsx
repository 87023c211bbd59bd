import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { t, translate } from '../../../contract/t.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { SearchField } from '../search-field.tsx'
import { staff } from '../users/queries.ts'
import { auditGroups } from './audit-kinds.ts'
import type { AuditFilters } from './queries.ts'

type FieldsProps = {
  filters: AuditFilters
  onFilter: (changes: Record<string, string | undefined>) => void
}

type FilterFieldsProps = FieldsProps & {
  /** Another way to narrow it, beneath. */
  children: ReactNode
}

/** Who, what and which days. */
function Narrowing({ filters, onFilter }: FieldsProps) {
  const { actor, kind } = filters
  const people = useQuery(staff)
  const isKnown = people.data?.some(({ id }) => id === actor)
  return (
    <>
      <Field label={t('Who')}>
        <Select value={actor ?? ''} onChange={(event) => onFilter({ actor: event.target.value })}>
          <option value="">{t('Everybody')}</option>
          {people.data?.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {t('{name} ({email})', { name, email })}
            </option>
          ))}
          {/* Somebody of the address who has no part in it any more, or has not been fetched yet. */}
          {actor !== undefined && !isKnown && <option value={actor}>{t('Somebody else')}</option>}
        </Select>
      </Field>
      <Field label={t('What')}>
        <Select value={kind ?? ''} onChange={(event) => onFilter({ kind: event.target.value })}>
          <option value="">{t('Everything')}</option>
          {auditGroups.map(({ label, kinds }) => (
            <optgroup key={label} label={translate(label)}>
              {kinds.map(([value, words]) => (
                <option key={value} value={value}>
                  {translate(words)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <div className="max-[22.5rem]:col-span-2">
        <Field label={t('From Date')} className="grid-cols-[minmax(0,1fr)]">
          <TextInput
            type="date"
            value={filters.from ?? ''}
            max={filters.to}
            onChange={(event) => onFilter({ from: event.target.value })}
          />
        </Field>
      </div>
      <div className="max-[22.5rem]:col-span-2">
        <Field label={t('To Date')} className="grid-cols-[minmax(0,1fr)]">
          <TextInput
            type="date"
            value={filters.to ?? ''}
            min={filters.from}
            onChange={(event) => onFilter({ to: event.target.value })}
          />
        </Field>
      </div>
    </>
  )
}

/** What narrows the audit log. All but the search is folded, unless the address chooses some of it. */
export function AuditFilterFields({ filters, onFilter, children }: FilterFieldsProps) {
  const { actor, kind, from, to } = filters
  const chosen = [actor, kind, from, to].filter((value) => value !== undefined).length
  // It does not fold by itself under the hand that empties the last field.
  const [isOpen, setOpen] = useState(chosen > 0)
  // On a phone its first words say it.
  const isNarrow = useMedia('(width < 36rem)')
  const search = (
    <SearchField
      label={t('Search the audit log')}
      hideLabel={isNarrow}
      placeholder={t('Name, email or title')}
      value={filters.search ?? ''}
      onSearch={(search) => onFilter({ search })}
    />
  )
  return (
    <div className="mb-1 sm:mb-3">
      <div className="md:max-w-120">{search}</div>
      <div className="flex flex-wrap items-start gap-x-6">
        <details
          className="open:w-full"
          open={isOpen}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-accent underline-offset-4 hover:underline">
            {t('Filters')}
            {chosen > 0 && <span className="numbers ps-1">({chosen})</span>}
          </summary>
          <div className="grid grid-cols-2 items-end gap-3 pb-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11.75rem_11.75rem]">
            <Narrowing filters={filters} onFilter={onFilter} />
          </div>
        </details>
        {children}
      </div>
    </div>
  )
}
