import { hash } from 'node:crypto'
import { rates } from '../../../contract/rates.ts'
import { texts } from '../../../contract/texts.ts'
import { countedAddress, countedSite } from '../../kernel/http/address.ts'
import { giveBackTo, type RateLimiter, takeFrom } from '../../kernel/http/rate-limit.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'

/** A sign-in: its network address, and the e-mail address in lower case, which may or may not have an account. */
type Attempt = { address: string; account: string }

/** A hash, because it is stored for months. Neither the address nor the account can be read from it. */
const clientKey = ({ address, account }: Attempt) => hash('sha256', `${countedAddress(address)} ${account}`)

const networkOf = (address: string) => countedSite(address) ?? countedAddress(address)

/** Said to everybody alike, so that it tells nothing about the account. */
const later = ({ headers }: Refusal) =>
  refuse(
    429,
    texts("Too many attempts. Please wait a while, or choose a new password with 'Forgot password?'."),
    { headers },
  )

/**
 * What keeps passwords from being guessed (rulings 36 and 44). Failures count by place, by place and account, and by
 * account over all places. The last one slows: beyond it strange places share one look in five seconds, while a place
 * from which the member registered, signed in or chose a new password lately has its own limits alone, so that nobody
 * who guesses locks an owner out. An address without an account is counted like one with.
 */
export const signInLimits = (limiter: RateLimiter) => {
  /** Counts an attempt for all places together. Whether strange places have to share looks by now. */
  const isSlowed = async ({ address, account }: Attempt): Promise<boolean> =>
    (await limiter.take(rates.signInNetwork, networkOf(address), account))
      ? limiter.isUsedUp(rates.signInAnywhere, account)
      : (await limiter.take(rates.signInAnywhere, account)) !== undefined

  const giveBackPlace = async ({ address, account }: Attempt) => {
    await giveBackTo(limiter, rates.signInAddress, address)
    await giveBackTo(limiter, rates.signInAccount, address, account)
  }

  return {
    /** Counts an attempt before its password is verified, so that a burst of guesses cannot outrun the count. */
    async admit(attempt: Attempt): Promise<Refusal | undefined> {
      const { address, account } = attempt
      const limited =
        (await takeFrom(limiter, rates.signInAddress, address)) ??
        (await takeFrom(limiter, rates.signInAccount, address, account))
      if (limited) return later(limited)
      if (await this.knows(attempt)) return undefined
      if (!(await isSlowed(attempt))) return undefined
      const early = await limiter.take(rates.signInLook, account)
      // No password was verified, so the attempt does not count for the address. An owner who tries again keeps their
      // limit.
      if (early) await giveBackPlace(attempt)
      return early && later(early)
    },

    /** Remembers a place from which an account was made, or somebody came all the way in. */
    async know(attempt: Attempt): Promise<void> {
      await limiter.take(rates.signInKnown, clientKey(attempt))
    },

    /** Uncounts an attempt whose password was right. Where a code is asked for, it does not make the place known. */
    async passwordWasRight(attempt: Attempt): Promise<void> {
      await giveBackPlace(attempt)
      if (await this.knows(attempt)) return
      await limiter.giveBack(rates.signInAnywhere, attempt.account)
      await limiter.giveBack(rates.signInNetwork, networkOf(attempt.address), attempt.account)
    },

    /** Whether the account was lately made or entered from here. */
    knows: (attempt: Attempt): Promise<boolean> => limiter.remembers(rates.signInKnown, clientKey(attempt)),
  }
}
