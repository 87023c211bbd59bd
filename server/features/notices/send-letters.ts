import { setImmediate as yieldTurn } from 'node:timers/promises'
import type { NoticeKind } from '../../../contract/notice-kinds.ts'
import type { Deps } from '../../deps.ts'
import { AddressRefused, MailNotSent } from '../../kernel/mail/mailer.ts'
import { hasMoodSince } from '../mood/queries.ts'
import { recentHours } from './deliver.ts'
import { reminderLetter } from './letter-text.ts'
import { makeLetterTickets } from './letter-tickets.ts'
import { claimLetter, findLetter, settleLetter, type WaitingLetter } from './letters.ts'
import { countRefusal, forgetRefusals } from './refusals.ts'
import { waitSeconds } from './rules.ts'
import { themeTitle } from './theme-title.ts'

/** How many letters of one node are under way at once. */
const lanes = 4

type Needs = Pick<Deps, 'db' | 'starterWords' | 'clock' | 'mail' | 'texts' | 'publicUrl'>

/**
 * Hands every letter of reminders to the mail server that waits for it, each at most once. Only what is under way is
 * taken, so that all else goes out soon where this process dies.
 */
export async function sendLetters(deps: Needs): Promise<void> {
  const { db, clock, mail } = deps
  if (!mail.delivers) return
  const lane = async () => {
    for (;;) {
      const letter = await claimLetter(db, clock.now())
      if (!letter) return
      await settleLetter(db, letter, await sendLetter(deps, letter))
      await yieldTurn()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Sends a letter, and says when to try it again; null if never. */
async function sendLetter(deps: Needs, waiting: WaitingLetter): Promise<Temporal.Instant | null> {
  const { db, clock, mail } = deps
  const now = clock.now()
  const made = await writeLetter(deps, waiting, now)
  if (!made) return null
  const { memberId, id, madeAt, tries } = waiting
  try {
    await mail.send('reminders', made.letter, { id, askedAt: new Date(madeAt) })
    await forgetRefusals(db, memberId, made.kinds)
    return null
  } catch (error) {
    if (error instanceof AddressRefused) {
      await countRefusal(db, memberId, made.kinds, now)
      return null
    }
    if (error instanceof MailNotSent) return now.add({ seconds: waitSeconds(tries, undefined) })
    throw error
  }
}

/** The words of a letter as things are now; undefined if there is nothing left to say. */
async function writeLetter(needs: Needs, waiting: WaitingLetter, now: Temporal.Instant) {
  const { db, texts, publicUrl } = needs
  const found = await findLetter(db, waiting, now)
  if (!found) return undefined
  const { memberId } = waiting
  const isAsked = !(await hasMoodSince(db, memberId, now.subtract({ hours: recentHours })))
  const monday = found.notices.find(({ kind }) => kind === 'theme')
  const reader = texts.in(found.language)
  const theme =
    monday?.kind === 'theme'
      ? await themeTitle(needs, { memberId, week: monday.date, language: reader.language })
      : undefined
  const notices = found.notices.filter(
    ({ kind }) => (kind !== 'check-in' || isAsked) && (kind !== 'theme' || theme !== undefined),
  )
  if (notices.length === 0) return undefined
  const kinds = [...new Set(notices.map(({ kind }): NoticeKind => kind))]
  const tokens = await makeLetterTickets(
    db,
    memberId,
    [kinds, ...(kinds.length > 1 ? kinds.map((kind) => [kind]) : [])],
    now,
  )
  const [all = '', ...each] = tokens.map((token) => `${publicUrl()}/api/letters/${token}`)
  const stops = kinds.map((kind, at) => ({ kind, link: each[at] ?? all }))
  const letter = reminderLetter(
    reader,
    { ...found, notices, kinds, theme: theme ?? '' },
    { publicUrl: publicUrl(), unsubscribe: all, stops },
    now.epochMilliseconds,
  )
  return { letter, kinds }
}
