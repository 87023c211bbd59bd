import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'

/** More than so many are no longer counted at a glance: each then stands for several goals. */
const most = 12

/** How many of the week's goals are reached: a row of pebbles that fill, and the same in words. */
export function GoalPebbles({ done, count }: { done: number; count: number }) {
  const pebbles = Math.min(count, most)
  const full = done === count ? pebbles : Math.floor((done / count) * pebbles)
  const words = t('{count, plural, other {{done} of # done}}', { done, count })
  return (
    <div
      role="progressbar"
      aria-label={t('Progress')}
      aria-valuenow={done}
      aria-valuemax={count}
      aria-valuetext={words}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
    >
      <span aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: pebbles }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: they are alike but for their place.
            key={place}
            className={cx(
              'size-4 rounded-[55%_45%_52%_48%/48%_54%_46%_52%] border-[1.5px] transition-colors duration-300 forced-colors:border-[CanvasText]',
              place % 2 === 1 && 'rotate-90',
              place < full ? 'border-accent bg-accent forced-colors:bg-[Highlight]' : 'border-edge',
            )}
          />
        ))}
      </span>
      <span aria-hidden="true" className="numbers text-sm text-ink-soft">
        {words}
      </span>
    </div>
  )
}
