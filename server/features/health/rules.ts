import { lengths } from '../../../contract/limits.ts'
import { wording } from '../../../contract/texts.ts'
import { daysBetween } from '../../../contract/week.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'

/** Why a range of days is refused; undefined if it is fine. A range with an open end is fine. */
export const rangeRefusal = (from: string | undefined, to: string | undefined): Refusal | undefined =>
  from && to && daysBetween(from, to) >= lengths.healthDays
    ? refuse(
        400,
        wording('A range spans at most {count, plural, other {# days}}.', { count: lengths.healthDays }),
      )
    : undefined
