import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  plain: 'bg-raised text-ink-soft',
  accent: 'bg-accent-soft text-accent-strong',
  good: 'bg-good-soft text-good',
  strong: 'bg-good text-surface',
  warn: 'bg-warn-soft text-warn shadow-none',
  danger: 'bg-danger-soft text-danger',
  clay: 'bg-clay-soft text-clay',
}

/** A short state in words. Its color only repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-pill px-2.5 py-0.5 text-xs font-semibold [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
