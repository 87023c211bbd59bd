import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { publishedChoices, themeChoices } from './queries.ts'

/** The themes that a week may have, and the field that searches among them where there are more than one page shows. */
export function useThemeSearch() {
  const [query, setQuery] = useState('')
  const isLong = useQuery(themeChoices('')).data?.length === lengths.page
  const found = useQuery({ ...publishedChoices(query.trim()), placeholderData: keepPreviousData }).data ?? []
  const search = isLong && (
    <Field label={t('Search themes')}>
      <TextInput
        type="search"
        maxLength={lengths.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
    </Field>
  )
  return { found, search }
}
