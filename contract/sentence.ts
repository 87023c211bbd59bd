import type * as z from 'zod/mini'
import { fieldWording } from './field-names.ts'
import { type Text, texts, type Wording, wording } from './texts.ts'

export type Issue = z.core.$ZodRawIssue

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

/**
 * The sentence for a value that a schema refuses, unless the schema brings its own: the same on both sides. For people:
 * paths are for programs.
 */
export function sentence(issue: Issue): Wording {
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
    case 'custom':
      if (issue.params?.isBlank) return wording('{field} cannot be empty.', { field })
      return wording('{field} is not valid.', { field })
    default:
      return wording('{field} is not valid.', { field })
  }
}
