import * as z from 'zod/mini'

/** Whose eyes a visitor of the demo borrows: the member's whose year it holds, or its administrator's. */
export const demoVisit = z.object({ as: z.enum(['member', 'admin']) })
export type DemoVisit = z.infer<typeof demoVisit>
