import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { themeChoices } from './queries.ts'

type Chosen = { themeId: string; themeTitle: string }

type ThemeSelectProps = {
  ref: Ref<HTMLSelectElement>
  choice: Chosen
  error: string | undefined
  onChoose: (theme: Chosen) => void
}

/** The choice of a theme. A library that does not fit into one list is searched first. */
export function ThemeSelect({ ref, choice, error, onChoose }: ThemeSelectProps) {
  const [query, setQuery] = useState('')
  const isLong = useQuery(themeChoices('')).data?.length === lengths.page
  const found = useQuery({ ...themeChoices(query.trim()), placeholderData: keepPreviousData }).data ?? []
  const isFound = choice.themeId === '' || found.some(({ id }) => id === choice.themeId)

  return (
    <>
      {isLong && (
        <Field label={t('Search themes')}>
          <TextInput
            type="search"
            maxLength={lengths.search}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
      )}
      <Field label={t('Theme')} error={error}>
        <Select
          ref={ref}
          data-autofocus
          value={choice.themeId}
          onChange={({ target }) =>
            onChoose({
              themeId: target.value,
              themeTitle: target.value ? (target.selectedOptions[0]?.label ?? '') : '',
            })
          }
        >
          <option value="">{t('Select a theme')}</option>
          {!isFound && <option value={choice.themeId}>{choice.themeTitle}</option>}
          {found.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
