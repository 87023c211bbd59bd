import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { ItemFieldset } from './item-fields.tsx'
import type { ItemFields } from './rules.ts'

type ItemEditorProps = {
  fields: ItemFields
  problems: { text?: string; time?: string }
  onChange: (part: Partial<ItemFields>) => void
  /** Takes the fields over; answers whether it could. */
  onSave: () => boolean
  onCancel: () => void
}

/** An item's fields, opened in its place. Esc closes them, not the dialog they stand in. */
export function ItemEditor({ fields, problems, onChange, onSave, onCancel }: ItemEditorProps) {
  const text = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  useEffect(() => {
    text.current?.focus({ preventScroll: true })
    text.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const lacksTime = fields.text.trim() !== '' && fields.reminder && fields.time === ''
    if (!onSave()) (lacksTime ? time : text).current?.focus()
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t('Edit item')}
      className="grid min-w-0 scroll-mt-4 gap-4 py-4 pe-3 ps-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
    >
      <ItemFieldset
        fields={fields}
        problems={problems}
        onChange={onChange}
        textLabel={t('Text')}
        text={text}
        time={time}
      >
        <div className="mt-auto flex justify-end gap-3">
          <Button look="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit">{t('Save')}</Button>
        </div>
      </ItemFieldset>
    </form>
  )
}
