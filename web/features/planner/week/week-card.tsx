import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../../contract/t.ts'
import { Form } from '../../../ui/fields/form.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { WeekEditor } from './use-week-edit.ts'

type WeekCardProps<Row extends { text: string }> = {
  title: string
  /** Stands over the rows. */
  above?: ReactNode
  /** Shown in place of the rows if there are none. */
  empty: string
  rows: readonly Row[]
  onRows: (rows: Row[]) => void
  /** The content of a row before its delete button. */
  row: (row: Row, position: number) => ReactNode
  /** The fields of a new row. The button with this name adds it. */
  fields: ReactNode
  /** Stands under the fields. */
  below?: ReactNode
  /** Lies at the foot of the page, as far as there is room. */
  foot?: ReactNode
  addLabel: string
  isFull: boolean
  onAdd: () => void
  editor: WeekEditor
  /** The first of the fields. It gets the focus after a row was added or deleted. */
  field: 'typed.goal' | 'typed.reminder.text'
}

/** A list of the week and the form that adds to it. */
export function WeekCard<Row extends { text: string }>(props: WeekCardProps<Row>) {
  const { title, above, empty, rows, onRows, row, addLabel, isFull, onAdd, editor, field } = props

  const { fields } = editor.form

  function submit() {
    onAdd()
    fields.setFocus(field)
  }

  return (
    <section aria-label={title} className="flex min-w-0 flex-col px-4 py-5 sm:px-7 sm:py-6">
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {above}
        {rows.length === 0 && <p className="font-serif text-lg text-ink-soft">{empty}</p>}
        <ul className="grid grid-cols-[minmax(0,1fr)] font-serif text-lg">
          {rows.map((one, position) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and two of them may be alike.
              key={position}
              className="flex min-h-12 items-start gap-3 border-b border-line"
            >
              {row(one, position)}
              <IconButton
                className="row-bin -me-3"
                label={t('Delete {name}', { name: one.text })}
                onClick={() => {
                  onRows(rows.toSpliced(position, 1))
                  fields.setFocus(field)
                }}
              >
                <X className="size-4.5!" />
              </IconButton>
            </li>
          ))}
        </ul>
        {/* Its line is the next one of the sheet. */}
        <Form form={{ fields, submit }} className="-mt-3 flex flex-wrap items-start gap-2">
          {props.fields}
          <IconButton type="submit" label={addLabel} disabled={isFull} className="-me-3">
            <Plus />
          </IconButton>
        </Form>
        {props.below}
      </div>
      <div
        aria-hidden="true"
        // A phone has it for what lies on it alone.
        className="ruled relative hidden flex-1 overflow-hidden md:block has-[svg]:block max-md:has-[svg]:min-h-54"
      >
        {props.foot}
      </div>
    </section>
  )
}
