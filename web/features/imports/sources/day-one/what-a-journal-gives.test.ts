// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { jpeg, makeZip } from '../../fixtures/make-zip.ts'
import { around, readAll } from '../../fixtures/read.ts'
import { readFile } from '../read-file.ts'

const md5 = 'a'.repeat(32)
const entry = (changes: Record<string, unknown> = {}) => ({
  uuid: '9A2D00938E4C4967920ED8C83C3060AB',
  creationDate: '2021-03-01T23:30:00Z',
  modifiedDate: '2021-03-02T08:00:00Z',
  timeZone: 'Asia/Tokyo',
  text: 'Hello\\.',
  richText: '{}',
  starred: true,
  tags: ['Travel'],
  ...changes,
})
const journal = (...entries: unknown[]) => JSON.stringify({ metadata: { version: '1.0' }, entries })
const zipOf = (text: string) => makeZip({ 'Journal.json': text, [`photos/${md5}.jpeg`]: jpeg })
const read = async (...entries: unknown[]) => readAll(await zipOf(journal(...entries)), 'Export.zip')

test('an entry is of the day that the clock of its own zone showed', async () => {
  const [one] = (await read(entry())).of('journal')
  expect(one).toEqual({
    kind: 'journal',
    source: 'day-one',
    own_id: '9A2D00938E4C4967920ED8C83C3060AB',
    date: '2021-03-02',
    at: '2021-03-01T23:30:00.000Z',
    row: {
      date: '2021-03-02',
      title: '',
      body: 'Hello\\.',
      tags: ['Travel'],
      starred: true,
      created_at: '2021-03-01T23:30:00.000Z',
      mood: null,
    },
    pictures: [],
  })
})

test.each([
  ['America\\/New_York', '2021-03-01'],
  ['GMT+0200', '2021-03-02'],
  ['', '2021-03-02'],
  ['Atlantis/Capital', '2021-03-02'],
])('zone %j', async (timeZone, date) => {
  const zoned = entry({ timeZone: timeZone.replace('\\', '') })
  expect((await read(zoned)).of('journal')[0]?.date).toBe(date)
})

test('photos stand where they stood, without a type too; those not in the text are kept below it', async () => {
  const text =
    '# A day \\(out\\)\n\nBefore ![the sea](dayone-moment://ABC) after\n![](dayone-moment:/video/V1)'
  const found = await read(
    entry({
      text,
      photos: [
        { identifier: 'ABC', md5 },
        { identifier: 'DEF', md5: 'b'.repeat(32), type: 'jpeg' },
        { type: 'jpeg' },
      ],
      videos: [{ identifier: 'V1', md5: 'c'.repeat(32) }],
    }),
  )
  const [one] = found.of('journal')
  expect(one?.row).toMatchObject({ title: 'A day (out)', body: `Before ![the sea](image:${md5}) after` })
  expect(one?.pictures).toEqual([{ own_id: md5, path: `photos/${md5}.jpeg`, alt: 'the sea' }])
  expect(found.refused).toEqual([
    `${'b'.repeat(32)}: The picture is missing in the ZIP.`,
    ': The picture is missing in the ZIP.',
    `${'c'.repeat(32)}: Videos, recordings and PDFs are not kept here.`,
  ])
})

test('the heading below a photo is the title, and the photo stays above the text', async () => {
  const titled = async (text: string) => {
    const [one] = (await read(entry({ text, photos: [{ identifier: 'ABC', md5 }] }))).of('journal')
    return [one?.row.title, one?.row.body]
  }
  const photo = `![](image:${md5})`
  expect(await titled('![](dayone-moment://ABC)\n\n# By the sea\n\nIt was windy.')).toEqual([
    'By the sea',
    `${photo}\n\nIt was windy.`,
  ])
  expect(await titled('![](dayone-moment://ABC)\n# By the sea')).toEqual(['By the sea', photo])
  expect(await titled('![](dayone-moment://ABC)\nIt was windy.\n# Later')).toEqual([
    '',
    `${photo}\nIt was windy.\n# Later`,
  ])
})

test('the place is left out unless it is ticked', async () => {
  const placed = entry({ location: { placeName: 'Old Mill', localityName: 'Bath', latitude: 51.4 } })
  const zip = await zipOf(journal(placed))
  const without = await readAll(zip, 'Export.zip')
  expect(without.summary.questions).toMatchObject([{ id: 'place', suggestion: 'no' }])
  expect(JSON.stringify(without.all)).not.toContain('Bath')
  const body = (await readAll(zip, 'Export.zip', { answers: { place: 'yes' } })).of('journal')[0]?.row.body
  expect(body).toBe('Hello\\.\n\nOld Mill, Bath')
})

test('a strange entry takes no other with it', async () => {
  const found = await read(
    { uuid: 1 },
    entry({ creationDate: 'once' }),
    entry({ text: null, tags: null, photos: null, starred: null }),
    entry({ uuid: 'long', text: 'x'.repeat(50_001) }),
    entry({ uuid: 'good' }),
  )
  expect(found.of('journal').map(({ own_id }) => own_id)).toEqual(['good'])
  expect(found.refused.map((line) => line.slice(-45))).toEqual([
    '#1: This entry of the journal cannot be read.'.slice(-45),
    'Hello\\.: This entry of the journal cannot be read.'.slice(-45),
    '9A2D00938E4C4967920ED8C83C3060AB: The entry is empty.'.slice(-45),
    expect.stringContaining('should be at most 50,000 characters.'),
  ])
})

test('more pictures than an entry holds are listed', async () => {
  const names = Array.from({ length: 14 }, (_, at) => `${at}`.padStart(32, '0'))
  const files = Object.fromEntries(names.map((name) => [`photos/${name}.jpeg`, jpeg]))
  const photos = names.map((name) => ({ identifier: name, md5: name }))
  const zip = await makeZip({ 'Journal.json': journal(entry({ photos })), ...files })
  const found = await readAll(zip, 'Export.zip')
  expect(found.of('journal')[0]?.pictures).toHaveLength(12)
  expect(found.refused).toHaveLength(2)
})

describe('it is known', () => {
  test('as a file alone, and with several journals', async () => {
    expect((await readAll(journal(entry()), 'Journal.json')).of('journal')).toHaveLength(1)
    const two = await makeZip({
      'One.json': journal(entry()),
      'Two.json': journal(entry({ uuid: 'b' })),
      'x/y.json': '{',
    })
    expect((await readAll(two, 'Export.zip')).summary.counts).toEqual({ journal: 2 })
  })

  test('and other JSON is not', async () => {
    await expect(readAll('{"people": []}', 'a.json')).rejects.toThrow('it is JSON of another kind.')
    await expect(
      readAll(await makeZip({ 'J.json': '{"metadata":{},"entries":[{}]}' }), 'a.zip'),
    ).rejects.toThrow('This is not a journal of Day One.')
  })
})

test('its pictures are read by their paths', async () => {
  const reading = await readFile(await zipOf(journal(entry())), 'Export.zip', around)
  expect((await reading.picture?.(`photos/${md5}.jpeg`))?.size).toBe(12)
  await expect(reading.picture?.('photos/none.jpeg')).rejects.toThrow('is missing in the ZIP')
})
