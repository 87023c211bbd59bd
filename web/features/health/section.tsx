import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'

type SectionProps = {
  title: string
  /** The drawing at its head. */
  mark: ReactNode
  /** What was recorded last, in a line. */
  last: string | undefined
  /** What it is for, as long as nothing was. */
  hint: string
  isDirty: boolean
  isOpen: boolean
  onTurn: (open: boolean) => void
  children: ReactNode
}

/** A part of a day that opens and closes by its title; what it holds is there all the while. */
export function Section({ title, mark, last, hint, isDirty, isOpen, onTurn, children }: SectionProps) {
  const id = useId()
  return (
    <section>
      <header className="relative grid min-h-16 grid-cols-[2.5rem_14rem_1fr_auto] items-center gap-x-4 px-4 py-3 transition-colors hover:bg-hollow/50 max-sm:grid-cols-[2.5rem_1fr_auto] max-sm:gap-x-3 sm:px-6">
        <span aria-hidden="true" className="size-10 max-sm:row-span-2">
          {mark}
        </span>
        {/* The face draws an A after "& " too close. */}
        <h2 className="text-lg [font-kerning:none]">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            aria-describedby={`${id}-last`}
            onClick={() => onTurn(!isOpen)}
            className="text-start after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {title}
          </button>
        </h2>
        <p
          id={`${id}-last`}
          className="numbers min-w-0 text-sm text-ink-soft first-letter:uppercase max-sm:col-start-2 max-sm:row-start-2 max-sm:line-clamp-2 sm:truncate"
        >
          {isDirty ? (
            <span className="font-medium text-clay">{t('Not saved yet')}</span>
          ) : (
            (last ?? (!isOpen && hint))
          )}
        </p>
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'size-5 text-ink-soft transition-transform max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-3',
            isOpen && 'rotate-180',
          )}
        />
      </header>
      <div id={`${id}-fields`} hidden={!isOpen} className="px-4 pt-2 pb-5 sm:px-6 sm:pt-3 sm:pb-6">
        {children}
      </div>
    </section>
  )
}
