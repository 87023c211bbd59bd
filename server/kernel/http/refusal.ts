import type { FieldConflict, Problem } from '../../../contract/row.ts'
import { englishOf, texts, type Wording, wordingOf } from '../../../contract/texts.ts'

/** A sentence, or what it is made of where it holds values. */
export type Said = string | Wording

const inWords = (said: Said): string => (typeof said === 'string' ? said : englishOf(said))
const partsOf = (said: Said): Partial<Wording> => (typeof said === 'string' ? wordingOf(said) : said) ?? {}

/**
 * An expected refusal: a 4xx or 503 with one human sentence (ruling 2). Handlers return it as a value;
 * `get…` queries throw it. Anything else that is thrown is a fault of ours: logged, and a bare 500.
 */
export class Refusal extends Error {
  readonly status: number
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    said: Said,
    more: {
      errors?: readonly { path: string; message: Said }[]
      fields?: FieldConflict[]
      headers?: Record<string, string>
    } = {},
  ) {
    super(inWords(said))
    this.status = status
    const errors = more.errors?.map(({ path, message }) => ({
      path,
      message: inWords(message),
      ...partsOf(message),
    }))
    this.problem = {
      detail: this.message,
      ...partsOf(said),
      ...(errors && { errors }),
      ...(more.fields && { fields: more.fields }),
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

/** 404 for what is absent or somebody else's; which of the two is never told. */
export const notFound = (detail: Said = texts('Not found')): Refusal => new Refusal(404, detail)
