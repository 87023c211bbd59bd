import { clock } from '../../lib/time/clock.ts'
import { dayInWords, dayOf } from '../../lib/time/days.ts'

/** When something that waits was written. `at` is in milliseconds. */
export function WrittenAt({ at }: { at: number }) {
  const written = new Date(at)
  return (
    <time dateTime={written.toISOString()} className="numbers text-sm text-ink-soft">
      {`${dayInWords(dayOf(written))}, ${clock(written)}`}
    </time>
  )
}
