import { letterOf } from '../../../kernel/mail/letter.ts'
import type { Letter } from '../../../kernel/mail/mailer.ts'
import type { LanguageTexts } from '../../../texts.ts'
import { type FactorRemoval, waitingHours } from './removals.ts'

/** Second factors in words, as a list. */
export function factorsInWords(
  { t, language }: LanguageTexts,
  { codes, passkeys }: Pick<FactorRemoval, 'codes' | 'passkeys'>,
): string {
  const factors = [
    ...(codes ? [t('authentication codes')] : []),
    ...(passkeys > 0 ? [t('{count, plural, one {# passkey} other {# passkeys}}', { count: passkeys })] : []),
  ]
  return new Intl.ListFormat(language).format(factors)
}

/** A moment as an email says it, on the member's clock. */
export const momentOfEmail = (language: string, at: string, zone: string | null): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone ?? 'UTC',
  }).format(new Date(at))

/** The email that second factors will be removed, and how to keep them. */
export const removalLetter = (
  reader: LanguageTexts,
  to: { name: string; email: string; time_zone: string | null },
  removal: FactorRemoval,
  publicUrl: string,
): Letter => {
  const { t, language } = reader
  return letterOf(to.email, t('Your second factors will be removed'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [
      t('Somebody with access to your email says that these are not theirs: {factors}.', {
        factors: factorsInWords(reader, removal),
      }),
      t(
        'We’ll remove them on {time}, in {hours, plural, one {# hour} other {# hours}}. Until then, signing in asks for them as before.',
        { time: momentOfEmail(language, removal.at, to.time_zone), hours: waitingHours },
      ),
    ],
    after: [
      t('If they are yours, sign in with one of them. That keeps them: {link}', { link: publicUrl }),
      t(
        'If they are not, you can remove them now: open the link “This was not me” again and enter your former password or a recovery code.',
      ),
    ],
    linked: publicUrl,
    closing: t('Your mindful schedule'),
  })
}
