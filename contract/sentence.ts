import type * as z from 'zod/mini'
import { fieldName } from './field-names.ts'

type Issue = z.core.$ZodRawIssue
const article = (kind: string) =>
  ({
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  })[kind] ?? 'of another kind'

const grouped = (value: number | bigint) => value.toLocaleString('en-US')

/** How much is allowed: '40 characters', '1 entry', '1,000,000'. */
function amount(limit: number | bigint, origin: string): string {
  const [one, many] = { string: ['character', 'characters'], array: ['entry', 'entries'] }[origin] ?? []
  return one ? `${grouped(limit)} ${Number(limit) === 1 ? one : many}` : grouped(limit)
}

/**
 * The sentence for a value that a schema refuses, unless the schema brings its own: the same on both sides. For people:
 * paths are for programs.
 */
export function sentence(issue: Issue): string {
  const name = fieldName(issue.path ?? []) || 'The request'
  const has = issue.origin === 'array' ? 'should have' : 'should be'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${name} ${issue.expected === 'array' ? 'are' : 'is'} required.`
        : `${name} should be ${article(issue.expected)}.`
    case 'too_big':
      return `${name} ${has} at most ${amount(issue.maximum, issue.origin)}.`
    case 'too_small':
      return `${name} ${has} at least ${amount(issue.minimum, issue.origin)}.`
    case 'invalid_value':
      return `${name} should be one of: ${issue.values.map(String).join(', ')}.`
    default:
      return `${name} is not valid.`
  }
}
