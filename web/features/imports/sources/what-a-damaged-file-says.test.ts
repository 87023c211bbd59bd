// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { daylioBackupOf, daylioEntry } from '../fixtures/daylio.ts'
import { jpeg, makeZip } from '../fixtures/make-zip.ts'
import { readAll } from '../fixtures/read.ts'

const daylio = (...rows: string[]) =>
  ['full_date,date,weekday,time,mood,activities,note_title,note', ...rows].join('\n')
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SUMMARY:${uid}`,
  ...lines,
  'END:VEVENT',
]

describe('a day that there is not is listed, and the rest goes on', () => {
  test.each(['2025-13-45', '2025-02-30', '0000-01-01', '2025-00-10'])(
    'in a table of Daylio: %s',
    async (day) => {
      const rows = Array.from(
        { length: 60 },
        (_, at) => `2025-03-01,x,x,8:${String(at).padStart(2, '0')},good,,,`,
      )
      const found = await readAll(daylio(...rows, `${day},x,x,8:00,good,walk,,`), 'a.csv', {
        answers: { 'mood:good': 'calm' },
      })
      expect(found.of('mood')).toHaveLength(60)
      expect(found.refused).toEqual([`${day}, x, x, 8:00, good, walk, ,: Its day or time cannot be read.`])
      expect(found.summary).toMatchObject({ from: '2025-03-01', to: '2025-03-01', counts: { mood: 60 } })
    },
  )

  test('in a backup of Daylio', async () => {
    const found = await readAll(
      await daylioBackupOf([
        daylioEntry({ id: 1 }),
        daylioEntry({ id: 2, month: 1, day: 30 }),
        daylioEntry({ id: 3, year: 123_456_789 }),
      ]),
      'a.daylio',
      { answers: { 'mood:rad': 'happy' } },
    )
    expect(found.of('mood')).toHaveLength(1)
    expect(found.refused).toHaveLength(2)
    expect(found.summary).toMatchObject({ from: '2023-11-19', to: '2023-11-19' })
  })

  test('in any table, also at the end of the years', async () => {
    const lines = ['date,offset,steps', '2025-03-01,,100', '2025-13-45,,200', '9999-12-31 23:59-01:00,,300']
    const found = await readAll(lines.join('\n'), 'a.csv')
    expect(found.of('health').map(({ date }) => date)).toEqual(['2025-03-01'])
    expect(found.refused).toHaveLength(2)
    expect(found.summary).toMatchObject({ from: '2025-03-01' })
  })

  test('in Apple Health', async () => {
    const record = (day: string) =>
      `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" startDate="${day} 10:00:00 +0100" endDate="${day} 10:05:00 +0100" value="50"/>`
    const days = ['2024-03-01', '2024-02-30', '2024-00-10', '2024-13-45']
    const found = await readAll(
      `<?xml version="1.0"?>\n<HealthData locale="en_US">${days.map(record).join('\n')}</HealthData>`,
      'export.xml',
    )
    expect(found.of('health').map(({ date }) => date)).toEqual(['2024-03-01'])
    expect(found.refused).toHaveLength(1)
    expect(found.refused[0]).toContain('× 3')
  })

  test('in Day One', async () => {
    const entry = (uuid: string, creationDate: string) => ({
      uuid,
      creationDate,
      text: uuid,
      timeZone: 'UTC',
    })
    const entries = [entry('good', '2024-03-01T08:00:00Z'), entry('odd', '2025-13-45T08:00:00Z')]
    const found = await readAll(JSON.stringify({ metadata: { version: '1.0' }, entries }), 'Journal.json')
    expect(found.of('journal')).toHaveLength(1)
    expect(found.refused).toEqual(['odd: This entry of the journal cannot be read.'])
  })

  test.each([
    'DTSTART:20261345T000000Z',
    'DTSTART;VALUE=DATE:20261345',
    'DTSTART:someday',
    'DTSTART:20261245T100000',
  ])('in a calendar: %s', async (start) => {
    const text = calendar(...event('Odd', start), ...event('Good', 'DTSTART:20261201T180000Z'))
    const found = await readAll(text, 'a.ics')
    expect(found.of('planner').map(({ row }) => row.text)).toEqual(['Good'])
    expect(found.refused).toEqual(['Odd: This entry of the calendar cannot be read.'])
    expect(found.summary).toMatchObject({ from: '2026-12-01', to: '2026-12-01' })
  })
})

