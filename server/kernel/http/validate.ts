import type * as z from 'zod/mini'
import { lengths } from '../../../contract/limits.ts'
import { type Issue, sentence } from '../../../contract/sentence.ts'
import { englishOf, type Wording, wordingOf } from '../../../contract/texts.ts'
import { type Refusal, refuse } from './refusal.ts'

const depthOf = (value: unknown, most: number): number =>
  typeof value !== 'object' || value === null || most === 0
    ? 0
    : 1 + Math.max(0, ...Object.values(value).map((inner) => depthOf(inner, most - 1)))

/** Parses what a caller sent. A refusal (400) names every wrong field. Its detail is the first sentence. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | Refusal {
  if (depthOf(value, lengths.jsonDepth + 1) > lengths.jsonDepth)
    return refuse(400, 'The request is nested too deeply.')
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : refusalOf(schema, value)
}

/** Parses once more, for sentences. What is valid is parsed without making any. */
function refusalOf(schema: z.ZodMiniType, value: unknown): Refusal {
  // A schema's message is one string.
  const made = new Map<string, Wording>()
  const error = (issue: Issue) => {
    const own = sentence(issue)
    const english = englishOf(own)
    made.set(english, own)
    return english
  }
  const { error: failure } = schema.safeParse(value, { error })
  const errors = (failure?.issues ?? []).slice(0, 50).map(({ path, message }) => ({
    path: path.join('.'),
    message: made.get(message) ?? wordingOf(message) ?? message,
  }))
  return refuse(400, errors[0]?.message ?? 'The request is not valid.', { errors })
}
