import pg from 'pg'

type Parse = (text: string) => unknown

/** A PostgreSQL `int8` or `numeric` as a number. Throws if a number cannot hold it exactly enough. */
export function parseNumber(text: string): number {
  const number = Number(text)
  if (!Number.isFinite(number) || Math.abs(number) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`The number ${text} from the database is beyond what can be held exactly.`)
  }
  return number
}

const utcInstant = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/

/**
 * A PostgreSQL `timestamptz` as ISO 8601 in UTC with exactly six decimals, as it is stored. It serves as a cursor and
 * sorts as text. A `Date` would lose the last three decimals.
 */
export function parseInstant(text: string): string {
  const [, day, time, fraction = ''] = utcInstant.exec(text) ?? []
  if (day !== undefined) return `${day}T${time}.${fraction.padEnd(6, '0')}Z`
  return Temporal.Instant.from(text.replace(' ', 'T')).toString({ smallestUnit: 'microsecond' })
}

const asWritten: Parse = (text) => text
// pg's own parser of text[]: nested if the array is nested, null for a null element.
const textArray: number = 1009
const parseTexts: Parse = pg.types.getTypeParser(textArray)

function deep(parse: Parse): (value: unknown) => unknown {
  const one = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(one) : typeof value === 'string' ? parse(value) : value
  return one
}

function arrayOf(parse: Parse): Parse {
  const each = deep(parse)
  return (text) => each(parseTexts(text))
}

// Numbers are the type's oid and its array's (pg_type.dat).
const parsers = new Map<number, Parse>([
  [20, parseNumber], // int8, and count()
  [1016, arrayOf(parseNumber)],
  [1700, parseNumber], // numeric
  [1231, arrayOf(parseNumber)],
  [1184, parseInstant], // timestamptz
  [1185, arrayOf(parseInstant)],
  [1082, asWritten], // date
  [1182, parseTexts],
  [1114, asWritten], // timestamp, which has no zone to make a Date in
  [1115, parseTexts],
  [2951, parseTexts], // uuid[]
])

/**
 * How values are parsed, on both engines. They are the `types` of a pool, so that pg's global parsers do not change.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const own = format === 'binary' ? undefined : parsers.get(oid)
    return own ?? pg.types.getTypeParser(oid, format)
  },
}
