import { useId, useLayoutEffect, useRef } from 'react'
import { itemColors, type PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'
import { colorLook } from './item-look.ts'

type ColorChoiceProps = { value: PlannerItem['color']; onChange: (color: PlannerItem['color']) => void }

/** Color labels by their names, as native radios. Arrow keys move. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const group = useId()
  const row = useRef<HTMLDivElement>(null)

  // On a phone the row scrolls, and the chosen one may be at its end.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.parentElement
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - row.current.clientWidth) / 2
  }, [])

  // None is first: it is the default.
  const colors = ['gray', ...itemColors.filter((color) => color !== 'gray')] as PlannerItem['color'][]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-0.5 text-sm font-medium">{t('Color label')}</legend>
      <div
        ref={row}
        className="relative -mx-3 flex gap-1.5 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {colors.map((color) => {
          const { name, paint } = colorLook(color)
          return (
            <label
              key={color}
              className="relative inline-flex min-h-9 shrink-0 items-center gap-2 rounded-pill border border-line px-2.5 text-sm text-ink-soft sm:px-3 transition hover:border-edge hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 forced-colors:has-checked:outline-2"
            >
              <input
                type="radio"
                name={group}
                value={color}
                checked={value === color}
                onChange={() => onChange(color)}
                className="sr-only"
              />
              <span
                aria-hidden="true"
                className={cx('size-3 rounded-pill', color === 'gray' ? 'border border-edge' : paint)}
              />
              {name}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
