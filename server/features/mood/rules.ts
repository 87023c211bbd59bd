import { texts } from '../../../contract/texts.ts'
import { addDays } from '../../../contract/week.ts'
import { today } from '../../kernel/clock.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'

/** How far a sender's clock may be ahead of ours. */
const clockSkew = { minutes: 5 }

/**
 * Why a check-in of this day and moment is not taken; undefined when it is. A day may be tomorrow, because the zone that
 * came with the call may not be the sender's (ruling 37).
 */
export function momentRefusal(
  { date, created_at }: { date: string; created_at?: string | undefined },
  now: Temporal.Instant,
  zone: string,
): Refusal | undefined {
  if (date > addDays(today(now, zone).toString(), 1))
    return refuse(400, texts('A mood cannot be of a day to come.'))
  if (created_at === undefined) return undefined
  const moment = Temporal.Instant.from(created_at)
  if (Temporal.Instant.compare(moment, now.add(clockSkew)) > 0)
    return refuse(400, texts('A mood cannot be of an hour to come.'))
  const utcDay = moment.toZonedDateTimeISO('UTC').toPlainDate().toString()
  return utcDay < addDays(date, -1) || utcDay > addDays(date, 1)
    ? refuse(400, texts('The hour of a mood should lie in its day.'))
    : undefined
}
