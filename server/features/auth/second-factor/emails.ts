import { type Text, texts } from '../../../../contract/texts.ts'
import { letterOf } from '../../../kernel/mail/letter.ts'
import type { Letter } from '../../../kernel/mail/mailer.ts'
import type { LanguageTexts } from '../../../texts.ts'

/** What a letter tells a member about how their account is opened. */
const changes = {
  'codes-on': texts('One-time codes were turned on: signing in now asks for a code from an app.'),
  'codes-off': texts('One-time codes were turned off: signing in asks for the password alone.'),
  'codes-new': texts('New recovery codes were made. The old ones do not work any more.'),
  'passkey-made': texts('A passkey was added. It opens your account without the password.'),
  'passkey-gone': texts('A passkey was removed. It does not open your account any more.'),
  'taken-off': texts(
    'Whoever runs your community has turned off one-time codes and removed all passkeys. You sign in with your password alone, and can set them up again on your profile.',
  ),
  'removal-called-off': texts(
    'Somebody signed in with a second factor that was about to be removed, so it stays. If that was not you, choose a new password and remove it on your profile.',
  ),
  'removed-as-planned': texts(
    'The second factors that you or somebody else disowned were removed, because nobody signed in with them for three days.',
  ),
  'role-given': texts(
    'You were given a role in the back office. To be safe, we removed the passkeys, authentication codes, and calendar addresses that your account had. You can set them up again on your profile.',
  ),
  'ways-in-gone': texts(
    'All passkeys, authentication codes, calendar addresses, and linked accounts were removed. You sign in with your password alone, and can set them up again on your profile.',
  ),
  'codes-guessed': texts(
    'Someone who knows your password has entered five wrong authentication codes. They didn’t get in.',
  ),
} as const satisfies Record<string, Text>
export type FactorChange = keyof typeof changes

/** The letter about a second factor that was added or taken away, so that a stranger's change is noticed. */
export const secondFactorLetter = (
  { t, language }: LanguageTexts,
  to: { name: string; email: string },
  change: FactorChange,
  publicUrl: string,
): Letter => {
  const translate = t
  const subject =
    change === 'codes-guessed'
      ? t('Someone tried to sign in to your account')
      : t('How you sign in to A-genda has changed')
  return letterOf(to.email, subject, {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [translate(changes[change])],
    after: [
      t('If it was not you, choose a new password right away at {link}', {
        link: `${publicUrl}/forgot-password`,
      }),
    ],
    closing: t('Your mindful schedule'),
  })
}
