import { lengths } from '../../../contract/limits.ts'
import type { NoticeKind } from '../../../contract/notice-kinds.ts'
import { say, type Translate, texts, type Wording, wording } from '../../../contract/texts.ts'
import { letterOf } from '../../kernel/mail/letter.ts'
import type { Letter } from '../../kernel/mail/mailer.ts'
import type { LanguageTexts } from '../../texts.ts'
import type { SaidByLetter } from './letters.ts'
import { clockIn, dayAndTimeIn, mostNames, sayNotice } from './message.ts'

/** The kinds of letters, as they stand within a sentence. */
const kindNames = texts({
  events: 'events',
  plan: 'your planner',
  weekly: 'weekly reminders',
  medicines: 'medicines',
  'check-in': 'how you are',
  theme: 'the new week',
} satisfies Record<NoticeKind, string>)

/** Some kinds of letters, as a list within a sentence. */
export const listKinds = ({ t: translate, language }: LanguageTexts, kinds: readonly NoticeKind[]): string =>
  new Intl.ListFormat(language).format(kinds.map((kind) => translate(kindNames[kind])))

type At = { zone: string; theme: string; language: string }

/** The time of each, because a letter is read when its reader has the time for it. */
function lineOf(about: SaidByLetter, isOpen: boolean, { zone, theme, language }: At): Wording | string {
  if (about.kind === 'events' && about.news) {
    if (!isOpen) return wording(closedNews[about.news], { when: dayAndTimeIn(language, zone, about.start) })
    const { title, body } = sayNotice(about, { now: 0, zone, theme }, language)
    if (about.news === 'cancelled')
      return wording('“{title}” does not take place: {when}', {
        title: about.title,
        when: dayAndTimeIn(language, zone, about.start),
      })
    return about.news === 'message' ? `${about.title}: ${body}` : title
  }
  if (about.kind === 'events') {
    const when = dayAndTimeIn(language, zone, about.start)
    return isOpen
      ? wording('“{title}” begins: {when}', { title: about.title, when })
      : wording('An event begins: {when}', { when })
  }
  if (about.kind === 'theme')
    return isOpen
      ? wording('A new week begins with “{title}”.', { title: theme })
      : wording('A new week begins.')
  const time = clockIn(language, about.time)
  if (about.kind === 'check-in') return wording('{time}: How are you?', { time })
  if (!isOpen) return wording(closedLines[about.kind], { time })
  if (about.kind !== 'medicines') return `${time}: ${about.text}`
  const more = about.names.length > mostNames ? ' …' : ''
  return `${time}: ${about.names.slice(0, mostNames).join(', ')}${more}`
}

/** What a letter says of the news of an event whose title, which tells where its reader goes, it may not tell. */
const closedNews = texts({
  yours: 'You have a place at an event: {when}',
  free: 'A place is free at an event: {when}',
  cancelled: 'An event of yours does not take place: {when}',
  message: 'The organizers of an event of yours wrote to you: {when}',
})

/** What a letter says of a notice whose words it may not tell. */
const closedLines = texts({
  plan: '{time}: something in your planner',
  weekly: '{time}: a weekly reminder',
  medicines: '{time}: medicines',
})

type Content = {
  to: { name: string; email: string }
  zone: string
  /** Whether its words may be told. */
  mailText: boolean
  notices: readonly SaidByLetter[]
  kinds: readonly NoticeKind[]
  /** Whether it is the last letter that its member may get for now. */
  isLast: boolean
  /** The title of the week's theme. */
  theme: string
}
type Links = { publicUrl: string; unsubscribe: string; stops: readonly { kind: NoticeKind; link: string }[] }

/**
 * A letter of reminders. Without `mailText` it holds nothing that its member wrote or takes part in. Its subject never
 * does, because it is shown on locked screens.
 */
export function reminderLetter(reader: LanguageTexts, content: Content, links: Links, now: number): Letter {
  const { t, language } = reader
  const { to, zone, mailText, notices, kinds, theme } = content
  const lines = notices
    .slice(0, lengths.letterLines)
    .map((about) => inWords(t, lineOf(about, mailText, { zone, theme, language })))
  const more = notices.length - lines.length
  const [first, ...others] = notices
  const screen =
    first && others.length === 0 ? sayNotice(first, { now, zone, theme }, language).to : '/dashboard'
  const letter = letterOf(
    to.email,
    t('{count, plural, one {A reminder} other {# reminders}} from A-genda', { count: notices.length }),
    {
      language,
      greeting: t('Hello {name},', { name: to.name }),
      before: [
        ...lines,
        ...(more > 0
          ? [t('And {count, plural, one {# more reminder} other {# more reminders}}.', { count: more })]
          : []),
      ],
      button: { label: t('Open A-genda'), link: `${links.publicUrl}${screen}` },
      after: content.isLast
        ? [
            t('This was the last of {count, number} emails in 24 hours. Later ones come again.', {
              count: lengths.letters,
            }),
          ]
        : [],
      closing: t('Your mindful schedule'),
      stops: [
        ...links.stops.map(({ kind, link }) => ({
          label: t('Stop emails about {kinds}', { kinds: listKinds(reader, [kind]) }),
          link,
        })),
        ...(kinds.length > 1 ? [{ label: t('Stop all of these emails'), link: links.unsubscribe }] : []),
      ],
    },
  )
  return { ...letter, unsubscribe: links.unsubscribe }
}

const inWords = (translate: Translate, words: Wording | string): string =>
  typeof words === 'string' ? words : say(translate, words)
