import { expect, test } from 'vitest'
import {
  type CountedThing,
  countedThings,
  erasableKinds,
  thingsOfKind,
} from '../../../contract/counted-things.ts'
import { alsoKeptInWords, countsBesideBin, linesOfKind, placeOfKept } from './record-words.ts'

test('what is counted when an account is deleted is in the row of its kind, or among what is kept besides', () => {
  const inRows = erasableKinds.flatMap((kind) => thingsOfKind[kind])
  const besides = Object.values(placeOfKept).flatMap((place) => ('things' in place ? [...place.things] : []))
  expect([...inRows, ...besides].sort()).toEqual((Object.keys(countedThings) as CountedThing[]).sort())
})

test('what is kept besides is named with its counts, and what there is nothing of is not', () => {
  expect(alsoKeptInWords({ moods: 3, rsvps: 7, theme_choices: 1 })).toBe(
    'your profile and settings, 7 answers to events, 1 chosen theme, and your sign-ins and what was written down about your account',
  )
  expect(alsoKeptInWords({})).toBe(
    'your profile and settings and your sign-ins and what was written down about your account',
  )
})

test('entries in the bin are told apart from those of the journal', () => {
  const none = Object.fromEntries(Object.keys(countedThings).map((thing) => [thing, 0]))
  const counts = { ...none, journal_entries: 42, journal_pictures: 3 } as Record<CountedThing, number>
  expect(linesOfKind({ counts, in_bin: 1 }, 'journal')).toEqual([
    '41 entries of the journal',
    '3 private pictures',
    '1 entry in the bin',
  ])
  expect(linesOfKind({ counts: { ...counts, journal_entries: 1 }, in_bin: 1 }, 'journal')).toEqual([
    '3 private pictures',
    '1 entry in the bin',
  ])
  expect(linesOfKind({ counts }, 'journal')[0]).toBe('42 entries of the journal')
  expect(countsBesideBin({ counts, in_bin: 1 }).journal_entries).toBe(41)
})
