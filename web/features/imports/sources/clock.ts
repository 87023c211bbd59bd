import { halfOf } from './date-words.ts'
import { plainDigits } from './digits.ts'

const two = (part: string) => part.padStart(2, '0')

/** Zones that are written as letters and mean one thing, in minutes. */
const zones: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  mez: 60,
  cest: 120,
  mesz: 120,
  eet: 120,
  eest: 180,
  trt: 180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
}

/** `UTC+0200`, `+02:00`, `GMT+2`, `CET` or `Z` in minutes; undefined for anything else. */
export function offsetOf(text: string): number | undefined {
  const name = text.trim().toLowerCase()
  if (Object.hasOwn(zones, name)) return zones[name]
  const found = /^(?:utc|gmt)?\s?([+\-−])(\d\d?)(?::?(\d\d))?$/.exec(name)
  if (!found) return undefined
  return (Number(found[2]) * 60 + Number(found[3] ?? 0)) * (found[1] === '+' ? 1 : -1)
}

/** A time of day as HH:MM, what stands around it, and its offset in minutes if it names one. */
export type Clock = { rest: string; time: string; offset: number | null }

const mark = String.raw`(\p{L}[\p{L}\p{M}.״"']{0,14}?(?:\.\s\p{L}\.?)?)`
const digits = String.raw`(\d{1,2})(?:(?::(\d\d)(?::(\d\d)(?:[.,]\d+)?)?|\.(\d\d)(?:\.\d\d)?)|\s?(?:h|u|uhr|時|时|点|點|시)(?:\s?(\d\d)\s?(?:min|m|分|분)?\.?(?:\s?\d\d\s?(?:sec|s|秒|초)\.?)?)?)?`
const besides = String.raw`(?:um|at|a las?|à|saat|kl\.?|ore|klo)`
const atEnd = new RegExp(
  String.raw`^(.*?)(?:^|[\s,;T]|(?<=\P{L}))(?:${besides}\s)?(?:${mark}\s?)??${digits}(?:\s?(?:uhr|hrs?|hs|h))?(?:\s?${mark})?$`,
  'iu',
)
const atStart = /^(\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s?[ap]\.?\s?m\.?)?)[\s,]+(?=\S*\d)(.+)$/i
const compact = /^(\d{8})[T ]?(\d\d)(\d\d)(?:\d\d(?:[.,]\d+)?)?(z|[+-]\d\d:?\d\d)?$/i
/** As Unix writes it: Tue Nov 10 20:05:00 CET 2026. */
const beforeYear = /^(.+\s)(\d{1,2}:\d\d(?::\d\d)?(?:\s(?:[A-Z]{3,4}|[+-]\d{4}))?)\s(\d{4})$/
const zone = /\s?((?:UTC|GMT)?\s?[+\-−]\d\d?(?::?\d\d)?|Z|(?<=[\s\d])[A-Z]{3,4})$/i

/** Finds the time of day in a cell, mostly at its end; undefined where there is none. */
export function readClock(cell: string): Clock | undefined {
  const text = plainDigits(cell).trim()
  const packed = compact.exec(text)
  if (packed) return clockFrom(packed[1] ?? '', packed[2] ?? '', packed[3] ?? '', undefined, packed[4])
  const inside = beforeYear.exec(text)
  if (inside) {
    const clock = readClock(inside[2] ?? '')
    return clock && { ...clock, rest: `${inside[1]}${inside[3]}` }
  }
  // JavaScript writes the zone once more in words.
  const bare = text.replace(/(?<=\d)\s*\([^()]*\)$/, '')
  const end = zone.exec(bare)
  const offset = end?.[1] === undefined ? undefined : offsetOf(end[1])
  const zoned = end && offset !== undefined ? endOf(bare.slice(0, end.index), end[1]) : undefined
  const found = zoned ?? endOf(bare, undefined)
  if (found) return found
  const start = atStart.exec(text)
  const clock = start && endOf(start[1] ?? '', undefined)
  return clock ? { ...clock, rest: start?.[2]?.trim() ?? '' } : undefined
}

function endOf(text: string, zoneName: string | undefined): Clock | undefined {
  const found = atEnd.exec(text.trim())
  if (!found) return undefined
  const [, rest = '', before, hour = '', colon, , dot, letter, behind] = found
  const early = before === undefined ? undefined : halfOf(before)
  // A word before the time that is no half of the day belongs to the day, as in kedd 8:05.
  const day = before !== undefined && early === undefined ? `${rest} ${before}` : rest
  const half = behind === undefined ? early : halfOf(behind)
  if (behind !== undefined && (half === undefined || early !== undefined)) return undefined
  const minute = colon ?? dot ?? letter
  // A number alone is an hour only with a mark, or a letter behind it.
  const isBare =
    minute === undefined && !/\d\s?(?:h|u|uhr|時|时|点|點|시)/iu.test(found[0].slice(rest.length))
  if (isBare && half === undefined) return undefined
  return clockFrom(day, hour, minute ?? '00', half, zoneName)
}

function clockFrom(
  rest: string,
  hour: string,
  minute: string,
  half: 0 | 12 | undefined,
  zoneName: string | undefined,
) {
  const said = Number(hour)
  const full = half === undefined || said > 12 ? said : (said % 12) + half
  if (full > 23 || Number(minute) > 59) return undefined
  return {
    rest: rest.replace(/[\s,;T]+$/, '').trim(),
    time: `${two(String(full))}:${two(minute)}`,
    offset: zoneName === undefined ? null : (offsetOf(zoneName) ?? null),
  }
}
