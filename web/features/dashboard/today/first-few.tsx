import { type ReactNode, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { Button } from '../../../ui/button.tsx'

type FirstFewProps<T> = { items: readonly T[]; most: number; children: (item: T) => ReactNode }

/** A list that shows its first items, and the others once they are asked for. */
export function FirstFew<T>({ items, most, children }: FirstFewProps<T>) {
  const [areAllShown, setAllShown] = useState(false)
  const more = items.length - most
  // A button that shows a single row more takes the room of that row.
  const shown = areAllShown || more <= 1 ? items : items.slice(0, most)
  return (
    <>
      <ul>{shown.map(children)}</ul>
      {more > 1 && (
        <Button
          look="link"
          className="text-sm"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown ? t('Show less') : t('{count, plural, other {+# more}}', { count: more })}
        </Button>
      )}
    </>
  )
}
