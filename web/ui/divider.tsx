import { cx } from './cx.ts'
import { Leaf } from './leaf.tsx'

/** A pause between two thoughts. */
export function Divider({ className }: { className?: string }) {
  return (
    <div className={cx('flex items-center gap-4 text-accent', className)} aria-hidden="true">
      <span className="h-px flex-1 bg-line" />
      <Leaf className="size-6" />
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
