import { lengths } from '../../../contract/limits.ts'
import { wording } from '../../../contract/texts.ts'
import { daysBetween } from '../../../contract/week.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'

/** Why a range of days is not answered; undefined when it is, as is one with an open end. */
export const rangeRefusal = (from: string | undefined, to: string | undefined): Refusal | undefined =>
  from && to && daysBetween(from, to) >= lengths.healthDays
    ? refuse(
        400,
        wording('A range spans at most {count, plural, other {# days}}.', { count: lengths.healthDays }),
      )
    : undefined
