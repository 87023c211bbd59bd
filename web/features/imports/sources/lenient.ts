import * as z from 'zod/mini'

/** Parts of a foreign file. What is missing or of another kind is empty, and takes nothing else with it. */
export const words = z.catch(z.string(), '')
export const flag = z.catch(z.boolean(), false)

/** A whole number, also where a program wrote it in quotes. */
export const whole = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/))]),
  z.pipe(z.transform(Number), z.int()),
)

/** What can be read of a list, and the places of the rest, counted from 1. */
export type LenientList<T> = { good: T[]; broken: number[] }

/** A list whose parts are read one by one, so that a broken one takes no other with it. What is missing is empty. */
export const list = <S extends z.ZodMiniType>(schema: S) =>
  z._default(
    z.pipe(
      z.unknown(),
      z.transform((value): LenientList<z.output<S>> => {
        const found: LenientList<z.output<S>> = { good: [], broken: [] }
        const parts = Array.isArray(value) ? value : value === null ? [] : [value]
        for (const [at, part] of parts.entries()) {
          const { success, data } = schema.safeParse(part)
          if (success) found.good.push(data)
          else found.broken.push(at + 1)
        }
        return found
      }),
    ),
    { good: [], broken: [] },
  )
