import type { GlobalEvent } from '../../../contract/events.ts'
import { zone } from '../../lib/api.ts'
import { hoursInWords } from './event-day.ts'
import { whenInWords } from './event-words.ts'
import { isPast } from './rules.ts'

const yearOf = (moment: string | number) => new Date(moment).getFullYear()

/**
 * When an event is, beside its date leaf: the hours alone, because the day stands there. Whoever cannot see the leaf
 * hears all of it. An event of several days, or of an earlier year, says all of it to everybody.
 */
export function EventHours({ event, now }: { event: GlobalEvent; now: number }) {
  const isOld = isPast(event, now) && yearOf(event.start) !== yearOf(now)
  const hours = isOld ? undefined : hoursInWords(event, zone())
  const whole = whenInWords(event, zone())
  return (
    <time dateTime={event.start}>
      {hours === undefined ? (
        whole
      ) : (
        <>
          <span className="sr-only">{whole}</span>
          <span aria-hidden="true">{hours}</span>
        </>
      )}
    </time>
  )
}
