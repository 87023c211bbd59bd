import { isDeepStrictEqual } from 'node:util'
import type { ImportOutcome } from '../../../contract/imports.ts'

/** A field in which both sides differ, with what is here and what the file says. */
export type Difference = NonNullable<ImportOutcome['differences']>[number]
type Value = Difference['here']
type Fields = Readonly<Record<string, unknown>>

/** Characters of a text that are told, and those of them before the first that differs. */
const toldLength = 120
const toldBefore = 20

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where two texts begin to differ. */
function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at += 1
  return at
}

/** The part of a text around a place, so that a long text shows what differs in it. */
function around(text: string, place: number): string {
  if (text.length <= toldLength) return text
  const from = Math.max(0, Math.min(place - toldBefore, text.length - toldLength))
  const part = text.slice(from, from + toldLength)
  return `${from > 0 ? '…' : ''}${part}${from + toldLength < text.length ? '…' : ''}`.toWellFormed()
}

const plain = (value: unknown): Value =>
  Array.isArray(value)
    ? value.map(String)
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null

function both(here: unknown, file: unknown): Pick<Difference, 'here' | 'file'> {
  if (typeof here !== 'string' || typeof file !== 'string') return { here: plain(here), file: plain(file) }
  const place = firstDifference(here, file)
  return { here: around(here, place), file: around(file, place) }
}

/**
 * What is here, and what the file says, of the named fields. Of a field that has fields itself those that differ are told.
 * `of` is the thing that has the fields, where a row has several.
 */
export const differencesOf = (
  names: readonly string[],
  here: Fields,
  file: Fields,
  of?: string,
): Difference[] =>
  names.flatMap((field): Difference[] => {
    const [a, b] = [here[field], file[field]]
    if (isFields(a) && isFields(b)) return differencesOf(unlike(a, b), a, b, of)
    return [{ ...(of !== undefined && { of }), field, ...both(a, b) }]
  })

/** The fields in which two things differ. One that is absent is as one that is null. */
export const unlike = (a: Fields, b: Fields): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (name) => !isDeepStrictEqual(a[name] ?? null, b[name] ?? null),
  )
