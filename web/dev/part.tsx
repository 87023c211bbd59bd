import type { ReactNode } from 'react'

/** One framed specimen. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mb-8 break-inside-avoid">
      <h3 className="mb-3 border-b border-line pb-1 font-sans text-xs font-semibold text-ink-soft">{name}</h3>
      {children}
    </section>
  )
}
