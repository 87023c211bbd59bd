import { hash } from 'node:crypto'
import { rates } from '../../../contract/limits.ts'
import { countedAddress } from '../../kernel/http/address.ts'
import { giveBackTo, type RateLimiter, takeFrom } from '../../kernel/http/rate-limit.ts'
import type { Refusal } from '../../kernel/http/refusal.ts'

/** A sign-in: its network address, and the e-mail address in lower case, which may or may not have an account. */
type Attempt = { address: string; account: string }

/** A hash, because it is stored for months. Neither the address nor the account can be read from it. */
const clientKey = ({ address, account }: Attempt) => hash('sha256', `${countedAddress(address)} ${account}`)

/**
 * Keeps passwords from being guessed (ruling 36). Failures are counted by network address, by address and account, and
 * by account over all addresses. The last count only slows down: beyond it, all unknown addresses share one attempt in
 * five seconds. An address from which the member registered or signed in lately has only its own limits, so that a
 * guesser cannot lock the owner out. An e-mail address without an account is counted in the same way.
 */
export const signInLimits = (limiter: RateLimiter) => {
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
      if (limited) return limited
      if (await limiter.remembers(rates.signInKnown, clientKey(attempt))) return undefined
      if (!(await limiter.take(rates.signInAnywhere, account))) return undefined
      const early = await limiter.take(rates.signInLook, account)
      // No password was verified, so the attempt does not count for the address. An owner who tries again keeps their
      // limit.
      if (early) await giveBackPlace(attempt)
      return early
    },

    /** Remembers an address from which an account was made. */
    async know(attempt: Attempt): Promise<void> {
      await limiter.take(rates.signInKnown, clientKey(attempt))
    },

    /** Uncounts an attempt whose password was right, and remembers its address. */
    async succeeded(attempt: Attempt): Promise<void> {
      await giveBackPlace(attempt)
      const place = clientKey(attempt)
      if (await limiter.remembers(rates.signInKnown, place)) return
      await limiter.giveBack(rates.signInAnywhere, attempt.account)
      await limiter.take(rates.signInKnown, place)
    },
  }
}
