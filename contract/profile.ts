import * as z from 'zod/mini'

/** A member's daily goals (member.md section 3). */
export const healthGoals = z.object({
  dailyWaterMl: z.number(),
  dailySteps: z.number(),
  sleepHoursTarget: z.number(),
  weightTargetKg: z.nullable(z.number()),
})

/** The member as the web keeps it in `localStorage.user` (member.md section 3). */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['member', 'admin']),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  location_requested: z.boolean(),
  healthGoals,
})
export type User = z.infer<typeof user>
