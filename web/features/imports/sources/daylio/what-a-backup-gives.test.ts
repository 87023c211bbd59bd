// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { noMood } from '../../candidate.ts'
import { daylioBackupOf, daylioEntry, toBase64 } from '../../fixtures/daylio.ts'
import { makeZip } from '../../fixtures/make-zip.ts'
import { around, readAll } from '../../fixtures/read.ts'
import { readFile } from '../read-file.ts'

const happy = { 'mood:rad': 'happy', 'mood:good': 'energetic', 'mood:müde ☕': 'calm' }
const read = async (...entries: unknown[]) =>
  readAll(await daylioBackupOf(entries), 'backup_2023_11_19.daylio', { answers: happy })

test('an entry becomes a check-in of its own day and moment, its mood and activities tags', async () => {
  const found = await read(daylioEntry({ id: 7, note: 'A walk<br>and tea &amp; cake', tags: [1, 2, 99] }))
  expect(found.of('mood')).toEqual([
    {
      kind: 'mood',
      source: 'daylio',
      own_id: '7',
      date: '2023-11-19',
      at: '2023-11-19T09:45:00.000Z',
      row: {
        date: '2023-11-19',
        mood: 'happy',
        emotion_tags: ['daylio: rad', 'friends'],
        note: 'A walk\nand tea & cake',
        created_at: '2023-11-19T09:45:00.000Z',
      },
      pictures: [],
    },
  ])
  expect(found.refused).toEqual([
    '#99: This activity has no name in the backup.',
    `${'a walk '.repeat(8).trim()}: A tag has at most 40 characters.`,
  ])
})

test('each mood that was used is asked about by its own name; the good ones have to be answered', async () => {
  const { summary } = await read(...[1, 2, 3, 4, 5, 6].map((mood) => daylioEntry({ id: mood, mood })))
  expect(summary.questions.map(({ about, suggestion }) => [about, suggestion])).toEqual([
    ['rad', null],
    ['good', null],
    ['müde ☕', null],
    ['meh', 'calm'],
    ['bad', 'anxious'],
    ['awful', 'sad'],
  ])
  expect(summary).toMatchObject({
    source: 'daylio',
    counts: { mood: 6 },
    from: '2023-11-19',
    to: '2023-11-19',
  })
})

test('without an answer a mood is refused, and what was written with it is kept', async () => {
  const backup = await daylioBackupOf([
    daylioEntry({ note: 'Kept.' }),
    daylioEntry({ id: 2 }),
    daylioEntry({ id: 3, mood: 5 }),
  ])
  const found = await readAll(backup, 'a.daylio')
  expect(found.refused).toEqual([
    'rad: It is not said what this mood means.',
    'rad: It is not said what this mood means.',
  ])
  expect(found.of('mood').map(({ row }) => row.mood)).toEqual(['sad'])
  expect(found.of('journal').map(({ row }) => row.body)).toEqual(['Kept.'])
})

test('a mood that was said to be none of ours says so, and what becomes of what was written with it', async () => {
  const backup = await daylioBackupOf([daylioEntry({ note: 'Kept.' }), daylioEntry({ id: 2 })])
  const found = await readAll(backup, 'a.daylio', { answers: { 'mood:rad': noMood } })
  expect(found.refused).toEqual([
    'rad: You chose none of the moods for it. What was written with it is for the journal.',
    'rad: You chose none of the moods for it.',
  ])
  expect(found.of('journal').map(({ row }) => row.body)).toEqual(['Kept.'])
  expect(found.summary.counts).toEqual({ journal: 1 })
  expect((await readAll(backup, 'a.daylio')).summary.counts).toEqual({ mood: 2 })
})

test('a title, a long text or a photo becomes an entry of the journal that belongs to the check-in', async () => {
  const found = await read(
    daylioEntry({ id: 1, note_title: 'Sunday', note: 'Short.' }),
    daylioEntry({ id: 2, note: 'x'.repeat(2001) }),
    daylioEntry({ id: 3, assets: [12] }),
    daylioEntry({ id: 4, note: 'Short.' }),
  )
  expect(found.summary.counts).toEqual({ mood: 4, journal: 3 })
  expect(found.of('mood').map(({ own_id, row }) => [own_id, row.note])).toEqual([
    ['1', null],
    ['2', null],
    ['3', null],
    ['4', 'Short.'],
  ])
  expect(
    found.of('journal').map(({ own_id, row, pictures }) => [own_id, row.mood, row.title, pictures.length]),
  ).toEqual([
    ['1/journal', '1', 'Sunday', 0],
    ['2/journal', '2', '', 0],
    ['3/journal', '3', '', 1],
  ])
})

test('a photo comes by its checksum; what is missing or no photo is listed, and the entry stays', async () => {
  const backup = await daylioBackupOf([daylioEntry({ assets: [12, 13, 14, 15] })])
  const found = await readAll(backup, 'a.daylio', { answers: happy })
  const [picture] = found.of('journal')[0]?.pictures ?? []
  expect(picture).toMatchObject({ own_id: '6ad9fd0faa3332b93920b681f9203328' })
  expect(found.refused).toEqual([
    'f64aecf702fbe90faa086148e57638fa: The picture is missing in the backup.',
    '00aecf702fbe90faa086148e57638fa0: Recordings are not kept here.',
    '#15: The picture is missing in the backup.',
  ])
  const reading = await readFile(backup, 'a.daylio', around)
  expect((await reading.picture?.(picture?.path ?? ''))?.size).toBe(12)
})

test('a strange entry takes no other with it', async () => {
  const found = await read(
    daylioEntry(),
    { id: 'x' },
    daylioEntry({ id: 2, note: null, tags: null }),
    daylioEntry({ id: 3, day: 31 }),
  )
  expect(found.of('mood').map(({ own_id }) => own_id)).toEqual(['1', '2'])
  expect(found.refused).toEqual([
    '#2: This entry of the backup cannot be read.',
    'daylio: rad: Date is not valid.',
  ])
})

test('the same backup gives the same ids again', async () => {
  const ids = async () => (await read(daylioEntry({ note_title: 'x' }), daylioEntry({ id: 2 }))).all
  expect(await ids()).toEqual(await ids())
})

describe('a file that is no backup says so, and what is in it instead', () => {
  test.each([
    [{ 'photos/a.jpg': 'x', 'b.jpg': 'y' }, 'can be brought in: it holds 2 files, such as “photos/a.jpg”.'],
    [{ 'backup.daylio': 'no Base64!' }, 'holds no entries that can be read'],
    [{ 'backup.daylio': toBase64('{"dayEntries": 3}') }, 'holds no entries that can be read'],
  ])('%j', async (files, said) => {
    await expect(readAll(await makeZip(files), 'a.daylio')).rejects.toThrow(said)
  })

  test('by another name', async () => {
    await expect(readAll('%PDF-1.7', 'a.daylio')).rejects.toThrow(
      'Nothing in “a.daylio” can be brought in: it is a PDF.',
    )
    await expect(readAll(await makeZip({ 'a.txt': 'x' }), 'a.zip')).rejects.toThrow(
      'can be brought in: it holds 1 file, such as “a.txt”.',
    )
    await expect(readAll('', 'a.daylio')).rejects.toThrow('“a.daylio” is empty.')
  })
})
