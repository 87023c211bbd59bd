import * as z from 'zod/mini'

/** How much of the quota is used, from 0 to 1, and from which share on the member is warned (ruling 36). */
export const storage = z.object({ used: z.number(), tellAt: z.number() })
