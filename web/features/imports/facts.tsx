import type { ReactNode } from 'react'

type FactsProps = {
  /** `note` is a sentence below the line. */
  facts: readonly { name: string; value: ReactNode; note?: string }[]
}

/** What is in a file or came of it, in lines. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(({ name, value, note }) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2.5 first:border-t-0"
        >
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="numbers text-ink-soft">{value}</dd>
          {note && <dd className="basis-full text-xs text-ink-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
