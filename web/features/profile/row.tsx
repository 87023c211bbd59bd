import type { ReactNode } from 'react'

type RowProps = {
  label: string
  /** The action of the row, at the right. */
  action?: ReactNode
  children: ReactNode
}

/** One fact of the account, inside a `<dl>`. */
export function Row({ label, action, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-2 first:border-t-0 sm:min-h-15 sm:grid-cols-[9rem_1fr_auto]">
      <dt className="col-span-2 text-sm text-ink-soft sm:col-span-1">{label}</dt>
      <dd className="numbers min-w-0 wrap-anywhere">{children}</dd>
      {action && <dd className="justify-self-end">{action}</dd>}
    </div>
  )
}
