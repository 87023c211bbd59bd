import { Plus } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { isBlank } from '../../../../contract/blank.ts'
import { lengths } from '../../../../contract/limits.ts'
import { t } from '../../../../contract/t.ts'
import { tooLong } from '../../../lib/too-long.ts'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ReadChip } from '../../planner/read-chip.tsx'
import { useAddTyped } from '../../planner/use-add-typed.ts'
import { useLine } from '../../planner/use-line.ts'
import { useReading } from '../../planner/use-reading.ts'

/** One line to type into: Enter makes it a task of the day. It stays until it is saved, on another page too. */
export function AddLine({ day }: { day: string }) {
  const { text, setText, dropSaved } = useLine(day)
  const { when, refuse, item } = useReading(text)
  const { mutate, isPending } = useAddTyped(day, dropSaved)
  const input = useRef<HTMLInputElement>(null)
  const wrong = tooLong(item.text, lengths.plannerText)
  function submit(event: FormEvent) {
    event.preventDefault()
    // Nothing is wrong with a line that nothing was typed into.
    if (isBlank(text) || isPending) return
    if (wrong) input.current?.focus()
    else mutate({ ...item, line: text })
  }

  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-1.5">
      <Field label={t('Add to today')} hideLabel error={wrong} className="min-w-0 flex-1">
        <TextInput
          ref={input}
          value={text}
          placeholder={t('Add to today')}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <ReadChip
        when={when}
        onRemove={() => {
          refuse()
          input.current?.focus()
        }}
      />
      <IconButton type="submit" label={t('Add to today')} className="-me-2.5">
        <Plus />
      </IconButton>
    </form>
  )
}
