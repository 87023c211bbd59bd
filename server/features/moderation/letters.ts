import { letterOf } from '../../kernel/mail/letter.ts'
import type { Letter } from '../../kernel/mail/mailer.ts'
import type { LanguageTexts } from '../../texts.ts'

type Addressee = { name: string; email: string }

/** The letter that tells an author of a decision, or a member of a note to them beside any. It holds no word of theirs or the administrator's: others may read it. */
export const decisionLetter = (
  { t, language }: LanguageTexts,
  to: Addressee,
  { is, link }: { is: 'decision' | 'message' | 'note'; link: string },
): Letter =>
  letterOf(to.email, is === 'note' ? t('A message on A-genda') : t('About what you shared on A-genda'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before: [
      is === 'note'
        ? t('An administrator of your community wrote to you.')
        : is === 'message'
          ? t('An administrator of your community wrote to you about something that you shared.')
          : t('Something that you shared with your community is not shown to others at the moment.'),
    ],
    button: { label: is === 'note' ? t('Read it') : t('See what happened'), link },
    after: [
      is === 'note' ? t('There you can answer, too.') : t('There you can see what it is about, and answer.'),
    ],
    closing: t('Your mindful schedule'),
  })
