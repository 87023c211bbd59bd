import type { ReactNode } from 'react'

/** One framed specimen. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mb-8 break-inside-avoid">
      <p className="mb-3 border-b border-line pb-1 text-xs font-semibold text-ink-soft">{name}</p>
      {children}
    </section>
  )
}
