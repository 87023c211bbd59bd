import { useLayoutEffect, useRef } from 'react'
import { t } from '../../../../contract/t.ts'
import { OpenDay } from '../../../ui/scenes/open-day.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ItemRow } from '../items/item-row.tsx'
import { sortItems } from '../rules.ts'
import { ItemEditor } from './item-editor.tsx'
import type { DayEditor } from './use-day-edit.ts'

/** The items of the day in the order of their times; one at a time opens for editing in its place. */
export function ItemList({ day, editor }: { day: string; editor: DayEditor }) {
  const { notes, editing } = editor.edit
  const list = useRef<HTMLUListElement>(null)
  /** Gets the focus after an item is deleted, because its button is gone. */
  const place = useRef<HTMLDivElement>(null)
  const lastEdited = useRef<string>(undefined)

  // The button that opened an editor gets the focus back when the editor closes.
  useLayoutEffect(() => {
    if (!editing && lastEdited.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(lastEdited.current)}"]`)?.focus()
    lastEdited.current = editing?.id
  }, [editing])

  /** The menu gives the focus back to a button that is gone by then. */
  const keepFocus = () => setTimeout(() => place.current?.focus({ preventScroll: true }), 0)
  const untimed = notes.filter(({ time }) => !time)
  return (
    <div ref={place} tabIndex={-1}>
      {notes.length === 0 && (
        <EmptyState scene={<OpenDay />} className="py-6">
          {t('No items yet. Add your first note, task, reminder, or event above.')}
        </EmptyState>
      )}
      <ul ref={list} aria-label={t('Items')} className="min-w-0 divide-y divide-line">
        {sortItems(notes).map((item) => (
          <li
            key={item.id}
            data-order={item.time ? undefined : ''}
            className="relative min-w-0 bg-surface py-0.5 transition-colors hover:bg-hollow/50 data-lifted:z-10 data-lifted:rounded-md data-lifted:shadow-float"
          >
            {editing?.id === item.id ? (
              <ItemEditor day={day} editor={editor} />
            ) : (
              <ItemRow
                day={day}
                item={item}
                order={item.time ? undefined : { at: untimed.indexOf(item), count: untimed.length }}
                onPlace={(nth) => editor.place(item.id, nth)}
                onMove={(to, words) => {
                  editor.leave(item.id, to, words)
                  keepFocus()
                }}
                onComplete={(completed) => editor.complete(item.id, completed)}
                onEdit={() => editor.open(item.id)}
                onDelete={() => {
                  editor.remove(item.id)
                  keepFocus()
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
