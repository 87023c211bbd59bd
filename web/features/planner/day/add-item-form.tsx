import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isBlank } from '../../../../contract/blank.ts'
import { lengths } from '../../../../contract/limits.ts'
import { itemTypes } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice, Form } from '../../../ui/fields/form.tsx'
import { ItemFieldset } from '../items/item-fields.tsx'
import { typeLook } from '../items/item-look.ts'
import { ReadChip } from '../read-chip.tsx'
import { useWhenTold } from '../use-reading.ts'
import { type DayEdit, typedWhen } from './day-edit.ts'
import type { DayEditor } from './use-day-edit.ts'

/** 'Add New Item': one line to type in, the rest under it. After adding, the focus is back at the text, for the next. */
export function AddItemForm({ day, editor }: { day: string; editor: DayEditor }) {
  const { form, edit, add } = editor
  const { fields } = form
  const when = useWhenTold(typedWhen(edit, useToday(), day), day)
  const isFull = edit.notes.length >= lengths.plannerItems

  // Focused at once, unless an on-screen keyboard would cover half of a phone. There the day's items come first, and
  // what else an item has unfolds once the text is touched.
  const [isBegun, setBegun] = useState(
    () => matchMedia('(pointer: fine)').matches || !isBlank(edit.adding.text),
  )
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) fields.setFocus('adding.text')
  }, [fields.setFocus])

  return (
    <Form
      form={{ fields, submit: add }}
      aria-label={t('Add New Item')}
      // Not by the button, which would move away from under the finger.
      onFocus={({ target }) => setBegun(isBegun || target instanceof HTMLInputElement)}
      className="grid min-w-0 gap-3 rounded-card bg-paper p-3 sm:p-4"
    >
      <h3 className="font-sans text-sm font-medium tracking-normal text-ink-soft">{t('Add New Item')}</h3>
      <ItemFieldset
        of="adding"
        repeat="rhythm"
        day={day}
        isFolded={!isBegun}
        placeholder={t('Write it down')}
        beside={
          <>
            <ReadChip
              when={when}
              onRemove={() => {
                editor.refuse()
                fields.setFocus('adding.text')
              }}
            />
            <Button type="submit" look="quiet" disabled={isFull} className="max-sm:px-3">
              <Plus className="size-4.5" aria-hidden="true" />
              <span className="max-sm:sr-only">{t('Add Item')}</span>
            </Button>
          </>
        }
        before={
          <Choice<DayEdit>
            name="adding.type"
            legend={t('Type')}
            hideLegend
            look="segmented"
            className="max-sm:basis-full [&_label]:min-h-7 [&_label]:flex-auto [&_label]:whitespace-nowrap [&_label]:px-2.5 max-[23rem]:[&_label]:px-1 max-[23rem]:[&_label]:text-xs pointer-coarse:[&_label]:min-h-9"
            options={itemTypes.map((type) => ({ value: type, label: typeLook(type).name }))}
          />
        }
      />
      {isFull && (
        <p className="text-sm text-ink-soft" role="status">
          {t('A day holds {count, plural, other {# items}}, and this one is full.', {
            count: lengths.plannerItems,
          })}
        </p>
      )}
    </Form>
  )
}
