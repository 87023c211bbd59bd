import { type ReactNode, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { Button } from '../../../ui/button.tsx'

type FirstFewProps<T> = {
  /** What is open first, then what is done. */
  items: readonly T[]
  isDone: (item: T) => boolean
  most: number
  children: (item: T) => ReactNode
  /** Stands beside the button that shows the others. */
  beside?: ReactNode
}

/** The first few of what is open; the others, and what is done, once they are asked for. */
export function FirstFew<T>({ items, isDone, most, children, beside }: FirstFewProps<T>) {
  const [areAllShown, setAllShown] = useState(false)
  const open = items.filter((item) => !isDone(item))
  const first = open.slice(0, most)
  const more = items.length - first.length
  // A button that shows a single one takes the room of that one.
  const isShort = more <= 1
  const label =
    open.length > most
      ? t('{count, plural, other {+# more}}', { count: more })
      : t('{count, plural, other {# done}}', { count: more })
  return (
    <>
      <ul>{(areAllShown || isShort ? items : first).map(children)}</ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {!isShort && (
          <Button
            look="link"
            className="text-sm text-ink-soft!"
            aria-expanded={areAllShown}
            onClick={() => setAllShown(!areAllShown)}
          >
            {areAllShown ? t('Show less') : label}
          </Button>
        )}
        {beside}
      </div>
    </>
  )
}
