import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type StatCardProps = { label: string; icon: LucideIcon; children: ReactNode }

/** One number, or one word, and its label. */
export function StatCard({ label, icon: Icon, children }: StatCardProps) {
  return (
    <div className="grid content-between gap-3 rounded-card border border-line bg-surface p-4">
      <dt className="flex items-start justify-between gap-2 text-ink-soft">
        {label}
        <Icon className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
      </dt>
      <dd className="numbers font-serif text-2xl leading-none">{children}</dd>
    </div>
  )
}
