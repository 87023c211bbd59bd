import type { LucideIcon } from 'lucide-react'

/** An icon at the beginning of a row, on a disc. */
export const IconDisc = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-raised text-ink-soft">
    <Icon className="size-5" aria-hidden="true" />
  </span>
)
