import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'

type SearchFieldProps = { query: string; onSearch: (query: string) => void }

/** The search of the journal, which answers while one types. */
export function SearchField({ query, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(query)
  const settled = useSettled(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is searched for.
  useEffect(() => {
    if (settled.trim() !== query) onSearch(settled.trim())
  }, [settled])
  // The search was ended elsewhere, such as by the button that shows all entries.
  const [before, setBefore] = useState(query)
  if (before !== query) {
    setBefore(query)
    if (query !== settled.trim()) setTyped(query)
  }
  return (
    <search className="relative block">
      <Search
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-soft"
        aria-hidden="true"
      />
      <TextInput
        type="search"
        aria-label={t('Search the journal')}
        placeholder={t('Search the journal')}
        value={typed}
        maxLength={lengths.search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        className="rounded-pill! ps-12!"
      />
    </search>
  )
}
