import * as z from 'zod/mini'
import { isBlank } from './blank.ts'
import { lengths } from './limits.ts'
import { message } from './texts.ts'
import { daysBetween } from './week.ts'

const storable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), {
  error: 'The text holds characters that cannot be stored.',
  abort: true,
})

/** A text of any length without NUL and lone surrogates. */
export const storableText = z.string().check(storable)

/** A text that may be empty: at most `max` characters, no NUL, no lone surrogate. */
export const text = (max: number) => storableText.check(z.maxLength(max))

/** A visible text, trimmed. `blank` is the sentence for one that is not visible. */
export const visibleText = (max: number, blank?: string) =>
  z.string().check(
    storable,
    z.trim(),
    z.refine((value) => !isBlank(value), { error: blank, params: { isBlank: true } }),
    z.maxLength(max),
  )

/** A UUID of any version. Ours are UUIDv7 (RFC 9562). */
export const id = z.guid()

/**
 * A calendar day as `YYYY-MM-DD` that exists, from year 1 to 9999; PostgreSQL has no year 0. Asking about one on which
 * nothing can be is no mistake: the answer is empty (ruling 37).
 */
export const day = z.iso
  .date({ abort: true })
  .check(z.refine<string>((value) => !value.startsWith('0000'), { abort: true }))

const [firstYear, lastYear] = [lengths.firstDay, lengths.lastDay].map((text) => text.slice(0, 4))
const yearError = `The year should be between ${firstYear} and ${lastYear}.`

/** A {@link day} about which something is written down (ruling 37). */
export const entryDay = day.check(
  z.refine<string>((value) => value >= lengths.firstDay && value <= lengths.lastDay, {
    error: yearError,
    abort: true,
  }),
)

/** From a day to a day, both included, at most so many days. */
export const dayRangeOf = (most: number) =>
  z.object({ from_date: day, to_date: day }).check(
    z.refine((range) => daysBetween(range.from_date, range.to_date) >= 0, {
      error: 'The range should end on its first day or later.',
      path: ['to_date'],
    }),
    z.refine((range) => daysBetween(range.from_date, range.to_date) < most, {
      error: message('A range holds at most {max, plural, other {# days}}.', { max: most }),
      path: ['to_date'],
    }),
  )

/** From a day to a day, a year at the most. */
export const dayRange = dayRangeOf(lengths.rangeDays)

/** A time of day as `HH:MM`. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A week's name: its Monday (ruling 4). */
export const monday = day.check(
  z.refine((value) => new Date(value).getUTCDay() === 1, { error: 'A week starts on a Monday.' }),
)

/** A {@link monday} of a week about which something is written down (ruling 37). */
export const entryWeek = entryDay.check(
  z.refine((value) => new Date(value).getUTCDay() === 1, { error: 'A week starts on a Monday.' }),
)

const dateTime = () =>
  z.iso.datetime({
    offset: true,
    abort: true,
    error: 'A time should be an ISO 8601 date and time with Z or an offset.',
  })

/** An ISO 8601 instant with an offset or Z at which something that is written down happens, by the year it names (ruling 37). */
export const entryTime = dateTime().check(
  z.refine((value) => value.slice(0, 4) >= `${firstYear}` && value.slice(0, 4) <= `${lastYear}`, {
    error: yearError,
  }),
)

const earliest = '0001-01-02T00:00:00Z'
const latest = '9999-12-30T00:00:00Z'

/**
 * An ISO 8601 instant with an offset or Z that is asked about. One that the database cannot hold is the nearest that it
 * can: nothing happens there either (ruling 37).
 */
export const anyTime = dateTime().check(
  z.overwrite((value) => {
    if (!(Date.parse(value) > Date.parse(earliest))) return earliest
    return Date.parse(value) < Date.parse(latest) ? value : latest
  }),
)

/** An instant as ISO 8601 UTC with microseconds, fit to serve as a cursor (ruling 4). */
export const instant = z.string()

/** An {@link instant} that a caller sends back to read on behind it. */
export const cursor = (what: string) => {
  const error = `A cursor is the created_at of ${what}`
  return z.iso.datetime({ error }).check(
    z.maxLength(30, error),
    z.refine((value) => !value.startsWith('0000'), error),
  )
}

/** A whole number in a query string. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  )

/** The largest that its column holds. */
const lastVersion = 2 ** 31 - 1

/** Counts the changes of what is stored. */
export const version = z.int().check(z.gte(0), z.lte(lastVersion))

/** In a query string: the {@link version} that was seen. If another is stored by now, the answer is 409. */
export const seenVersion = z.object({ version: z.optional(wholeNumber(0, lastVersion)) })

/** The size of a page, in a query string. The default is the maximum (ruling 29). */
export const pageLimit = z._default(wholeNumber(1, lengths.page), lengths.page)

/** The answer of a call that returns nothing but success. */
export const done = z.object({ ok: z.literal(true) })

/** Fields for a change. Each may be left out. That means 'no change', not its default. */
export const changedFields = <T extends Record<string, z.ZodMiniType>>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      z.optional(schema instanceof z.ZodMiniDefault ? (schema.def.innerType as z.ZodMiniType) : schema),
    ]),
  ) as { [K in keyof T]: z.ZodMiniOptional<T[K] extends z.ZodMiniDefault<infer Inner> ? Inner : T[K]> }

/** A change that changes something. The version that it was made from changes nothing. */
export const changesSomething = z.refine<object>(
  (change) => Object.entries(change).some(([name, value]) => name !== 'version' && value !== undefined),
  { error: 'Say what should change.' },
)
