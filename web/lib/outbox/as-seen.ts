import { ApiError } from '../api.ts'

/** How often is looked anew after another device was quicker. */
const mostRounds = 20

/** What a call changes is not there, or no longer. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/**
 * Reads what is stored and changes it only as it was read: if another device was quicker (409), it is read once more. The
 * last time it is changed whatever it is (`isLast`), because nothing may wait for ever.
 */
export async function asSeen<R>(change: (isLast: boolean) => Promise<R>): Promise<R> {
  for (let round = 1; ; round += 1)
    try {
      return await change(round === mostRounds)
    } catch (error) {
      if (round === mostRounds || !(error instanceof ApiError) || error.status !== 409) throw error
    }
}
