import { Plus } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { itemTypes } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { ItemFieldset } from './item-fields.tsx'
import { typeLook } from './item-look.ts'
import type { DayEditor } from './use-day-edit.ts'

/** 'Add New Item'. After adding, the focus is back at the text, for the next one. */
export function AddItemForm({ editor }: { editor: DayEditor }) {
  const text = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  const { adding, notes } = editor.edit
  const isFull = notes.length >= lengths.plannerItems

  function submit(event: FormEvent) {
    event.preventDefault()
    const lacksTime = adding.text.trim() !== '' && adding.reminder && adding.time === ''
    editor.add()
    ;(lacksTime ? time : text).current?.focus()
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t('Add New Item')}
      className="grid gap-4 rounded-card border border-line bg-paper p-3 sm:p-4"
    >
      <h3 className="text-lg">{t('Add New Item')}</h3>
      <RadioGroup
        legend={t('Type')}
        hideLegend
        look="segmented"
        className="max-sm:[&_label]:px-1"
        value={adding.type}
        onChange={(type) => editor.type({ type })}
        options={itemTypes.map((type) => ({ value: type, label: typeLook(type).name }))}
      />
      <ItemFieldset
        fields={adding}
        problems={editor.problems.adding}
        onChange={editor.type}
        textLabel={t('Text')}
        placeholder={t('What would you like to remember?')}
        text={text}
        time={time}
        autoFocus
      />
      <div className="flex flex-wrap items-center justify-end gap-4">
        {isFull && (
          <p className="text-sm text-ink-soft" role="status">
            {t('A day holds {count} items, and this one is full.', { count: lengths.plannerItems })}
          </p>
        )}
        <Button type="submit" look="quiet" disabled={isFull}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t('Add Item')}
        </Button>
      </div>
    </form>
  )
}