test.each<[string, BlobPart | (() => Promise<Blob>), string]>([
  [
    'a.csv',
    daylio(),
    'There are no check-ins in “a.csv”. Please export it again, with the days that you want.',
  ],
  [
    'b.csv',
    'Date,Steps',
    'There are no rows below the heading of “b.csv”. Please export it again, with the days that you want.',
  ],
  [
    'c.ics',
    calendar(),
    'There is nothing in “c.ics” from a month ago to a year ahead, which is what comes into the planner.',
  ],
  [
    'd.ics',
    calendar(...event('Old', 'DTSTART:20161201T180000Z')),
    'There is nothing in “d.ics” from a month ago to a year ahead, which is what comes into the planner.',
  ],
  [
    'e.daylio',
    () => daylioBackupOf([]),
    'There are no check-ins in “e.daylio”. Please export it again, with the days that you want.',
  ],
  [
    'f.json',
    JSON.stringify({ metadata: { version: '1.0' }, entries: [] }),
    'There are no entries in “f.json”. Please export it again, with the journals that you want.',
  ],
  ['g.csv', '', '“g.csv” is empty. Please save or export it again.'],
])('%s without a row says so when it is chosen', async (name, content, sentence) => {
  const made = typeof content === 'function' ? await content() : content
  await expect(readAll(made, name)).rejects.toThrow(sentence)
})

describe('a file is told, and nothing of it is taken,', () => {
  const whole = {
    'within a note of Daylio': ['a.csv', daylio('2026-11-09,x,x,8:00,good,,,"A long note"'), -6],
    'within a row of Daylio': ['b.csv', daylio('2026-11-09,x,x,8:00,good,,t,note'), -8],
    'within quotes of any table': ['c.csv', 'date,note\n2026-11-09,"A long note"\n', -5],
    'before the end of a calendar': [
      'd.ics',
      calendar(...event('a', 'DTSTART:20261201T180000Z'), ...event('b', 'DTSTART:20261202T180000Z')),
      -'END:VCALENDAR\r\n'.length,
    ],
    'within an event of a calendar': [
      'e.ics',
      calendar(...event('a', 'DTSTART:20261201T180000Z'), ...event('b', 'DTSTART:20261202T180000Z')),
      -40,
    ],
    'within the second of two calendars': [
      'f.ics',
      calendar(...event('a', 'DTSTART:20261201T180000Z')) +
        calendar(...event('b', 'DTSTART:20261202T180000Z')),
      -20,
    ],
    'within a journal of Day One': [
      'g.json',
      JSON.stringify({
        metadata: { version: '1.0' },
        entries: [{ uuid: 'a', creationDate: '2024-03-01T08:00:00Z', text: 'Rain.' }],
      }),
      -10,
    ],
  } satisfies Record<string, [name: string, content: string, cut: number]>

  test.each(Object.entries(whole))('that was cut %s', async (_, [name, content, cut]) => {
    await expect(readAll(content, name)).resolves.toBeTruthy()
    await expect(readAll(content.slice(0, cut), name)).rejects.toThrow(
      `“${name}” ends in the middle. Please export it again.`,
    )
  })
})

const below = 'Below is where to find a file that can be brought in.'
test.each<[string, BlobPart | (() => Promise<Blob>), string]>([
  ['letter.pdf', '%PDF-1.7', `Nothing in “letter.pdf” can be brought in: it is a PDF. ${below}`],
  [
    'photo.jpg',
    jpeg as BlobPart,
    'Nothing in “photo.jpg” can be brought in: it is a picture. Pictures can be added to an entry of the journal.',
  ],
  [
    'noise.bin',
    new Uint8Array([1, 0, 2, 0, 255, 254]),
    `Nothing in “noise.bin” can be brought in: it is neither text nor a ZIP. ${below}`,
  ],
  ['page.html', '<html></html>', `Nothing in “page.html” can be brought in: it is a web page. ${below}`],
  [
    'some.zip',
    () => makeZip({ 'a.txt': 'x' }),
    `Nothing in “some.zip” can be brought in: it holds 1 file, such as “a.txt”. ${below}`,
  ],
  [
    'broken.ics',
    'BEGIN:VCALENDAR\r\nwhat is this',
    '“broken.ics” is damaged, or no calendar. Please export it again.',
  ],
])('%s, from elsewhere, says what it is and what to do', async (name, content, sentence) => {
  const made = typeof content === 'function' ? await content() : content
  await expect(readAll(made, name)).rejects.toThrow(sentence)
})
