import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type DialogFootProps = { className?: string; children: ReactNode }

/**
 * The actions of a dialog, from the quietest to the one that it is for. They stay at its lower edge while a long
 * content scrolls over them, except in a low window, and lie one over the other where a line has no room for them.
 * A form around it is a column of flex: what is sticky does not leave its row of a grid.
 */
export const DialogFoot = ({ className, children }: DialogFootProps) => (
  <footer
    className={cx(
      'sticky bottom-0 z-10 -mx-4 -mb-[max(1rem,env(safe-area-inset-bottom))] flex flex-wrap-reverse justify-end gap-2',
      'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-surface before:to-transparent low:before:hidden',
      'border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow',
      'sm:-mx-6 sm:-mb-6 sm:gap-3 sm:px-6 sm:py-4 low:static',
      className,
    )}
  >
    {children}
  </footer>
)
