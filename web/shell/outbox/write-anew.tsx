import { useId, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { Outbox } from '../../lib/outbox/outbox.ts'
import { queuedCallOf } from '../../lib/outbox/queued-call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { queuedCalls } from './queued-calls.ts'

/** Whether a change holds words that can be written anew. */
export const isWritten = (change: Change): boolean =>
  (queuedCallOf(queuedCalls, change).editableTexts?.(change as never) ?? []).length > 0

/** The words of a refused change, to be written anew. Each key is kept on this device; nothing is sent by it. */
export function WriteAnew({ outbox, change, about }: { outbox: Outbox; change: Change; about: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { editableTexts, withTexts } = queuedCallOf(queuedCalls, change)
  const fields = editableTexts?.(change as never) ?? []
  const write = (at: number, text: string) => {
    const texts = fields.map((field, nth) => (nth === at ? text : field.text))
    const next = withTexts?.(change as never, texts)
    if (next) void outbox.rewrite(next)
  }
  return (
    <div className="grid justify-items-start">
      <Button
        look="link"
        className="text-sm"
        aria-label={t('Change the words: {name}', { name: about })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Change the words')}
      </Button>
      {isOpen && (
        <div id={id} className="grid w-full gap-3 pb-2">
          {fields.map(({ label, text, most }, at) => (
            <Field key={label} label={label}>
              <TextArea
                low
                value={text}
                counter={{ used: text.length, max: most }}
                onChange={({ target }) => write(at, target.value)}
              />
            </Field>
          ))}
        </div>
      )}
    </div>
  )
}
