// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { englishOf } from '../../../../contract/texts.ts'
import { readCase } from '../fixtures/case.ts'
import { type Found, readAll } from '../fixtures/read.ts'

const encodingOf = ({ summary }: Found) => summary.questions.find(({ group }) => group === 'encoding')
const bodies = (found: Found) => found.of('journal').map(({ row }) => row.body)
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )

describe('a file in UTF-8 with an unclean byte stays UTF-8:', () => {
  test.each<[what: string, parts: (string | number[])[], body: string, unreadable: number]>([
    ['a byte of Windows', ['größer ', [0xfc], ' ş'], 'größer � ş', 1],
    ['a letter that is cut in two', ['grün gr', [0xc3], ' 👍'], 'grün gr� 👍', 1],
    ['a byte that is no letter anywhere', ['ığdır ', [0xff], '!'], 'ığdır �!', 1],
    ['several in one line', ['ä ö ü ', [0xe4], ' ', [0xf6], ' ß'], 'ä ö ü � � ß', 2],
    ['half an emoji', ['schön ', [0xf0, 0x9f], ' – gut'], 'schön � – gut', 1],
  ])('%s', async (_, parts, body, unreadable) => {
    const found = await readAll(bytes('Date,Text\n2026-11-10,', ...parts, '\n2026-11-11,müde\n'), 'a.csv')
    expect(bodies(found)).toEqual([body, 'müde'])
    expect(encodingOf(found)).toMatchObject({ suggestion: 'utf-8', unreadable })
    expect(encodingOf(found)?.samples[0]).toContain('�')
    expect(encodingOf(found)?.unreadableLine).toBe(2)
  })

  test('a sign that an earlier program wrote for a letter it could not read is no unclean byte', async () => {
    const found = await readAll('Date,Text\n2026-11-10,gr�n', 'a.csv')
    expect(bodies(found)).toEqual(['gr�n'])
    expect(encodingOf(found)).toBeUndefined()
  })
})

describe('an old encoding is guessed, shown and asked about:', () => {
  test.each<[file: string, language: string, encoding: string, body: string]>([
    ['05-cp1254-turkish', 'tr', 'windows-1254', 'Şişli’de güneşli bir gün ığüşöç İ'],
    ['04-cp1252', 'de', 'windows-1252', 'größer – „so“'],
    ['06-macroman', 'de', 'macintosh', 'größer'],
  ])('csv/%s.csv', async (file, language, encoding, body) => {
    const found = await readCase(`csv/${file}.csv`, { language })
    expect(bodies(found)).toEqual([body])
    expect(encodingOf(found)).toMatchObject({ suggestion: encoding, unreadable: 0 })
    expect(encodingOf(found)?.samples.join(' ')).toContain(body.slice(0, 5))
  })

  test('csv/03-utf16-no-bom.csv and csv/35-cyrillic.csv', async () => {
    expect(encodingOf(await readCase('csv/03-utf16-no-bom.csv'))?.suggestion).toBe('utf-16le')
    const found = await readCase('csv/35-cyrillic.csv')
    expect(encodingOf(found)?.suggestion).toBe('windows-1251')
    expect(found.summary.from).toBe('2026-11-10')
    expect(found.summary.questions.find(({ group }) => group === 'column')?.about).toBe('Дата')
  })

  test.each<[encoding: string, text: string, encoded: number[]]>([
    ['windows-1251', 'Снег и лёд', [0xd1, 0xed, 0xe5, 0xe3, 0x20, 0xe8, 0x20, 0xeb, 0xb8, 0xe4]],
    ['koi8-r', 'сегодня снег', [0xd3, 0xc5, 0xc7, 0xcf, 0xc4, 0xce, 0xd1, 0x20, 0xd3, 0xce, 0xc5, 0xc7]],
    ['windows-1253', 'καλημερα', [0xea, 0xe1, 0xeb, 0xe7, 0xec, 0xe5, 0xf1, 0xe1]],
    [
      'windows-1252',
      'café, garçon',
      [0x63, 0x61, 0x66, 0xe9, 0x2c, 0x20, 0x67, 0x61, 0x72, 0xe7, 0x6f, 0x6e],
    ],
    ['macintosh', 'mañana', [0x6d, 0x61, 0x96, 0x61, 0x6e, 0x61]],
    ['shift_jis', 'きょうは', [0x82, 0xab, 0x82, 0xe5, 0x82, 0xa4, 0x82, 0xcd]],
  ])('%s by its letters', async (encoding, text, encoded) => {
    const found = await readAll(bytes('Date;Text\n2026-11-10;', encoded, '\n'), 'a.csv')
    expect(encodingOf(found)?.suggestion).toBe(encoding)
    expect(bodies(found)).toEqual([text])
  })

  test('and what the member chooses counts', async () => {
    const found = await readCase('csv/05-cp1254-turkish.csv', { answers: { encoding: 'windows-1254' } })
    expect(bodies(found)).toEqual(['Şişli’de güneşli bir gün ığüşöç İ'])
    expect(encodingOf(found)).toMatchObject({ suggestion: 'windows-1254' })
    expect(bodies(await readCase('csv/05-cp1254-turkish.csv'))[0]).toContain('Þiþli')
    const odd = await readCase('csv/05-cp1254-turkish.csv', { answers: { encoding: 'no-such' } })
    expect(encodingOf(odd)?.suggestion).toBe('windows-1252')
  })

  test('UTF-16 without its mark is read in either order of bytes, and noise is no text', async () => {
    const text = 'Date;Text\n2026-11-10;grün\n'
    const wide = Uint8Array.from(
      [...text].flatMap((char) => [char.charCodeAt(0) >> 8, char.charCodeAt(0) & 255]),
    )
    expect(bodies(await readAll(wide, 'a.csv'))).toEqual(['grün'])
    const noise = Uint8Array.from({ length: 4096 }, (_, at) => (at * at * 31) % 251)
    await expect(readAll(noise, 'a.bin')).rejects.toThrow('neither text nor a ZIP')
  })
})

