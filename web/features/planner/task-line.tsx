import { Plus } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import { tooLong } from '../../lib/form/too-long.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ReadChip } from './read-chip.tsx'
import { type LineItem, useReading } from './use-reading.ts'

type TaskLineProps = {
  /** The day that it adds to where its words name no other. */
  day: string
  label: string
  addLabel: string
  /** What could be typed, in place of the label, which is still there for readers. */
  example?: string | undefined
  text: string
  onType: (text: string) => void
  /** Called with what was read of the line. Nothing is wrong with a line that nothing was typed into. */
  onAdd: (typed: LineItem) => void
  isDisabled?: boolean
}

/** One line to type a task in, beside it when it will be; Enter adds it. */
export function TaskLine({
  day,
  label,
  addLabel,
  example,
  text,
  onType,
  onAdd,
  isDisabled = false,
}: TaskLineProps) {
  const { when, refuse, item, itemToCome, prepare } = useReading(text, day)
  const input = useRef<HTMLInputElement>(null)
  const wrong = tooLong(item.text, lengths.plannerText) || undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(text)) return
    if (wrong) input.current?.focus()
    else if (itemToCome) void itemToCome().then(onAdd)
    else onAdd(item)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-1.5">
      <Field label={label} hideLabel error={wrong} className="min-w-0 flex-1">
        <TextInput
          ref={input}
          value={text}
          placeholder={example ?? label}
          autoComplete="off"
          enterKeyHint="done"
          disabled={isDisabled}
          onFocus={prepare}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      {/* On a phone below the line, which shows too little of what is typed otherwise. */}
      <span className="contents max-sm:order-1 max-sm:block max-sm:basis-full max-sm:empty:hidden">
        <ReadChip
          when={when}
          onRemove={() => {
            refuse()
            input.current?.focus()
          }}
        />
      </span>
      <IconButton type="submit" label={addLabel} className="-me-2.5">
        <Plus />
      </IconButton>
    </form>
  )
}
