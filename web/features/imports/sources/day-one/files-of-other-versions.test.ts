// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readCase } from '../../fixtures/case.ts'
import { jpeg, makeZip } from '../../fixtures/make-zip.ts'
import { type Found, readAll } from '../../fixtures/read.ts'

const entry = (changes: Record<string, unknown> = {}) => ({
  uuid: 'A',
  creationDate: '2026-11-10T19:05:00Z',
  timeZone: 'Europe/Berlin',
  text: 'Rain.',
  ...changes,
})
const json = (...entries: unknown[]) => JSON.stringify({ metadata: { version: '1.0' }, entries })
const read = (...entries: unknown[]) => readAll(json(...entries), 'Journal.json')
const rich = (...contents: unknown[]) => entry({ text: undefined, richText: JSON.stringify({ contents }) })
const texts = (found: Found) => found.of('journal').map(({ row }) => [row.title, row.body])

describe('an entry that has rich text alone is read as text:', () => {
  test('day-one/02-no-text-richtext.zip', async () => {
    const found = await readCase('day-one/02-no-text-richtext.zip')
    expect(texts(found)).toEqual([
      ['', 'Only rich text\n# Head'],
      ['Title', 'Body'],
    ])
    expect(found.refused).toEqual([])
  })

  test.each<[what: string, contents: unknown[], title: string, body: string]>([
    [
      'a heading',
      [{ text: 'Monday\n', attributes: { line: { header: 1 } } }, { text: 'Rain.' }],
      'Monday',
      'Rain.',
    ],
    [
      'lists',
      [
        { text: 'milk\n', attributes: { line: { listStyle: 'bulleted', indentLevel: 1 } } },
        { text: 'tea\n', attributes: { line: { listStyle: 'checkbox', checked: true } } },
      ],
      '',
      '- milk\n- [x] tea',
    ],
    ['a quote', [{ text: 'be kind', attributes: { line: { quote: true } } }], '', '> be kind'],
    [
      'bold and italic words',
      [
        { text: 'a ' },
        { text: 'bold ', attributes: { bold: true } },
        { text: 'day', attributes: { italic: true } },
      ],
      '',
      'a **bold** *day*',
    ],
    ['a part that is broken', [{ text: 'one ' }, null, 5, { text: 'two' }], '', 'one two'],
  ])('%s', async (_, contents, title, body) => {
    expect(texts(await read(rich(...contents)))).toEqual([[title, body]])
  })

  test('with its pictures where they stand', async () => {
    const content = json({
      ...rich({ text: 'Look:\n' }, { embeddedObjects: [{ type: 'photo', identifier: 'P1' }] }),
      photos: [{ identifier: 'P1', md5: 'abc' }],
    })
    const found = await readAll(await makeZip({ 'Journal.json': content, 'photos/abc.jpeg': jpeg }), 'a.zip')
    expect(texts(found)).toEqual([['', 'Look:\n![](image:abc)']])
    expect(found.of('journal')[0]?.pictures).toHaveLength(1)
  })

  test.each(['no JSON', '{"contents":5}', 5, null])('%s is an empty entry', async (richText) => {
    expect((await read(entry({ text: undefined, richText }), entry({ uuid: 'B' }))).refused).toEqual([
      'A: The entry is empty.',
    ])
  })
})

describe('an entry without an id has one of its moment:', () => {
  test('day-one/12-missing-uuid.zip', async () => {
    const found = await readCase('day-one/12-missing-uuid.zip')
    expect(found.of('journal').map(({ own_id }) => own_id)).toEqual([
      'at 2026-11-10T19:05:00Z',
      'at 2026-11-10T19:05:00Z#2',
    ])
    expect(found.refused).toEqual([])
  })

  test.each([undefined, null, '', 5, 'x'.repeat(200)])('%s', async (uuid) => {
    expect((await read(entry({ uuid }))).of('journal').map(({ own_id }) => own_id)).toEqual([
      'at 2026-11-10T19:05:00Z',
    ])
  })
})

