import { wallClockAt } from '../../../../lib/time/wall-clock.ts'
import { plainDigits } from '../digits.ts'

const minute = 60_000

/**
 * A moment of the file: the instant, and how far the person's clock is ahead of UTC, both in milliseconds. `isNamed` says
 * that the record names its zone, while the others have that of the device that wrote the file.
 */
export type LocalTime = { at: number; offset: number; isNamed: boolean }

const plain =
  /^(\d{4})-(\d\d)-(\d\d)[ T](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s?([ap]\.?\s?m\.?)?\s?(?:([+-])(\d\d):?(\d\d)|Z)$/i
const compact = /^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)()\s?(?:([+-])(\d\d):?(\d\d)|Z)$/

/**
 * Reads `2024-03-01 07:58:12 +0100`, also with a.m. and p.m., with digits of another script, and as `20240301075812+0100`;
 * undefined for anything else, and outside the years 1900 to 2100. `zone` is the one that the record names.
 */
export function readLocalTime(text = '', zone?: string): LocalTime | undefined {
  const digits = plainDigits(text)
  const found = plain.exec(digits) ?? compact.exec(digits)
  if (!found) return undefined
  const part = (at: number) => Number(found[at] ?? 0)
  const half = found[7]?.[0]?.toLowerCase()
  if (half && (part(4) < 1 || part(4) > 12)) return undefined
  const hour = half ? (part(4) % 12) + (half === 'p' ? 12 : 0) : part(4)
  const wall = Date.UTC(part(1), part(2) - 1, part(3), hour, part(5), part(6))
  if (part(1) < 1900 || part(1) > 2100 || hour > 23) return undefined
  // A day that its month does not have would be one of the next month.
  if (new Date(wall).getUTCDate() !== part(3) || part(2) < 1 || part(2) > 12) return undefined
  const offset = (part(9) * 60 + part(10)) * minute * (found[8] === '-' ? -1 : 1)
  const at = wall - offset
  const named = zone === undefined ? undefined : offsetIn(zone, at)
  return { at, offset: named ?? offset, isNamed: named !== undefined }
}

/** Which of two clocks of one moment counts: the one that is named, else the one that is further ahead. */
export const isBetter = (one: Omit<LocalTime, 'at'>, other: Omit<LocalTime, 'at'>): boolean =>
  one.isNamed === other.isNamed ? one.offset > other.offset : one.isNamed

const quarterMs = 15 * minute
/** The last answer for each zone: records come in the order of time. Unknown zones have none. */
const lastOffsets = new Map<string, { quarter: number; offset: number | undefined }>()
/** Zones that are remembered. There are some 600. */
const mostZones = 1000

/** How far a zone is ahead of UTC; undefined for one that there is not. It changes on a quarter of an hour. */
function offsetIn(zone: string, at: number): number | undefined {
  const quarter = Math.floor(at / quarterMs)
  const last = lastOffsets.get(zone)
  if (last?.quarter === quarter) return last.offset
  let offset: number | undefined
  try {
    const moment = quarter * quarterMs
    offset = Date.parse(`${wallClockAt(moment, zone)}:00Z`) - moment
  } catch {
    offset = undefined
  }
  if (lastOffsets.size >= mostZones) lastOffsets.clear()
  lastOffsets.set(zone, { quarter, offset })
  return offset
}

/** The day that the person's clock shows. The days of the file are theirs, wherever they are read. */
export const dayOfTime = ({ at, offset }: LocalTime): string =>
  new Date(at + offset).toISOString().slice(0, 10)