describe('the sample of an encoding', () => {
  const samples = async (...parts: (string | number[])[]) => {
    const found = encodingOf(await readAll(bytes(...parts), 'a.csv'))
    return [found?.samples, found?.unreadableLine]
  }

  test('is whole rows in the order of the file, and names the line of what cannot be read', async () => {
    const rows = [
      '10.11.2026;Schöner Tag am Fluß;72,5',
      '11.11.2026;kaputt � hier;72,4',
      '12.11.2026;Grüße;72,3',
    ]
    for (const end of ['\n', '\r\n', '\r'])
      expect(
        await samples(
          `Datum;Notiz;Gewicht${end}${rows[0]}${end}11.11.2026;kaputt `,
          [0xe4],
          ` hier;72,4${end}${rows[2]}${end}`,
        ),
      ).toEqual([rows, 3])
  })

  test('has the rows that cannot be read whatever stands above them', async () => {
    const fine = Array.from({ length: 9 }, (_, at) => `2026-11-1${at},ö${at}\n`).join('')
    expect(await samples(`Date,Text\n${fine}2026-11-20,a`, [0xff], 'b\n2026-11-21,ok\n')).toEqual([
      ['2026-11-10,ö0', '2026-11-11,ö1', '2026-11-20,a�b'],
      11,
    ])
  })

  test('names no line of a calendar, whose lines are unfolded before', async () => {
    const summary = 'SUMMARY:gr'
    const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART:20261125T100000Z', summary]
    const found = await readAll(
      bytes(lines.join('\r\n'), [0xfc], 'ß ünd öl\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'),
      'a.ics',
    )
    expect(encodingOf(found)?.unreadable).toBe(1)
    expect(encodingOf(found)?.unreadableLine).toBeUndefined()
  })

  test('of a row that is too long is the words around it', async () => {
    const long = 'wörd '.repeat(100)
    const [found] = await samples(`Date,Text\n2026-11-10,${long}`, [0xff], ` ${long}\n`)
    expect(found).toHaveLength(1)
    expect(String(found)).toMatch(/^… (?:wörd )+� (?:wörd )+…$/)
  })
})

describe('a character that cannot be stored is dropped and counted:', () => {
  test.each<[what: string, content: BlobPart, name: string, text: string, count: number]>([
    ['NUL in a table', 'Date,Text\n2026-11-10,a\0b\n', 'a.csv', 'ab', 1],
    [
      'several in a table',
      'Date,Text\n2026-11-10,\0a long enough text\0 to be one\0\n',
      'a.csv',
      'a long enough text to be one',
      3,
    ],
    [
      'half an emoji in JSON',
      '{"metadata":{},"entries":[{"uuid":"a","creationDate":"2026-11-10T08:00:00Z","text":"x\\ud83dy"}]}',
      'a.json',
      'xy',
      1,
    ],
    [
      'NUL in JSON',
      '{"metadata":{},"entries":[{"uuid":"a","creationDate":"2026-11-10T08:00:00Z","text":"x\\u0000y"}]}',
      'a.json',
      'xy',
      1,
    ],
    [
      'the other half',
      '{"metadata":{},"entries":[{"uuid":"a","creationDate":"2026-11-10T08:00:00Z","text":"\\ude00 and 😀"}]}',
      'a.json',
      'and 😀',
      1,
    ],
  ])('%s', async (_, content, name, text, count) => {
    const found = await readAll(content, name)
    expect(bodies(found)).toEqual([text])
    expect(found.refused).toEqual([])
    expect(found.summary.left_out.map((one) => [englishOf(one.what), one.count])).toEqual([
      ['Unsupported characters', count],
    ])
  })

  test('csv/12-nul.csv, daylio/17-nul-and-lone.csv and daylio/29-emoji-surrogate.daylio', async () => {
    for (const file of ['csv/12-nul.csv', 'daylio/17-nul-and-lone.csv', 'daylio/29-emoji-surrogate.daylio']) {
      const found = await readCase(file, { answers: { 'mood:rad': 'happy' } })
      expect(found.refused).toEqual([])
      expect(found.summary.left_out).toMatchObject([{ count: 1 }])
    }
  })
})
