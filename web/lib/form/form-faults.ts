import { type FieldPath, type FieldValues, get } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Api } from '../../../contract/api.ts'
import { isBlank } from '../../../contract/blank.ts'
import { type Issue, sentence } from '../../../contract/sentence.ts'
import { translate, translateData, translateWording } from '../../../contract/t.ts'
import type { Text } from '../../../contract/texts.ts'
import { tooLong } from './too-long.ts'

/** The calls of the contract that a form can send: those with a JSON body. */
export type FormCall = { [K in keyof Api]: Api[K] extends { body: z.ZodMiniType } ? K : never }[keyof Api]

/** The body schema of a row. */
export type BodySchema<K extends FormCall> = Api[K] extends { body: infer S extends z.ZodMiniType }
  ? S
  : never
export type BodyOf<K extends FormCall> = z.input<BodySchema<K>>

/**
 * What a form makes of what was typed: every field of the body by name, those with a default too. So a field that is
 * added to the contract does not compile until each form says what it sends. `undefined` leaves a field out. The form
 * does not make the idempotency key.
 */
export type WholeBody<K extends FormCall> = Whole<Omit<BodyOf<K>, 'id'>>
type Whole<T> = T extends readonly (infer Entry)[]
  ? Whole<Entry>[]
  : T extends object
    ? { [F in keyof T]-?: Whole<T[F]> | undefined }
    : T

/** The body to send: the fields that are not left out. */
export const bodyToSend = <K extends FormCall>(body: WholeBody<K>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as BodyOf<K>

/** A fault of a field. One that `isLive` is shown while the person types, the others after they send. */
export type Fault = { name: string; text: string; isLive?: boolean }

/** How a form is checked. */
export type Checks<K extends FormCall, V extends FieldValues> = {
  /** The row's own body schema, which the server checks with. */
  body: BodySchema<K>
  /** What is sent of what was typed. */
  toBody: (typed: V) => WholeBody<K>
  /** The sentence for a field that has to be filled in and is not. */
  needed?: { [F in FieldPath<V>]?: Text }
  /** The specified sentence for a field that cannot be sent as it is, in place of the schema's. */
  texts?: { [F in FieldPath<V>]?: Text }
  /** The sentence for a text that is too long, with `{max}` and `{count}`: one for all fields, or one for each. */
  tooLong?: Text | { [F in FieldPath<V>]?: Text }
  /** Checks of the web beyond the contract. They replace the schema's fault of the same field. */
  check?: (typed: V) => Fault[]
  /** The field of the form for a path of the body. By default it has the same name. */
  at?: (path: string, typed: V) => string | undefined
}

/** The field that a path of the body means, if the form has it. */
export function fieldAt<K extends FormCall, V extends FieldValues>(
  { at }: Checks<K, V>,
  path: string,
  typed: V,
): string | undefined {
  if (at) return at(path, typed)
  const [head = ''] = path.split('.')
  return head in typed ? path : undefined
}

/** The server's own sentence for a fault of a schema, in the language of the page. */
const inOurLanguage = (issue: Issue) => translateWording(sentence(issue))

/** Every fault of what was typed: a sentence for each field, in the order of the form's fields. */
export function faultsIn<K extends FormCall, V extends FieldValues>(checks: Checks<K, V>, typed: V): Fault[] {
  const body = checks.toBody(typed)
  const { error } = checks.body.safeParse(body, { error: inOurLanguage })
  const told = (error?.issues ?? []).map(({ path, message, ...issue }): Fault => {
    const name = fieldAt(checks, path.join('.'), typed) ?? ''
    const isLong = issue.code === 'too_big' && issue.origin === 'string'
    const sentence =
      typeof checks.tooLong === 'object' ? checks.tooLong[name as FieldPath<V>] : checks.tooLong
    const long = isLong && tooLong(String(get(body, path.join('.'))), Number(issue.maximum), sentence)
    const own = checks.texts?.[name as FieldPath<V>]
    return { name, text: long || (own ? translate(own) : translateData(message)), isLive: isLong }
  })
  const missing = Object.entries(checks.needed ?? {})
    .filter(([name]) => isBlank(String(get(typed, name))))
    .map(([name, sentence]): Fault => ({ name, text: translate(sentence as Text) }))
  const faults = new Map<string, Fault>()
  for (const fault of [...missing, ...(checks.check?.(typed) ?? []), ...told])
    if (!faults.has(fault.name)) faults.set(fault.name, fault)
  const fields = Object.keys(typed)
  const place = ({ name }: Fault) => fields.indexOf(name.split('.')[0] ?? '')
  return [...faults.values()].sort((one, other) => place(one) - place(other))
}
