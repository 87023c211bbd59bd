import type * as z from 'zod/mini'
import { fieldWording } from '../../contract/field-names.ts'
import { lengths } from '../../contract/limits.ts'
import { englishOf, type Text, texts, type Wording, wording, wordingOf } from '../../contract/texts.ts'
import { type Refusal, refuse } from './refusal.ts'

type Issue = z.core.$ZodRawIssue

const kinds: Readonly<Record<string, Text>> = texts({
  string: '{field} should be text.',
  number: '{field} should be a number.',
  int: '{field} should be a whole number.',
  boolean: '{field} should be true or false.',
  array: '{field} should be a list.',
  object: '{field} should be an object.',
})

const most: Readonly<Record<string, Text>> = texts({
  string:
    '{field} should be at most {limit, plural, one {{limit, number} character} other {{limit, number} characters}}.',
  array:
    '{field} should have at most {limit, plural, one {{limit, number} entry} other {{limit, number} entries}}.',
})
const least: Readonly<Record<string, Text>> = texts({
  string:
    '{field} should be at least {limit, plural, one {{limit, number} character} other {{limit, number} characters}}.',
  array:
    '{field} should have at least {limit, plural, one {{limit, number} entry} other {{limit, number} entries}}.',
})

/** The sentence for a value that a schema refuses, unless the schema brings its own. For people: paths are for programs. */
function sentence(issue: Issue): Wording {
  const field = fieldWording(issue.path ?? [])
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined)
        return issue.expected === 'array'
          ? wording('{field} are required.', { field })
          : wording('{field} is required.', { field })
      return wording(kinds[issue.expected] ?? texts('{field} should be of another kind.'), { field })
    case 'too_big':
      return wording(most[issue.origin] ?? texts('{field} should be at most {limit, number}.'), {
        field,
        limit: Number(issue.maximum),
      })
    case 'too_small':
      return wording(least[issue.origin] ?? texts('{field} should be at least {limit, number}.'), {
        field,
        limit: Number(issue.minimum),
      })
    case 'invalid_value':
      return wording('{field} should be one of: {values}.', {
        field,
        values: issue.values.map(String).join(', '),
      })
    default:
      return wording('{field} is not valid.', { field })
  }
}

const depthOf = (value: unknown, most: number): number =>
  typeof value !== 'object' || value === null || most === 0
    ? 0
    : 1 + Math.max(0, ...Object.values(value).map((inner) => depthOf(inner, most - 1)))

/** Parses what a caller sent; a refusal 400 names every wrong field, and its detail is the first sentence. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | Refusal {
  if (depthOf(value, lengths.jsonDepth + 1) > lengths.jsonDepth)
    return refuse(400, 'The request is nested too deeply.')
  // A schema knows a message as one string.
  const made = new Map<string, Wording>()
  const error = (issue: Issue) => {
    const own = sentence(issue)
    const english = englishOf(own)
    made.set(english, own)
    return english
  }
  const result = schema.safeParse(value, { error })
  if (result.success) return result.data
  const errors = result.error.issues.slice(0, 50).map(({ path, message }) => ({
    path: path.join('.'),
    message: made.get(message) ?? wordingOf(message) ?? message,
  }))
  return refuse(400, errors[0]?.message ?? 'The request is not valid.', { errors })
}
