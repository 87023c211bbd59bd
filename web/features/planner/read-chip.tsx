import { X } from 'lucide-react'
import { t } from '../../../contract/t.ts'

type ReadChipProps = {
  /** What was read, a part a line; nothing is shown for none. */
  when: readonly string[]
  onRemove: () => void
}

/** Beside a line: when what is typed into it will be. A press leaves its words as they are. */
export function ReadChip({ when, onRemove }: ReadChipProps) {
  if (when.length === 0) return null
  const label = t('{when}: leave it in the words', { when: when.join(', ') })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // The line keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRemove}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md border border-accent bg-accent-soft ps-2.5 pe-2 text-start text-xs leading-tight text-ink transition hover:border-edge"
    >
      <span className="numbers grid whitespace-nowrap">
        {when.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
      <X className="size-3.5 shrink-0 text-ink-soft" aria-hidden="true" />
    </button>
  )
}
