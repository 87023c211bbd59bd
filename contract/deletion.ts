import * as z from 'zod/mini'
import { type CountedThing, countedThings, erasableKinds } from './counted-things.ts'
import { currentPassword, user } from './profile.ts'
import { instant } from './values.ts'

const things = Object.keys(countedThings) as CountedThing[]

const counts = z.record(z.enum(things), z.number())
export type DeletedCounts = z.output<typeof counts>

/** How much of each kind the member has now, and since when they have an account. */
export const ownRecords = z.object({
  counts,
  /** How many of the entries of the journal are in its bin. */
  in_bin: z.optional(z.number()),
  since: z.optional(instant),
})
export type OwnRecords = z.output<typeof ownRecords>

/** The proof of a deletion. The operator finds the same number in the ledger. */
export const receipt = z.object({
  number: z.string(),
  at: instant,
  counts,
  /**
   * The day on which the last nightly backup with the deleted data is removed; null where A-genda makes no backups,
   * because its operator does.
   */
  backupsUntil: z.nullable(z.string()),
})
export type Receipt = z.output<typeof receipt>

/** The days in which a member who leaves may change their mind. */
export const daysToStay = 7 as const

/** Deletes the account now, or hides it now and deletes it in {@link daysToStay} days. */
export const accountDeletion = z.object({
  password: currentPassword,
  in_days: z.optional(z.literal([0, daysToStay])),
})

/** `receipt` if the account is deleted; `leaves_at` if it is hidden until then. */
export const accountDeleted = z.object({
  ok: z.literal(true),
  receipt: z.optional(receipt),
  leaves_at: z.optional(instant),
})

export const erasure = z.object({ kind: z.enum(erasableKinds), password: currentPassword })

export const erased = z.object({
  ok: z.literal(true),
  receipt,
  /** Whether the banner stays, because it was reported or unshared by an administrator (ruling 31). */
  bannerStays: z.boolean(),
  /** The member, whose goals are the default ones after the health data is deleted. */
  user,
})
