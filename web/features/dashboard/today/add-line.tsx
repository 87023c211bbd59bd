import { Plus } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { isBlank } from '../../../../contract/blank.ts'
import { lengths } from '../../../../contract/limits.ts'
import { t } from '../../../../contract/t.ts'
import { tooLong } from '../../../lib/too-long.ts'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useAddTyped } from '../../planner/use-add-typed.ts'
import { useLine } from '../../planner/use-line.ts'

/** One line to type into: Enter makes it a task of the day. It stays until it is saved, on another page too. */
export function AddLine({ day }: { day: string }) {
  const { text, setText, dropSaved } = useLine(day)
  const { mutate, isPending } = useAddTyped(day, dropSaved)
  const input = useRef<HTMLInputElement>(null)
  const wrong = tooLong(text.trim(), lengths.plannerText)
  function submit(event: FormEvent) {
    event.preventDefault()
    // Nothing is wrong with a line that nothing was typed into.
    if (isBlank(text) || isPending) return
    if (wrong) input.current?.focus()
    else mutate(text)
  }

  return (
    <form noValidate onSubmit={submit} className="relative">
      <Field label={t('Add to today')} hideLabel error={wrong}>
        <TextInput
          ref={input}
          value={text}
          placeholder={t('Add to today')}
          autoComplete="off"
          enterKeyHint="done"
          className="pe-12!"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <IconButton type="submit" label={t('Add to today')} className="absolute top-0 end-0">
        <Plus />
      </IconButton>
    </form>
  )
}
