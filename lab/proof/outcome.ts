/** What a proof found. */
export type Outcome = {
  /** What was done, in a few words. */
  what: string
  /** How often. */
  done: number
  /** How many writes were acknowledged on the way. */
  acknowledged: number
  /** Acknowledged writes that are not there, and whatever else is not as it should be. */
  lost: readonly string[]
}

export type Proof = (wish: {
  times: number
  /** An empty folder, which is deleted afterwards. */
  folder: string
  signal: AbortSignal
  /** Says how far it is. */
  tell: (line: string) => void
}) => Promise<Outcome>
