import { feedsStillWork } from '../../../contract/feeds.ts'
import { letterOf } from '../../kernel/mail/letter.ts'
import type { Letter } from '../../kernel/mail/mailer.ts'
import type { LanguageTexts } from '../../texts.ts'
import { alarmDays } from './not-me/alarms.ts'
import { factorsInWords, momentOfEmail } from './not-me/emails.ts'
import type { FactorRemoval } from './not-me/removals.ts'
import { linkMinutes } from './password-resets.ts'
import { type HeldEmails, securityEvents } from './security-emails.ts'
import type { EndedByProof, WaysIn } from './ways-in.ts'

type Addressee = { name: string; email: string }

/** The letter with the link to choose a new password. */
export const resetLetter = ({ t, language }: LanguageTexts, to: Addressee, link: string): Letter =>
  letterOf(to.email, t('Choose a new password for A-genda'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [t('Somebody, hopefully you, asked for a new password for your A-genda account.')],
    button: { label: t('Choose a new password'), link },
    after: [
      t('The link works once and for {minutes, plural, one {# minute} other {# minutes}}.', {
        minutes: linkMinutes,
      }),
      t('If it was not you, leave this email be: your password stays as it is.'),
    ],
    closing: t('Your mindful schedule'),
  })

/** The letter that tells a member of a changed password, so that a stranger's change is noticed. */
export const passwordChangedLetter = (
  { t, language }: LanguageTexts,
  to: Addressee,
  { publicUrl, feeds }: { publicUrl: string; feeds: number },
): Letter => {
  const translate = t
  return letterOf(to.email, t('Your A-genda password was changed'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [
      t('Your password was changed just now, and every other device was signed out.'),
      ...(feeds > 0
        ? [
            `${translate(feedsStillWork, { count: feeds })} ${t('You can end them at {link}', {
              link: `${publicUrl}/profile#calendars`,
            })}`,
          ]
        : []),
    ],
    after: [
      t('If it was not you, choose a new password right away at {link}', {
        link: `${publicUrl}/forgot-password`,
      }),
    ],
    linked: `${publicUrl}/forgot-password`,
    closing: t('Your mindful schedule'),
  })
}

type AfterReset = {
  publicUrl: string
  stays: WaysIn
  ended: EndedByProof | undefined
  /** How many calendar addresses the reset ended. */
  feeds: number
  removal: FactorRemoval | undefined
}

/** Lists in words what opens an account beside its password. */
function waysInWords(reader: LanguageTexts, { codes, passkeys, feeds, identities }: WaysIn): string {
  const { t, language } = reader
  const factors = factorsInWords(reader, { codes, passkeys })
  const ways = [
    ...(factors ? [factors] : []),
    ...(feeds > 0
      ? [t('{count, plural, one {# calendar address} other {# calendar addresses}}', { count: feeds })]
      : []),
    ...(identities > 0
      ? [t('{count, plural, one {# linked account} other {# linked accounts}}', { count: identities })]
      : []),
  ]
  return new Intl.ListFormat(language).format(ways)
}

/** The email after a reset by a link: what else opens the account, and what this first proof of the address ended. */
export const passwordResetLetter = (
  reader: LanguageTexts,
  to: Addressee & { time_zone: string | null },
  { publicUrl, stays, ended, feeds, removal }: AfterReset,
): Letter => {
  const { t, language } = reader
  const waysIn = waysInWords(reader, stays)
  const endedWays = ended ? waysInWords(reader, { ...ended, codes: false, identities: 0 }) : ''
  return letterOf(to.email, t('Your A-genda password was changed'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [
      t('Your password was changed just now, and every other device was signed out.'),
      ...(endedWays
        ? [
            t(
              'This was the first time that your account’s email address was confirmed, so we removed what was set up before: {ways}. If it was yours, set it up again on your profile.',
              { ways: endedWays },
            ),
          ]
        : []),
      ...(feeds > 0 && !ended?.feeds
        ? [t('Your calendar addresses no longer work. You can make new ones on your profile.')]
        : []),
      ...(removal
        ? [
            t('We’ll remove these on {time}, unless somebody signs in with them: {factors}.', {
              time: momentOfEmail(language, removal.at, to.time_zone),
              factors: factorsInWords(reader, removal),
            }),
          ]
        : []),
      ...(waysIn ? [t('These still open your account or show parts of it: {ways}.', { ways: waysIn })] : []),
    ],
    ...(waysIn && { button: { label: t('Review or remove all'), link: `${publicUrl}/profile#ways-in` } }),
    after: [
      t('If it was not you, choose a new password right away at {link}', {
        link: `${publicUrl}/forgot-password`,
      }),
    ],
    linked: `${publicUrl}/forgot-password`,
    closing: t('Your mindful schedule'),
  })
}

