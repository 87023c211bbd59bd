import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { lengths } from '../../../../contract/limits.ts'
import { itemTypes } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice, Form } from '../../../ui/form.tsx'
import { typeLook } from '../items/item-look.ts'
import type { DayEdit } from './day-edit.ts'
import { ItemFieldset } from './item-fields.tsx'
import type { DayEditor } from './use-day-edit.ts'

/** 'Add New Item'. After adding, the focus returns to the text, for the next one. */
export function AddItemForm({ editor: { form, edit, add } }: { editor: DayEditor }) {
  const { fields } = form
  const isFull = edit.notes.length >= lengths.plannerItems

  // Focused at once, unless an on-screen keyboard would cover half of a phone.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) fields.setFocus('adding.text')
  }, [fields.setFocus])

  return (
    <Form
      form={{ fields, submit: add }}
      aria-label={t('Add New Item')}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-paper p-3 sm:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 className="text-lg">{t('Add New Item')}</h3>
        <Choice<DayEdit>
          name="adding.type"
          legend={t('Type')}
          hideLegend
          look="segmented"
          className="grow max-sm:basis-full max-sm:[&_label]:px-1 max-[23rem]:[&_label]:flex-auto max-[23rem]:[&_label]:text-xs sm:max-w-md"
          options={itemTypes.map((type) => ({ value: type, label: typeLook(type).name }))}
        />
      </div>
      <ItemFieldset of="adding" placeholder={t('What would you like to remember?')}>
        <Button type="submit" look="quiet" disabled={isFull} className="mt-auto justify-self-end">
          <Plus className="size-4.5" aria-hidden="true" />
          {t('Add Item')}
        </Button>
      </ItemFieldset>
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
