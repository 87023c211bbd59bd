import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lengths } from '../../contract/limits.ts'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'

const searchAfterMs = 300

type SearchFieldProps = {
  label: string
  placeholder?: string
  /** What is searched for now. */
  value: string
  /** Called when the typing pauses, or on Enter. */
  onSearch: (words: string) => void
  /** Called on the down arrow, which moves from the field to the results. */
  onArrowDown?: () => void
  hideLabel?: boolean
}

/** A search on the server, which runs when the typing pauses. The field follows if the search changes elsewhere. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onSearch, onArrowDown, hideLabel } = props
  const [text, setText] = useState(value)
  // The current value, then the searches still on their way to it. When one of them arrives, it must not undo later typing.
  const searches = useRef([value])
  const search = (words: string) => {
    if (words === searches.current.at(-1)) return
    searches.current.push(words)
    onSearch(words)
  }
  const searchNow = useEffectEvent(search)

  useEffect(() => {
    const at = searches.current.indexOf(value)
    searches.current = at < 0 ? [value] : searches.current.slice(at)
    if (at < 0) setText(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => searchNow(text.trim()), searchAfterMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <search>
      <Field label={label} hideLabel={hideLabel}>
        <TextInput
          type="search"
          placeholder={placeholder}
          value={text}
          maxLength={lengths.search}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && onArrowDown) {
              event.preventDefault()
              onArrowDown()
            }
            if (event.key === 'Enter') search(text.trim())
          }}
        />
      </Field>
    </search>
  )
}
