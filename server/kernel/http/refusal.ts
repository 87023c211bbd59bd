import type { FieldConflict, Problem, SecondFactor } from '../../../contract/row.ts'
import { englishOf, texts, type Wording, wordingOf } from '../../../contract/texts.ts'

/** A sentence; if it has values, its text and the values. */
export type RefusalText = string | Wording

const inWords = (text: RefusalText): string => (typeof text === 'string' ? text : englishOf(text))
const partsOf = (text: RefusalText): Partial<Wording> =>
  (typeof text === 'string' ? wordingOf(text) : text) ?? {}

/**
 * An expected refusal: a 4xx or 503 with one human sentence (ruling 2). Handlers return it as a value, `get…` queries
 * throw it. Anything else that is thrown is a fault of ours: it is logged and answered with a bare 500.
 */
export class Refusal extends Error {
  readonly status: number
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    text: RefusalText,
    more: {
      errors?: readonly { path: string; message: RefusalText }[]
      fields?: FieldConflict[]
      headers?: Record<string, string>
      secondFactor?: { needs: SecondFactor; ticket?: string }
    } = {},
  ) {
    super(inWords(text))
    this.status = status
    const errors = more.errors?.map(({ path, message }) => ({
      path,
      message: inWords(message),
      ...partsOf(message),
    }))
    this.problem = {
      detail: this.message,
      ...partsOf(text),
      ...(errors && { errors }),
      ...(more.fields && { fields: more.fields }),
      ...(more.secondFactor && { second_factor: more.secondFactor.needs }),
      ...(more.secondFactor?.ticket && { ticket: more.secondFactor.ticket }),
    }
    this.headers = more.headers ?? {}
  }

  /** The fields that are wrong. */
  get errors(): Problem['errors'] {
    return this.problem.errors
  }
}

/** A refusal as a value: `return refuse(409, 'Email already registered')`. */
export const refuse = (...args: ConstructorParameters<typeof Refusal>): Refusal => new Refusal(...args)

/** 404 for what does not exist and for what belongs to somebody else. The answer does not tell them apart. */
export const notFound = (detail: RefusalText = texts('Not found')): Refusal => new Refusal(404, detail)
