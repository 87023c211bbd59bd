import { useId, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { Kind } from '../../lib/outbox/kind.ts'
import type { Outbox } from '../../lib/outbox/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { kinds } from './kinds.ts'

/** The kind of any change. */
export const kindOf = (change: Change) => kinds[change.name] as unknown as Kind<Change['name']>

/** Whether a change holds words that can be written anew. */
export const isWritten = (change: Change): boolean =>
  (kindOf(change).written?.(change as never) ?? []).length > 0

/** The words of a refused change, to be written anew. Each key is kept on this device; nothing is sent by it. */
export function WriteAnew({ outbox, change, about }: { outbox: Outbox; change: Change; about: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { written, rewritten } = kindOf(change)
  const fields = written?.(change as never) ?? []
  const write = (at: number, text: string) => {
    const texts = fields.map((field, nth) => (nth === at ? text : field.text))
    const next = rewritten?.(change as never, texts)
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
