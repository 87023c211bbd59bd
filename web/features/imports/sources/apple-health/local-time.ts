const minute = 60_000

/** A moment of the file: the instant, and how far its own clock is ahead of UTC, both in milliseconds. */
export type LocalTime = { at: number; offset: number }

const shape = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d) ([+-])(\d\d):?(\d\d)$/

/** Reads `2024-03-01 07:58:12 +0100`; undefined for anything else, and outside the years 1900 to 2100. */
export function readLocalTime(text: string | undefined): LocalTime | undefined {
  const found = shape.exec(text ?? '')
  if (!found) return undefined
  const part = (at: number) => Number(found[at])
  const wall = Date.UTC(part(1), part(2) - 1, part(3), part(4), part(5), part(6))
  if (part(1) < 1900 || part(1) > 2100 || part(4) > 23) return undefined
  // A day that its month does not have would be one of the next month.
  if (new Date(wall).getUTCDate() !== part(3) || part(2) < 1 || part(2) > 12) return undefined
  const offset = (part(8) * 60 + part(9)) * minute * (found[7] === '-' ? -1 : 1)
  return { at: wall - offset, offset }
}

/** The day that its own clock shows. The days of the file are those of the person, wherever they are read. */
export const dayOfTime = ({ at, offset }: LocalTime): string =>
  new Date(at + offset).toISOString().slice(0, 10)
