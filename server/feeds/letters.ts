import { type FeedKind, feedName } from '../../contract/feeds.ts'
import { alarmDays } from '../features/auth/not-me/alarms.ts'
import { letterOf } from '../kernel/mail/letter.ts'
import type { Letter } from '../kernel/mail/mailer.ts'
import type { LanguageTexts } from '../texts.ts'

/** The email about a new calendar address, with the link that ends it and everything else. */
export const newFeedLetter = (
  { t, language }: LanguageTexts,
  to: { name: string; email: string; zone: string },
  about: { kind: FeedKind; at: string; link: string },
): Letter => {
  const translate = t
  return letterOf(to.email, t('Your A-genda account has a new calendar address'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [
      t('An address for “{calendar}” was made on {time}. Anybody who knows it can read that calendar.', {
        calendar: translate(feedName[about.kind]),
        time: new Intl.DateTimeFormat(language, {
          dateStyle: 'long',
          timeStyle: 'long',
          timeZone: to.zone,
        }).format(new Date(about.at)),
      }),
      t('If this was you, there is nothing to do.'),
    ],
    button: { label: t('This was not me'), link: about.link },
    after: [
      t(
        'This ends your calendar addresses, signs out every device, and emails you a link to choose a new password.',
      ),
      t('The link works once and for {days, plural, one {# day} other {# days}}.', { days: alarmDays }),
    ],
    closing: t('Your mindful schedule'),
  })
}
