import type { NewsKind } from '../../contract/admin-news.ts'
import { texts } from '../../contract/texts.ts'
import { letterOf } from '../kernel/mail/letter.ts'
import type { Letter } from '../kernel/mail/mailer.ts'
import type { LanguageTexts } from '../texts.ts'

/** What there is to tell at this moment. What is well is left out. */
export type News = {
  /** How many reports wait. */
  reports?: number
  backup?: 'failed' | 'overdue'
  /** The gigabytes that are free. */
  disk?: number
  /** How many letters failed, or may be lost. */
  letters?: number
}

/** The kinds, as they stand within a sentence. */
const kindNames = texts({
  reports: 'reports',
  backup: 'backups',
  disk: 'the disk',
  letters: 'emails that fail',
} satisfies Record<NewsKind, string>)

/** Some kinds of news, as a list within a sentence. */
export const listNewsKinds = (
  { t: translate, language }: LanguageTexts,
  kinds: readonly NewsKind[],
): string => new Intl.ListFormat(language).format(kinds.map((kind) => translate(kindNames[kind])))

/** What a letter says of a kind; undefined if that is well. It names no member and quotes nobody. */
function sentenceOf({ t, language }: LanguageTexts, kind: NewsKind, news: News): string | undefined {
  if (kind === 'reports')
    return news.reports
      ? t('{count, plural, one {# report waits} other {# reports wait}} for a decision.', {
          count: news.reports,
        })
      : undefined
  if (kind === 'backup')
    return (
      news.backup &&
      (news.backup === 'failed'
        ? t('The nightly backup failed. The log says why, by the job nightly-backup.')
        : t('There is no backup of the last 36 hours.'))
    )
  if (kind === 'disk') {
    if (news.disk === undefined) return undefined
    const free = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(news.disk)
    return t('Only {free} GB are free on the disk. Without space, nothing can be saved.', { free })
  }
  return news.letters
    ? t('{count, plural, one {# email} other {# emails}} did not go out, or may be lost.', {
        count: news.letters,
      })
    : undefined
}

/** The letter that tells an administrator what needs a hand. */
export function newsLetter(
  reader: LanguageTexts,
  to: { name: string; email: string },
  { kinds, news }: { kinds: readonly NewsKind[]; news: News },
  { publicUrl, unsubscribe }: { publicUrl: string; unsubscribe: string },
): Letter {
  const { t, language } = reader
  const before = kinds.flatMap((kind) => sentenceOf(reader, kind, news) ?? [])
  const letter = letterOf(to.email, t('A-genda needs a hand'), {
    language,
    greeting: t('Hello {name},', { name: to.name }),
    before,
    button: { label: t('Open the back office'), link: `${publicUrl}/admin/dashboard` },
    after: [t('You are told of each kind at most once a day. Choose which on the page of your account.')],
    closing: t('Your mindful schedule'),
    stops: [
      { label: t('Stop emails about {kinds}', { kinds: listNewsKinds(reader, kinds) }), link: unsubscribe },
    ],
  })
  return { ...letter, unsubscribe }
}
