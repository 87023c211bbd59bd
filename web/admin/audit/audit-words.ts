import type { AuditChange, AuditEntry, AuditKind } from '../../../contract/audit.ts'
import { queueKinds } from '../../../contract/cases.ts'
import { fieldNames } from '../../../contract/field-names.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { day as dayShape } from '../../../contract/values.ts'
import { formatLocale } from '../../lib/locale.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { noonOf } from '../../lib/time/days.ts'
import type { CaseName } from '../queue/queries.ts'

type Details = AuditEntry['details']
type Words = { who: string; name: string; title: string }

const dayFormat = () =>
  new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', month: 'short', year: 'numeric' })
/** A date is never broken over two lines. */
const inOnePiece = (date: Date) => dayFormat().format(date).replaceAll(' ', '\u00a0')
const isDay = (value: unknown): value is string => dayShape.safeParse(value).success
const shortDayInWords = (value: unknown) => (isDay(value) ? inOnePiece(noonOf(value)) : String(value ?? ''))

const shortDayOf = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? inOnePiece(new Date(value))
    : String(value ?? '')

/** What was done about single dates of a series. */
const dateSentences: Record<string, (words: Words & { day: string }) => string> = {
  'date-cancelled': (words) => t('{who} cancelled “{title}” on {day}', words),
  'date-changed': (words) => t('{who} changed “{title}” on {day}', words),
  'date-restored': (words) => t('{who} restored “{title}” on {day}', words),
  'series-split': (words) => t('{who} changed “{title}” from {day} on', words),
}

/** What somebody did to their own second factors. */
const factorSentences: Record<string, (words: Words) => string> = {
  'codes-on': (words) => t('{who} turned on one-time codes', words),
  'codes-off': (words) => t('{who} turned off one-time codes', words),
  'codes-new': (words) => t('{who} made new recovery codes', words),
  'passkey-made': (words) => t('{who} added a passkey', words),
  'passkey-gone': (words) => t('{who} removed a passkey', words),
  'ways-in-gone': (words) => t('{who} removed everything but the password that opens their account', words),
}

