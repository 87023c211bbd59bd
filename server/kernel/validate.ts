import type * as z from 'zod/mini'
import { lengths } from '../../contract/limits.ts'
import { type Refusal, refuse } from './refusal.ts'

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

/** The sentence for a value that a schema refuses, unless the schema brings its own. */
function sentence(issue: Issue): string {
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

const depthOf = (value: unknown, most: number): number =>
  typeof value !== 'object' || value === null || most === 0
    ? 0
    : 1 + Math.max(0, ...Object.values(value).map((inner) => depthOf(inner, most - 1)))

/** Parses what a caller sent; a refusal 400 names every wrong field, and its detail is the first sentence. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | Refusal {
  if (depthOf(value, lengths.jsonDepth + 1) > lengths.jsonDepth)
    return refuse(400, 'The request is nested too deeply.')
  const result = schema.safeParse(value, { error: sentence })
  if (result.success) return result.data
  const errors = result.error.issues
    .slice(0, 50)
    .map(({ path, message }) => ({ path: path.join('.'), message }))
  return refuse(400, errors[0]?.message ?? 'The request is not valid.', { errors })
}
