import type { Role } from '../../../contract/roles.ts'

/** The member that a token belongs to. */
export type Caller = {
  id: string
  role: Role
  zone: string | undefined
  /** Where they said they are, in degrees (WGS 84). */
  place: { lat: number; lng: number } | undefined
  /** The language they chose; null while their browser says which. */
  language: string | null
  /** Whether they saved something that a replica may not have yet. */
  hasRecentWrite: boolean
  /** Whether their password was generated. It opens no administrator's call until they choose their own. */
  mustChangePassword: boolean
  /** Whether they have yet to set up the second factor that is required of them. Until then they can do nothing else. */
  mustSetSecondFactor: boolean
  /** Whether their account will be deleted in some days, unless they stay. Until then they only read. */
  isLeaving: boolean
}

/** Knows the callers by their tokens. */
export type Authentication<C> = {
  /** The member of a token, as it is now; undefined if the token opens nothing. */
  find(token: string): Promise<C | undefined>
  /** Who the token belonged to when it was last looked up, which opens nothing by itself, and how to look it up now. */
  recall(token: string): { recalled: C | undefined; find(): Promise<C | undefined> }
}
