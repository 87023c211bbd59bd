import * as z from 'zod/mini'

/** Parts of a foreign file. What is missing or of another kind is empty, and takes nothing else with it. */
export const words = z.catch(z.string(), '')
export const list = <S extends z.ZodMiniType>(schema: S) => z.catch(z.array(schema), [])
export const flag = z.catch(z.boolean(), false)