/** The letter to a member whose account became an administrator's on the command line, with a new password. */
export const adminMadeLetter = (
  { t, language }: LanguageTexts,
  to: Addressee,
  publicUrl: string,
  { hadMore = false } = {},
): Letter =>
  letterOf(to.email, t('How you sign in to A-genda has changed'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [
      t(
        'Whoever runs your community has given your account a new password and the rights of an administrator. They tell you the password. You were signed out everywhere.',
      ),
      ...(hadMore
        ? [
            t(
              'To be safe, we removed the passkeys, authentication codes, and calendar addresses that your account had. You can set them up again on your profile.',
            ),
          ]
        : []),
    ],
    after: [
      t('If you did not expect this, ask them. You choose a password of your own at {link}', {
        link: `${publicUrl}/forgot-password`,
      }),
    ],
    linked: `${publicUrl}/forgot-password`,
    closing: t('Your mindful schedule'),
  })

/** The letter about a sign-in from a device that was not seen before, with the link that ends it all. */
export const newDeviceLetter = (
  { t, language }: LanguageTexts,
  to: Addressee & { zone: string },
  about: { device: string; at: string; link: string },
): Letter =>
  letterOf(to.email, t('A new device signed in to your A-genda account'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [
      t('Somebody signed in to your account on {device}, on {time}.', {
        device: about.device === 'Unknown device' ? t('an unknown device') : about.device,
        time: new Intl.DateTimeFormat(language, {
          dateStyle: 'long',
          timeStyle: 'long',
          timeZone: to.zone,
        }).format(new Date(about.at)),
      }),
      t('If it was you, there is nothing to do. You are not told of this device again.'),
    ],
    button: { label: t('This was not me'), link: about.link },
    after: [
      t('This signs out every device and sends you an email with which you choose a new password.'),
      t('The link works once and for {days, plural, one {# day} other {# days}}.', { days: alarmDays }),
    ],
    closing: t('Your mindful schedule'),
  })

/** The email that tells in one of what was too much for single ones, with the link that ends it all. */
export const gatheredLetter = (
  { t, language }: LanguageTexts,
  to: Addressee & { zone: string },
  about: { held: HeldEmails[]; since: string; link: string },
): Letter => {
  const translate = t
  const events = about.held.map(({ kind, count }) => translate(securityEvents[kind], { count }))
  return letterOf(to.email, t('More happened in your A-genda account'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [
      t('So much happened in your account since {time} that we gathered it into this email: {events}.', {
        time: new Intl.DateTimeFormat(language, {
          dateStyle: 'long',
          timeStyle: 'long',
          timeZone: to.zone,
        }).format(new Date(about.since)),
        events: new Intl.ListFormat(language).format(events),
      }),
      t('If all of this was you, there is nothing to do.'),
    ],
    button: { label: t('This was not me'), link: about.link },
    after: [
      t('This signs out every device and sends you an email with which you choose a new password.'),
      t('The link works once and for {days, plural, one {# day} other {# days}}.', { days: alarmDays }),
    ],
    closing: t('Your mindful schedule'),
  })
}