const sentences: Record<AuditKind, (words: Words, details: Details) => string> = {
  'sign-in': (words) => t('{who} signed in', words),
  'sign-in-refused': (words) => t('{who} tried to sign in and was refused', words),
  'sign-in-disowned': (words) => t('{who} said that a sign-in was not theirs', words),
  'health-read': (words) => t('{who} read the health entries of {name}', words),
  'health-export': (words) => t('{who} exported the health entries of {name}', words),
  'theme-created': (words) => t('{who} created the theme “{title}”', words),
  'theme-changed': (words) => t('{who} changed the theme “{title}”', words),
  'theme-deleted': (words) => t('{who} deleted the theme “{title}”', words),
  'theme-scheduled': (words, { week }) =>
    t('{who} set the theme “{title}” for the week of {week}', { ...words, week: shortDayInWords(week) }),
  'theme-unscheduled': (words, { week }) =>
    t('{who} took the theme “{title}” from the week of {week}', { ...words, week: shortDayInWords(week) }),
  'themes-packed': (words, { themes }) =>
    t('{who} took out a theme pack of {count, plural, one {one theme} other {# themes}}', {
      ...words,
      count: Number(themes ?? 0),
    }),
  'event-created': (words) => t('{who} created the event “{title}”', words),
  'event-changed': (words, { action, date }) => {
    const sentence = dateSentences[String(action)]
    if (sentence) return sentence({ ...words, day: shortDayOf(date) })
    if (action === 'archived') return t('{who} archived the event “{title}”', words)
    if (action === 'activated') return t('{who} activated the event “{title}”', words)
    // Lines of before there was a kind for it.
    if (action === 'message-sent') return t('{who} told those who come to “{title}” something', words)
    return t('{who} changed the event “{title}”', words)
  },
  'event-message-sent': (words) => t('{who} wrote to those who come to “{title}”', words),
  'event-deleted': (words) => t('{who} deleted the event “{title}”', words),
  'rsvp-list-read': (words) => t('{who} read who comes to “{title}”', words),
  'rsvp-list-export': (words) => t('{who} exported who comes to “{title}”', words),
  'banner-unshared': (words) => t('{who} unshared the banner of {name}', words),
  'banner-reinstated': (words) => t('{who} reinstated the banner of {name}', words),
  'banner-deleted': (words) => t('{who} deleted the banner of {name}', words),
  'post-deleted': (words) => t('{who} deleted a post of {name}', words),
  'comment-deleted': (words) => t('{who} deleted a comment of {name}', words),
  'content-hidden': (words, { automatic, of }) => {
    if (automatic)
      return of === 'comment'
        ? t('Reports hid a comment of {name}', words)
        : t('Reports hid a post of {name}', words)
    return of === 'comment'
      ? t('{who} hid a comment of {name}', words)
      : t('{who} hid a post of {name}', words)
  },
  'content-removed': (words, { of }) =>
    of === 'comment'
      ? t('{who} removed a comment of {name}', words)
      : t('{who} removed a post of {name}', words),
  'report-dismissed': (words) => t('{who} dismissed reports about {name}', words),
  'author-messaged': (words, { of }) =>
    of === 'member'
      ? t('{who} wrote to {name}', words)
      : t('{who} wrote to {name} about what was reported', words),
  'decision-undone': (words) => t('{who} undid a decision about {name}', words),
  'appeal-answered': (words, { granted }) =>
    granted ? t('{who} granted an appeal of {name}', words) : t('{who} refused an appeal of {name}', words),
  'case-noted': (words) => t('{who} wrote a note about {name}', words),
  'flagged-words-changed': (words) => t('{who} changed the list of words that flag', words),
  'role-changed': (words, { to }) => {
    if (to === 'admin') return t('{who} made {name} an administrator', words)
    if (to === 'moderator') return t('{who} made {name} a moderator', words)
    return to === 'curator' ? t('{who} made {name} a curator', words) : t('{who} made {name} a member', words)
  },
  'member-suspended': (words) => t('{who} suspended {name}', words),
  'member-restored': (words) => t('{who} restored {name}', words),
  'invitation-made': (words) => t('{who} made the invitation “{title}”', words),
  'invitation-revoked': (words) => t('{who} revoked the invitation “{title}”', words),
  'reset-link-sent': (words) => t('{who} sent {name} a reset link', words),
  'password-changed': (words) => t('{who} changed their own password', words),
  'factor-changed': (words, { change }) =>
    factorSentences[String(change)]?.(words) ?? t('{who} changed how they sign in', words),
  'second-factor-off': (words) => t('{who} turned off the second factor of {name}', words),
  'admin-made': (words) => t('{who} made {name} an administrator, with a new password', words),
  'reset-link-made': (words) => t('{who} made a reset link for {name}', words),
  'member-exported': (words) => t('{who} exported what {name} has stored, without the journal', words),
  'member-erased': (words) => t('{who} deleted the account of {name}', words),
  'community-restored': (words, { backup }) =>
    t('{who} restored the backup of {day}', { ...words, day: shortDayOf(backup) }),
  'deletion-repeated': (words, { of }) =>
    of === 'kind'
      ? t('{who} deleted again what a member had deleted, and had come back with a backup', words)
      : t('{who} deleted an account again that had come back with a backup', words),
  'audit-exported': (words) => t('{who} exported lines of the audit log', words),
}

/** What happened, in one plain sentence. A kind of a newer server is shown by its own name. */
export function sentenceOf({ kind, actor, subject, details }: AuditEntry): string {
  const words = {
    who: actor ? actor.name || t('A deleted account') : t('Somebody'),
    name: subject?.id ? subject.name : t('a deleted account'),
    title: String(details.title ?? details.theme ?? ''),
  }
  // The name went with the account.
  if (kind === 'member-erased' && !subject?.id) return t('{who} deleted the account of a member', words)
  return kind in sentences
    ? sentences[kind as AuditKind](words, details)
    : `${words.who}: ${kind.replaceAll('-', ' ')}`
}