describe('a broken part of a list is named, and takes nothing else with it:', () => {
  test.each<[what: string, changes: Record<string, unknown>, refused: string[]]>([
    [
      'a tag',
      { tags: ['a', null, 5] },
      ['#2: A tag of this entry can’t be read.', '#3: A tag of this entry can’t be read.'],
    ],
    ['tags that are no list', { tags: { a: 1 } }, ['#1: A tag of this entry can’t be read.']],
    ['no tags', { tags: null }, []],
    ['a photo', { photos: ['x'] }, ['#1: An attachment of this entry can’t be read.']],
    ['a video', { videos: [7] }, ['#1: An attachment of this entry can’t be read.']],
    ['a place', { location: 'home' }, []],
  ])('%s', async (_, changes, refused) => {
    const found = await read(entry(changes))
    expect(texts(found)).toEqual([['', 'Rain.']])
    expect(found.refused).toEqual(refused)
  })
})

describe('a picture that cannot come in is told before anything is imported:', () => {
  test('day-one/13-heic-photo.zip', async () => {
    const found = await readCase('day-one/13-heic-photo.zip')
    expect(found.summary.pictures).toBe(0)
    expect(found.of('journal')).toEqual([])
    expect(found.refused[0]).toMatch(/^photos\/abc\.heic: This browser can’t open HEIC pictures\./)
  })

  const bytes = (text: string) => new Blob([Uint8Array.from(text, (char) => char.charCodeAt(0))])
  test.each<[what: string, name: string, photo: Blob]>([
    ['HEIC with the name of a JPEG', 'abc.jpeg', bytes('\0\0\0\x18ftypheic\0\0\0\0')],
    ['HEIF', 'abc.heif', bytes('\0\0\0\x18ftypmif1\0\0\0\0')],
    ['a TIFF', 'abc.tiff', bytes('II*\0\x08\0\0\0')],
    ['a web page', 'abc.jpeg', bytes('<html></html>')],
    ['nothing', 'abc.jpeg', new Blob([])],
  ])('%s', async (_, name, photo) => {
    const content = json(entry({ photos: [{ identifier: 'P1', md5: 'abc' }] }))
    const found = await readAll(
      await makeZip({ 'Journal.json': content, [`photos/${name}`]: photo }),
      'a.zip',
    )
    expect(texts(found)).toEqual([['', 'Rain.']])
    expect(found.of('journal')[0]?.pictures).toEqual([])
    expect(found.refused).toHaveLength(1)
    expect(found.summary.pictures).toBe(0)
  })
})

test.each<[file: string, entries: number, refused: number]>([
  ['03-photo-no-md5.zip', 1, 1],
  ['04-two-journals.zip', 2, 0],
  ['06-escapes.zip', 1, 0],
  ['07-all-day-and-dates.zip', 2, 1],
  ['08-markdown-image-same-md5.zip', 1, 0],
  ['09-dayone-photo-old-form.zip', 1, 0],
  ['10-tags-nfd.zip', 1, 1],
  ['11-journal-named-like-ours.zip', 1, 0],
  ['14-dayone-unlinked-photo-and-empty.zip', 1, 1],
  ['15-bare.json', 1, 0],
  ['16-classic.json', 1, 0],
])('what held before holds: day-one/%s', async (file, entries, refused) => {
  const found = await readCase(`day-one/${file}`)
  expect(found.of('journal')).toHaveLength(entries)
  expect(found.refused).toHaveLength(refused)
})

test('a picture that is not in the ZIP is not counted', async () => {
  const photos = [
    { identifier: 'P1', md5: 'm1' },
    { identifier: 'P2', md5: 'm2' },
  ]
  const found = await readAll(
    await makeZip({ 'Journal.json': json(entry({ photos })), 'photos/m1.jpeg': jpeg }),
    'a.zip',
  )
  expect(found.summary.pictures).toBe(1)
  expect(found.refused).toEqual(['m2: The picture is missing in the ZIP.'])
})
