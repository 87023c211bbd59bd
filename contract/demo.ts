import * as z from 'zod/mini'

/** Whom a visitor of the demo signs in as: the member whose year it shows, or its administrator. */
export const demoVisit = z.object({ as: z.enum(['member', 'admin']) })
export type DemoVisit = z.infer<typeof demoVisit>
