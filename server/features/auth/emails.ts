import { feedsStillWork } from '../../../contract/feeds.ts'
import { letterOf } from '../../kernel/mail/letter.ts'
import type { Letter } from '../../kernel/mail/mailer.ts'
import type { LanguageTexts } from '../../texts.ts'
import { alarmDays } from './devices.ts'
import { linkMinutes } from './password-resets.ts'
import { type HeldEmails, securityEvents } from './security-emails.ts'

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

/** The letter to a member whose account became an administrator's on the command line, with a new password. */
export const adminMadeLetter = ({ t, language }: LanguageTexts, to: Addressee, publicUrl: string): Letter =>
  letterOf(to.email, t('How you sign in to A-genda has changed'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [
      t(
        'Whoever runs your community has given your account a new password and the rights of an administrator. They tell you the password. You were signed out everywhere.',
      ),
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
