import { expect, test } from 'vitest'
import { type AuditEntry, auditKinds } from '../../../contract/audit.ts'
import { auditGroups } from './audit-kinds.ts'
import { changeInWords, factsOf, sentenceOf } from './audit-words.ts'

const entry = (kind: string, details: AuditEntry['details'] = {}): AuditEntry => ({
  id: '1',
  at: '2026-11-18T12:00:00.000000Z',
  kind,
  details,
  actor: { id: 'a', name: 'Ada' },
  subject: { id: 'm', name: 'Mira' },
})

test('every kind can be filtered by, once', () => {
  const offered = auditGroups.flatMap(({ kinds }) => kinds.map(([kind]) => kind))
  expect(offered.toSorted()).toEqual(auditKinds.toSorted())
})

test.each(auditKinds)('%s is a sentence that names who did it, without a gap', (kind) => {
  const sentence = sentenceOf(entry(kind, { title: 'Evening', week: '2026-11-16', to: 'admin' }))
  expect(sentence).toMatch(/^Ada \w+ ?/)
  expect(sentence).not.toMatch(/[{}]|undefined|“”/)
})

test.each([
  ['role-changed', { from: 'member', to: 'admin' }, 'Ada made Mira an administrator'],
  ['role-changed', { from: 'admin', to: 'member' }, 'Ada made Mira a member'],
  ['role-changed', { from: 'member', to: 'moderator' }, 'Ada made Mira a moderator'],
  ['role-changed', { from: 'member', to: 'curator' }, 'Ada made Mira a curator'],
  [
    'event-changed',
    { title: 'Yoga', fields: 'isActive', action: 'archived' },
    'Ada archived the event “Yoga”',
  ],
  [
    'event-changed',
    { title: 'Yoga', action: 'date-cancelled', date: '2026-11-30T17:00:00.000Z' },
    'Ada cancelled “Yoga” on Nov\u00a030,\u00a02026',
  ],
  [
    'event-changed',
    { title: 'Yoga', action: 'series-split', date: '2026-11-30T17:00:00.000Z' },
    'Ada changed “Yoga” from Nov\u00a030,\u00a02026 on',
  ],
  ['event-changed', { title: 'Yoga', action: 'message-sent' }, 'Ada told those who come to “Yoga” something'],
  ['event-message-sent', { title: 'Yoga' }, 'Ada wrote to those who come to “Yoga”'],
  ['theme-scheduled', { theme: 'Pear', week: '2026-11-16' }, 'for the week of Nov\u00a016,\u00a02026'],
  [
    'theme-unscheduled',
    { theme: 'Pear', week: '2026-11-16' },
    'took the theme “Pear” from the week of Nov\u00a016,\u00a02026',
  ],
  ['member-exported', {}, 'Ada exported what Mira has stored, without the journal'],
  ['themes-packed', { themes: 3 }, 'Ada took out a theme pack of 3 themes'],
  ['tea-made', {}, 'Ada: tea made'],
])('%s with %j is told as it was', (kind, details, words) => {
  expect(sentenceOf(entry(kind, details))).toContain(words)
})

test('an event that was archived is told in words, without the name of a field', () => {
  expect(changeInWords({ field: 'isActive', before: true, after: false })).toBe(
    'state of the event: shown to members → archived',
  )
  expect(changeInWords({ field: 'isDraft', before: true, after: false })).toBe(
    'state of the theme: a draft → published',
  )
  expect(changeInWords({ field: 'rsvpRequired', before: false, after: true })).toMatch(/: no → yes$/)
})

test('a stranger at the door and an account that is gone have no name', () => {
  expect(sentenceOf({ ...entry('sign-in-refused'), actor: null })).toBe(
    'Somebody tried to sign in and was refused',
  )
  expect(sentenceOf({ ...entry('health-read'), subject: { id: null, name: 'A deleted account' } })).toBe(
    'Ada read the health entries of a deleted account',
  )
})

test('a reading tells its range and how much was read, an id is told to nobody', () => {
  const range = { from: '2026-10-19', to: '2026-11-18', entries: 12 }
  expect(factsOf(entry('health-read', range)).join(' · ')).toMatch(/^Oct 19\s–\sNov 18, 2026 · 12 entries$/)
  expect(factsOf(entry('health-export', { from: null, to: null, entries: 1 }))).toEqual([
    'all days',
    '1 entry',
  ])
  expect(factsOf(entry('banner-deleted', { banner: '0198-…' }))).toEqual([])
  expect(factsOf(entry('role-changed', { from: 'member', to: 'admin' }))).toEqual([])
  expect(factsOf(entry('sign-in', { address: '192.0.2.1' }))).toEqual(['From the address 192.0.2.1'])
  expect(factsOf(entry('theme-changed', { title: 'Pear', fields: 'slug, coverImageUrl' }))).toEqual([
    'Changed: slug, cover image url',
  ])
})
