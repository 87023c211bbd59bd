import { t } from '../../../../contract/t.ts'
import { clockOf } from '../../../lib/time/clock.ts'

/** '8:15 AM', or '8:15 AM – 9:00 AM'. */
export const timesInWords = (time: string, endTime: string | null | undefined): string =>
  endTime
    ? t('{from} – {to}||two times of day', { from: clockOf(time), to: clockOf(endTime) })
    : clockOf(time)
