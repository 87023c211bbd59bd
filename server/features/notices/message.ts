import { lengths } from '../../../contract/limits.ts'
import type { PushMessage, TicketKind } from '../../../contract/notices.ts'
import { dueMinutes, eventWording } from '../../../contract/reminders.ts'
import { say, type Wording, wording } from '../../../contract/texts.ts'
import type { LanguageTexts } from '../../texts.ts'
import { type NoticeAbout, snoozeMinutes } from './rules.ts'

/** A notice as it is told at a moment, in words that are not yet translated. */
type Said = {
  title: Wording | string
  body?: Wording | string
  to: string
  /** What a tap can answer, and of which day, those first that matter most. */
  answers: { title: Wording; kind: TicketKind; date: string; mood?: string }[]
}

/** Ten notices at one time should not become ten long ones. */
export const mostNames = 6

/** Moods of both kinds, because most devices have room for two answers. */
const offered = [
  ['happy', wording('😊 Happy')],
  ['sad', wording('😢 Sad')],
  ['calm', wording('😌 Calm')],
] as const

/** A time of day as a language writes it. */
export const clockIn = (language: string, time: string): string =>
  new Date(`2000-01-01T${time}:00Z`).toLocaleTimeString(language, { timeStyle: 'short', timeZone: 'UTC' })

/** The minutes to an event as its reminder says them; those that are left if it comes later or earlier. */
function minutesTo({ start, minutes }: { start: number; minutes: number }, now: number): number {
  const left = Math.max(0, Math.round((start - now) / 60_000))
  return Math.abs(left - minutes) <= dueMinutes ? minutes : left
}

/** What is said of a notice. `theme` is the title of the week's theme. */
export function sayNotice(
  about: NoticeAbout,
  at: { now: number; zone: string; theme: string },
  language: string,
): Said {
  const today = Temporal.Instant.fromEpochMilliseconds(at.now).toZonedDateTimeISO(at.zone).toPlainDate()
  const later = { title: wording('Later'), kind: 'snooze', date: today.toString() } as const
  switch (about.kind) {
    case 'events':
      if (about.news) return sayNews(about, at.zone, language)
      return {
        title: eventWording(about.title, minutesTo(about, at.now)),
        to: `/events?event=${about.eventId}`,
        answers: about.start - at.now > snoozeMinutes * 2 * 60_000 ? [later] : [],
      }
    case 'plan':
      return {
        title: about.text,
        body: wording('Your reminder for {time}', { time: clockIn(language, about.time) }),
        to: `/calendar?tab=day&date=${about.date}`,
        answers: [later],
      }
    case 'weekly':
      return {
        title: about.text,
        body: wording('Your weekly reminder for {time}', { time: clockIn(language, about.time) }),
        to: `/calendar?tab=planner&date=${about.date}`,
        answers: [later],
      }
    case 'medicines': {
      const { length: count } = about.names
      const more = count > mostNames ? ' …' : ''
      return {
        title: wording('{time}: {count, plural, one {# medicine} other {# medicines}}', {
          time: clockIn(language, about.time),
          count,
        }),
        body: about.names.slice(0, mostNames).join(', ') + more,
        to: `/health?date=${about.date}`,
        answers: [{ title: wording('Taken'), kind: 'dose', date: about.date }, later],
      }
    }
    case 'check-in':
      return {
        title: wording('How are you?'),
        to: `/mood?date=${about.date}`,
        answers: offered.map(([mood, title]) => ({ title, kind: 'mood', date: about.date, mood })),
      }
    case 'theme':
      return {
        title: wording('A new week begins with “{title}”.', { title: at.theme }),
        to: '/dashboard',
        answers: [],
      }
    case 'sign-in':
      return {
        title: wording('A new device signed in to your account'),
        body: wording('{device}. If it was not you, sign it out and choose a new password.', {
          device: about.device,
        }),
        to: '/profile#sessions',
        answers: [],
      }
    case 'test':
      return {
        title: wording('Notifications arrive on this device.'),
        to: '/profile#reminders',
        answers: [],
      }
  }
}

type News = Extract<NoticeAbout, { news: string }>

/** The day and time of a moment as a language writes them. */
export const dayAndTimeIn = (language: string, zone: string, at: number): string =>
  new Date(at).toLocaleString(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  })

/**
 * What is said of a place that became somebody's, of one that is free, of an event that does not take place, and of what
 * the organizers say.
 */
function sayNews({ news, title, text, eventId, start }: News, zone: string, language: string): Said {
  const to = `/events?event=${eventId}`
  if (news === 'message') return { title, body: text ?? '', to, answers: [] }
  if (news === 'cancelled')
    return {
      title: wording('“{title}” does not take place', { title }),
      body: dayAndTimeIn(language, zone, start),
      to: '/events',
      answers: [],
    }
  return news === 'yours'
    ? { title: wording('You have a place at “{title}”', { title }), to, answers: [] }
    : {
        title: wording('A place is free at “{title}”', { title }),
        body: wording('It is for who takes it first.'),
        to,
        answers: [],
      }
}

/** A push before its tickets are made: `toMessage` takes their tokens, in the order of `tickets`. */
export type Draft = {
  tickets: { kind: TicketKind; date: string }[]
  toMessage(tokens: readonly string[]): PushMessage
}

/**
 * The words of a push in its reader's language. If they are not to be read on a locked screen, it says only that there
 * is a reminder, and its answers do not tell what it is about.
 */
export function draftMessage(
  { key, about, showText }: { key: string; about: NoticeAbout; showText: boolean },
  at: { now: number; zone: string; theme: string },
  { language, t }: LanguageTexts,
): Draft {
  const said = sayNotice(about, at, language)
  const isOpen = showText || about.kind === 'test' || about.kind === 'sign-in'
  const answers = isOpen ? said.answers : said.answers.filter(({ kind }) => kind === 'snooze')
  const inWords = (words: Wording | string) => (typeof words === 'string' ? words : say(t, words))
  const title = inWords(isOpen ? said.title : wording('A reminder from A-genda'))
  return {
    tickets: answers.map(({ kind, date }) => ({ kind, date })),
    toMessage: (tokens) => ({
      tag: key,
      title: cut(title),
      ...(isOpen && said.body && { body: cut(inWords(said.body)) }),
      to: said.to,
      language,
      actions: answers.map((answer, at) => ({
        title: inWords(answer.title),
        ticket: tokens[at] ?? '',
        ...(answer.mood && { mood: answer.mood }),
      })),
    }),
  }
}

/** A device shows a line or two. A character takes six bytes at most, as JSON. */
const cut = (text: string): string => {
  const most = Math.floor(lengths.push / 20)
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`
}
