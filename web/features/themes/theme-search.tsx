import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

/** The search of the library of themes. It runs on submit, and at once when the field is cleared. */
export function ThemeSearch({
  initial = '',
  onSearch,
  isTight,
  className,
}: {
  /** What is searched for at first. */
  initial?: string
  onSearch: (query: string) => void
  /** Shows the button as its icon on a phone, where others stand in its row. */
  isTight?: boolean
  className?: string
}) {
  const [typed, setTyped] = useState(initial)
  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search className={className}>
      <form onSubmit={search} className="flex gap-2">
        <Field label={t('Search themes')} hideLabel className="min-w-0 flex-1">
          <TextInput
            type="search"
            placeholder={t('Search themes')}
            maxLength={lengths.search}
            value={typed}
            enterKeyHint="search"
            onChange={(event) => {
              setTyped(event.target.value)
              if (event.target.value === '') onSearch('')
            }}
          />
        </Field>
        <Button type="submit" look="quiet" className={cx(isTight && 'max-sm:size-11 max-sm:p-0!')}>
          {isTight && <Search className="size-4.5 sm:hidden" aria-hidden="true" />}
          <span className={isTight ? 'max-sm:sr-only' : undefined}>{t('Search')}</span>
        </Button>
      </form>
    </search>
  )
}
