import { hostileValues } from '../../server/test/hostile-values.ts'

/** A JSON Schema (draft 2020-12), as the contract gives it. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const chance = (share: number) => Math.random() < share

/** Strings that are meaningful to the product: what its own answers held, and what its formats are made of. */
export class KnownStrings {
  readonly #seen: string[] = []
  readonly #fitting = new Map<string, string[]>()
  readonly #most = 4_000

  /** Remembers the strings of an answer, each among the latest. */
  take(answer: unknown): void {
    if (typeof answer === 'string') {
      if (answer.length > 0 && answer.length < 200)
        this.#seen[Math.floor(Math.random() * this.#most)] = answer
    } else if (typeof answer === 'object' && answer !== null)
      for (const value of Object.values(answer)) this.take(value)
  }

  /** One of them, if possible one that a pattern takes. */
  give(pattern: string | undefined): string {
    const basic = basics()
    if (pattern === undefined) return chance(0.5) ? oneOf(basic) : (oneOf(this.#seen) ?? oneOf(basic))
    const known = this.#fitting.get(pattern)
    if (known && chance(0.995)) return oneOf(known) ?? oneOf(basic)
    const fits = new RegExp(pattern, 'u')
    const list = [...basic, ...Object.values(this.#seen)].filter((text) => fits.test(text))
    this.#fitting.set(pattern, list)
    return oneOf(list) ?? oneOf(basic)
  }
}

/** A day near today. */
const someDay = () => new Date(Date.now() + (Math.random() - 0.5) * 60 * 86_400_000)
function basics(): string[] {
  const day = someDay()
  return [
    day.toISOString().slice(0, 10),
    day.toISOString(),
    day.toISOString().slice(0, 19),
    day.toISOString().slice(11, 16),
    crypto.randomUUID(),
    'A quiet morning by the sea',
    'someone@example.org',
    'https://example.org/a',
    'Europe/Berlin',
    'FREQ=WEEKLY;COUNT=5',
    '#3a6b7c',
    'de',
  ]
}

/** A value that a schema takes; one in twenty is hostile instead. */
export function generatedValue(schema: Schema, known: KnownStrings, depth = 0): unknown {
  if (chance(0.05)) return oneOf(hostileValues)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return generatedValue(oneOf(choices), known, depth)
  if (schema.allOf) return generatedValue(Object.assign({}, ...schema.allOf), known, depth)
  const type = Array.isArray(schema.type) ? oneOf(schema.type) : schema.type
  if (type === 'object' || schema.properties) {
    const needed = new Set(schema.required)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => chance(needed.has(name) ? 0.98 : 0.5))
        .map(([name, inner]) => [name, generatedValue(inner, known, depth + 1)]),
    )
  }
  if (type === 'array') {
    const [least, most] = [schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, depth > 2 ? 1 : 4)]
    const length = Math.max(least, Math.floor(Math.random() * (most + 1)))
    return Array.from({ length }, () => generatedValue(schema.items ?? {}, known, depth + 1))
  }
  if (type === 'integer' || type === 'number') {
    const [least, most] = [schema.minimum ?? 0, Math.min(schema.maximum ?? 1_000, 1e9)]
    const value = oneOf([least, most, least + Math.random() * (most - least)])
    return type === 'integer' ? Math.round(value) : value
  }
  if (type === 'boolean') return chance(0.5)
  if (type === 'null') return null
  const text = known.give(schema.pattern)
  return schema.maxLength !== undefined && chance(0.9) ? text.slice(0, schema.maxLength) : text
}
