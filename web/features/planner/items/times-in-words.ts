import { clockOf } from '../../../lib/clock.ts'

/** '8:15 AM', or '8:15 AM – 9:00 AM'. */
export const timesInWords = (time: string, endTime: string | null | undefined): string =>
  endTime ? `${clockOf(time)} – ${clockOf(endTime)}` : clockOf(time)
