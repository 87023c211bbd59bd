/**
 * What an account may do. A moderator and a curator are administrators of a part of the back office: the one looks after
 * what members share, the other after themes and events (decision 39).
 */
export const roles = ['member', 'moderator', 'curator', 'admin'] as const
export type Role = (typeof roles)[number]

/** The doors of the back office, and the roles that each opens to. */
const opensTo = {
  staff: ['moderator', 'curator', 'admin'],
  moderator: ['moderator', 'admin'],
  curator: ['curator', 'admin'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type OfficeDoor = keyof typeof opensTo

export const isOfficeDoor = (door: string): door is OfficeDoor => Object.hasOwn(opensTo, door)

/** Whether a role opens a door of the back office. */
export const opens = (role: string | undefined, door: OfficeDoor): boolean =>
  opensTo[door].some((one) => one === role)

/**
 * Whether a role has the pages of a member: an administrator has the back office instead (specification, Member 2). Who
 * moderates or curates goes on with their own days (decision 39).
 */
export const hasOwnPages = (role: Role): boolean => role !== 'admin'

/** Whether a role has a part in the back office. */
export const isStaff = (role: string | undefined): boolean => opens(role, 'staff')
