import { Plus } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { isBlank } from '../../../../contract/blank.ts'
import { lengths } from '../../../../contract/limits.ts'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { tooLong } from '../../../lib/too-long.ts'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { addedInWords } from '../day-words.ts'
import { useItemActions } from '../items/item-actions.tsx'
import { ReadChip } from '../read-chip.tsx'
import { emptyItem, makeItem } from '../rules.ts'
import { useLine } from '../use-line.ts'
import { useReading } from '../use-reading.ts'

/** One line to type a task of a day in, saved at once; whatever else it has is set afterwards. */
export function QuickAdd({ day, notes }: { day: string; notes: readonly PlannerItem[] }) {
  const { add } = useItemActions()
  const { text, setText, latest } = useLine(day)
  const { when, refuse, item: typed } = useReading(text)
  /** What could not be added: with the same words it is the same item again, and is added once. */
  const failed = useRef<{ words: string; item: PlannerItem }>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const wrong = tooLong(typed.text, lengths.plannerText) || undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(text) || wrong) return
    const { day: to = day, time = '' } = typed
    const words = JSON.stringify([to, time, typed.text])
    const item =
      failed.current?.words === words
        ? failed.current.item
        : makeItem({ ...emptyItem, type: 'task', text: typed.text, time }, new Date(), notes)
    failed.current = undefined
    add(to, item, addedInWords(to, day), () => {
      failed.current = { words, item }
      setText(latest.current || text)
    })
    setText('')
  }
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-1">
      <Field label={t('Add a task')} hideLabel error={wrong} className="min-w-0 flex-1">
        <TextInput
          ref={input}
          value={text}
          placeholder={t('Add a task')}
          autoComplete="off"
          enterKeyHint="done"
          disabled={notes.length >= lengths.plannerItems}
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
      <IconButton type="submit" label={t('Add to this day')}>
        <Plus />
      </IconButton>
    </form>
  )
}
