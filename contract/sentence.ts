import type * as z from 'zod/mini'

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

/** The sentence for a value that a schema refuses, unless the schema brings its own: the same on both sides. */
export function sentence(issue: Issue): string {
  const name = issue.path?.length ? `'${issue.path.join('.')}'` : 'The request'
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : ''
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${name} is required.`
        : `${name} should be ${article(issue.expected)}.`
    case 'too_big':
      return `${name} should be at most ${issue.maximum}${unit}.`
    case 'too_small':
      return `${name} should be at least ${issue.minimum}${unit}.`
    case 'invalid_value':
      return `${name} should be one of: ${issue.values.map(String).join(', ')}.`
    default:
      return `${name} is not valid.`
  }
}
