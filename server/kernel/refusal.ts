import type { Problem } from '../../contract/row.ts'

/**
 * An expected refusal: a 4xx or 503 with one human sentence (ruling 2). Handlers return it as a value;
 * `get…` queries throw it. Anything else that is thrown is a fault of ours: logged, and a bare 500.
 */
export class Refusal extends Error {
  readonly status: number
  readonly errors: Problem['errors']
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    detail: string,
    more: { errors?: Problem['errors']; headers?: Record<string, string> } = {},
  ) {
    super(detail)
    this.status = status
    this.errors = more.errors
    this.headers = more.headers ?? {}
  }

  get problem(): Problem {
    return this.errors ? { detail: this.message, errors: this.errors } : { detail: this.message }
  }
}

/** A refusal as a value: `return refuse(409, 'Email already registered')`. */
export const refuse = (...args: ConstructorParameters<typeof Refusal>): Refusal => new Refusal(...args)

/** 404 for what is absent or somebody else's; which of the two is never told. */
export const notFound = (detail = 'Not found'): Refusal => new Refusal(404, detail)
