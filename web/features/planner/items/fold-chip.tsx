import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

type FoldChipProps = {
  icon?: LucideIcon
  isOpen: boolean
  /** Marks what has been chosen already. */
  isSet: boolean
  /** The id of what it unfolds. */
  controls: string
  onToggle: () => void
  children: ReactNode
}

/** A small button that unfolds a part of a form, and says what is chosen in it. */
export function FoldChip({ icon: Icon, isOpen, isSet, controls, onToggle, children }: FoldChipProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className={cx(
        'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-pill border text-sm transition hover:text-ink pointer-coarse:min-h-11',
        // What is not chosen yet is a word among words.
        isSet
          ? 'border-accent bg-accent-soft px-3 text-ink'
          : 'border-transparent px-2 text-ink-soft hover:bg-hollow',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      <span className="truncate">{children}</span>
      <ChevronDown
        aria-hidden="true"
        className={cx('size-3.5 transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  )
}
