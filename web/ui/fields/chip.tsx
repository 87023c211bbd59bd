import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { pressed: boolean }

/** A toggle among several, such as an emotion tag. */
export function Chip({ pressed, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={cx(
        'touch inline-flex items-center justify-center gap-1.5 rounded-pill border px-4 text-sm font-medium transition active:translate-y-px disabled:cursor-not-allowed disabled:border-line disabled:text-ink-soft',
        pressed
          ? 'border-accent bg-accent text-accent-ink hover:bg-accent-strong forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
          : 'border-edge bg-surface hover:border-accent hover:bg-accent-soft',
        className,
      )}
    >
      {children}
    </button>
  )
}
