import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

/** Lines that stand for words to come, each with its width as a class. */
export const Strokes = ({ widths, className }: { widths: readonly string[]; className?: string }) => (
  <span aria-hidden="true" className={cx('grid gap-3.5', className)}>
    {widths.map((width, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is what each of them is.
      <span key={at} className={cx('h-2.5 rounded-pill bg-[light-dark(var(--hollow),var(--line))]', width)} />
    ))}
  </span>
)

type BlankSheetProps = { scene: ReactNode; widths: readonly string[]; children: string }

/** The sheet on which the preview of a form will be, with nothing on it yet, and what it waits for. */
export const BlankSheet = ({ scene, widths, children }: BlankSheetProps) => (
  <div className="grid overflow-hidden rounded-card border border-line bg-surface">
    <div className="grid justify-items-center bg-accent-soft py-5 *:max-w-full">{scene}</div>
    <p className="px-5 pt-6 pb-5 text-center font-serif text-lg text-balance text-ink-soft">{children}</p>
    <Strokes widths={widths} className="border-t border-line p-5" />
  </div>
)
