import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type StatProps = { label: string; icon: LucideIcon; children: ReactNode }

/** One number, or one word, and its label. */
export function Stat({ label, icon: Icon, children }: StatProps) {
  return (
    <div className="-me-px -mb-px grid gap-x-3 sm:flex sm:items-baseline sm:justify-between border-e border-b border-line px-4 py-3">
      <dt className="flex items-baseline gap-2 text-ink-soft">
        <Icon className="size-4 shrink-0 self-center max-sm:hidden" aria-hidden="true" />
        {label}
      </dt>
      <dd className="numbers font-serif text-lg leading-snug">{children}</dd>
    </div>
  )
}
