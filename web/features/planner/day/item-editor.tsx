import { useEffect, useRef } from 'react'
import { t } from '../../../../contract/t.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { ItemFieldset } from '../items/item-fields.tsx'
import type { DayEditor } from './use-day-edit.ts'

/** An item's fields, opened in its place. Esc closes them, not the dialog they stand in. */
export function ItemEditor({ day, editor }: { day: string; editor: DayEditor }) {
  const { form, update, closeEditor } = editor
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    element.current?.querySelector('input')?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <Form
      ref={element}
      form={{ fields: form.fields, submit: update }}
      aria-label={t('Edit item')}
      className="grid min-w-0 scroll-mt-4 gap-3 py-4 pe-3 ps-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        closeEditor()
      }}
    >
      <ItemFieldset of="editing" day={day} />
      <div className="flex justify-end gap-3">
        <Button look="quiet" onClick={closeEditor}>
          {t('Cancel')}
        </Button>
        <Button type="submit">{t('Save')}</Button>
      </div>
    </Form>
  )
}