/** Parts that the sentence contains, or that no reader needs: ids of what may be gone. */
const untold = [
  'title',
  'theme',
  'themes',
  'week',
  'date',
  'action',
  'change',
  'isActive',
  'backup',
  'banner',
  'post',
  'comment',
  'of',
  'automatic',
  'granted',
  'decision',
  'event',
  'id',
  'reason',
]

function rangeInWords({ from, to }: Details): string {
  if (isDay(from) && isDay(to)) return dayFormat().formatRange(noonOf(from), noonOf(to))
  if (isDay(from)) return t('since {day}', { day: shortDayInWords(from) })
  return isDay(to) ? t('until {day}', { day: shortDayInWords(to) }) : t('all days')
}

const countOf = (count: number) => t('{count, plural, one {# entry} other {# entries}}', { count })

function wayInWords(way: string): string[] {
  if (way === 'passkey') return [t('With a passkey')]
  return way === 'reset-link' ? [t('With a link from an email')] : []
}

/** Why somebody looked, in their own words. */
export const reasonOf = ({ details: { reason } }: AuditEntry): string => String(reason ?? '')

/** The other recorded details, each in a few words. */
export function factsOf({ kind, details, changes }: AuditEntry): string[] {
  const isHealth = kind === 'health-read' || kind === 'health-export'
  const facts = Object.entries(details).flatMap(([key, value]): string[] => {
    if (value === null || value === '' || untold.includes(key)) return []
    if (key === 'from' || key === 'to') return isHealth || kind === 'role-changed' ? [] : [`${key}: ${value}`]
    if (key === 'days') return [t('{count, plural, one {# day} other {# days}}', { count: Number(value) })]
    if (key === 'uses')
      return [t('for {count, plural, one {# person} other {# people}}', { count: Number(value) })]
    if (key === 'address') return [t('From the address {address}', { address: String(value) })]
    if (key === 'cleared') return [t('Passkeys, codes, and calendar addresses removed')]
    if (key === 'way') return wayInWords(String(value))
    if (key === 'entries' && typeof value === 'number') return [countOf(value)]
    // What changed is told field by field, where it was written down.
    if (key === 'fields' && changes) return []
    if (key === 'added') return value ? [t('Added: {count}', { count: Number(value) })] : []
    if (key === 'removed') return value ? [t('Removed: {count}', { count: Number(value) })] : []
    if (key === 'fields') return [t('Changed: {fields}', { fields: fieldsInWords(String(value)) })]
    return [`${key}: ${value}`]
  })
  return isHealth ? [rangeInWords(details), ...facts] : facts
}

/** The case in the queue that a line is about, if any. */
export function caseOf({ details: { of, id, banner } }: AuditEntry): CaseName | undefined {
  const kind = queueKinds.find((one) => one === (banner ? 'banner' : of))
  const named = banner ?? id
  return kind && typeof named === 'string' ? { kind, id: named } : undefined
}

/** 'affirmation, coverImageUrl' as 'affirmation, cover image url'. */
const fieldsInWords = (fields: string): string =>
  fields.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The name of a field of the contract. */
export const fieldInWords = (field: string): string => {
  const name = eitherWords[field]?.name ?? fieldNames[field]
  return name ? translate(name) : fieldsInWords(field)
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** What is either so or not, where yes and no would need the name of the field in the contract. */
const eitherWords: Record<string, { name: Text; yes: Text; no: Text }> = {
  isActive: texts({ name: 'state of the event', yes: 'shown to members', no: 'archived' }),
  isDraft: texts({ name: 'state of the theme', yes: 'a draft', no: 'published' }),
}

/** A value before or after a change of a field. */
export function valueInWords(value: AuditChange['after'], field: string): string {
  if (value === null) return t('nothing')
  const either = eitherWords[field]
  if (either && typeof value === 'boolean') return translate(value ? either.yes : either.no)
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number') return value.toLocaleString(formatLocale())
  return instant.test(value) && !Number.isNaN(Date.parse(value)) ? momentInWords(new Date(value)) : value
}

/** A change in one line, for a table. */
export const changeInWords = ({ field, before, after }: AuditChange): string =>
  t('{field}: {before} → {after}', {
    field: fieldInWords(field),
    before: valueInWords(before, field),
    after: valueInWords(after, field),
  })
