import { rates } from '../../../../contract/rates.ts'
import { giveBackTo, type RateLimiter, takeFrom } from '../../../kernel/http/rate-limit.ts'
import { type Refusal, refuse } from '../../../kernel/http/refusal.ts'
import { isOneTimeCode, plainCode } from './codes.ts'

/** After how many wrong codes in a row a member is told by email that somebody knows their password. */
export const wrongCodesTold = 5
/** After how many in a row codes are taken only from where the member has signed in before. */
const wrongCodesElsewhere = 100

/** A code behind a right password. */
type Guess = {
  memberId: string
  address: string
  isKnownPlace: boolean
  isKnownDevice: boolean
  code: string
}

const isGuessable = ({ code }: Guess) => isOneTimeCode(plainCode(code))

const later = ({ headers }: Refusal) =>
  refuse(429, 'Too many wrong codes. Use a recovery code or a passkey, or try again in a while.', { headers })

/**
 * What keeps one-time codes from being guessed by somebody who has the password. Codes count by place, and by account over
 * all places from which the member has not signed in lately, so that nobody locks them out where they have. Known devices
 * count apart, because the one who guesses may share their network. Recovery codes are too long to be guessed, and are
 * limited by the network address alone.
 */
export const codeLimits = (limiter: RateLimiter) => ({
  /** Counts a code before it is compared, so that a burst of guesses cannot outrun the count. */
  async admit(guess: Guess): Promise<Refusal | undefined> {
    if (!isGuessable(guess)) return undefined
    const { memberId, address, isKnownPlace, isKnownDevice } = guess
    if (isKnownDevice) {
      const often = await limiter.take(rates.codes, memberId)
      return often && later(often)
    }
    const limited =
      (await takeFrom(limiter, rates.codes, address, memberId)) ??
      (isKnownPlace ? undefined : await limiter.take(rates.codesElsewhere, memberId))
    return limited && later(limited)
  },

  /** Refuses a code from an unknown place after very many wrong ones. */
  closedElsewhere: (guess: Guess, { wrongCodes }: { wrongCodes: number }): Refusal | undefined =>
    isGuessable(guess) && !guess.isKnownPlace && !guess.isKnownDevice && wrongCodes >= wrongCodesElsewhere
      ? refuse(
          429,
          'Too many wrong codes were entered. Use a recovery code or a passkey, or sign in where you have signed in before.',
        )
      : undefined,

  /** Uncounts a code that was right. */
  async giveBack(guess: Guess): Promise<void> {
    if (!isGuessable(guess)) return
    if (guess.isKnownDevice) return limiter.giveBack(rates.codes, guess.memberId)
    await giveBackTo(limiter, rates.codes, guess.address, guess.memberId)
    if (!guess.isKnownPlace) await limiter.giveBack(rates.codesElsewhere, guess.memberId)
  },
})
