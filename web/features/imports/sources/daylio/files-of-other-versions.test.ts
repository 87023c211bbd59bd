// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readCase } from '../../fixtures/case.ts'
import { daylioContent, daylioEntry, toBase64 } from '../../fixtures/daylio.ts'
import { makeZip } from '../../fixtures/make-zip.ts'
import { readAll } from '../../fixtures/read.ts'

const answers = { 'mood:rad': 'happy', 'mood:good': 'calm' }
const header = 'full_date,date,weekday,time,mood,activities,note_title,note'
const table = (...rows: string[]) => readAll([header, ...rows].join('\n'), 'a.csv', { answers })
const backup = async (entries: unknown[], changes: Record<string, unknown> = {}, more = {}) =>
  readAll(
    await makeZip({ 'backup.daylio': toBase64(JSON.stringify(daylioContent(entries, changes))) }),
    'a.daylio',
    { answers: { ...answers, ...more } },
  )

test.each(['8:05 CH', '8:05 अपराह्न', '8:05 PTG', '晚上8:05'])(
  'the hour %s is one of the evening',
  async (hour) => {
    const found = await table(`2026-11-10,x,y,${hour},good,walk,,`)
    expect(found.of('mood').map(({ own_id }) => own_id)).toEqual(['2026-11-10T20:05'])
  },
)

describe('the hours of a table are read in the language of the telephone:', () => {
  test.each<[file: string, times: string[]]>([
    ['01-narrow-space', ['20:05', '20:05#2']],
    ['02-korean-time', ['20:05']],
    ['04-turkish-ampm', ['20:05', '20:05#2']],
    ['05-arabic-digits', ['20:05']],
    ['06-french-canada', ['20:05']],
    ['07-greek', ['20:05']],
    ['08-hungarian', ['08:05']],
    ['10-semicolons-after-excel', ['20:05']],
    ['13-bom-crlf', ['20:05']],
    ['15-am-pm-noon', ['00:05', '12:05']],
  ])('daylio/%s.csv', async (file, times) => {
    const found = await readCase(`daylio/${file}.csv`, { answers })
    expect(found.of('mood').map(({ own_id }) => own_id)).toEqual(times.map((time) => `2026-11-10T${time}`))
    expect(found.refused).toEqual([])
  })

  test.each<[time: string, read: string]>([
    ['오전 12:05', '00:05'],
    ['午後8:05', '20:05'],
    ['下午8:05', '20:05'],
    ['ÖÖ 8:05', '08:05'],
    ['8:05 ö.s.', '20:05'],
    ['du. 8:05', '20:05'],
    ['8:05 π.μ.', '08:05'],
    ['8:05 p. m.', '20:05'],
    ['8.05 PM', '20:05'],
    ['20h05', '20:05'],
    ['20.05 Uhr', '20:05'],
    ['8 h', '08:00'],
    ['ُ‏٨:٠٥ ص'.replace('ُ', ''), '08:05'],
    ['८:०५ pm', '20:05'],
    ['۲۰:۰۵', '20:05'],
  ])('%s is %s', async (time, read) => {
    const found = await table(`2026-11-10,x,x,${time},rad,,,`)
    expect(found.of('mood').map(({ own_id }) => own_id)).toEqual([`2026-11-10T${read}`])
  })

  test.each(['', 'soon', '25:00', '8:75', '8', 'xy 8:05 zz', '오후'])('no time: “%s”', async (time) => {
    const found = await table(`2026-11-10,x,x,${time},rad,,,`)
    expect(found.of('mood')).toEqual([])
    expect(found.refused).toEqual([expect.stringContaining('Its day or time cannot be read.')])
  })
})

describe('a table that Excel saved again is read:', () => {
  const saved = (sign: string, day: string, above = '') =>
    `${above}${header.replaceAll(',', sign)}\r\n${[day, 'x', 'x', '20:05:00', 'rad', 'walk | tea', '', 'fine'].join(sign)}\r\n`
  test.each<[what: string, text: string]>([
    ['with semicolons', saved(';', '2026-11-10')],
    ['with tabs', saved('\t', '2026-11-10')],
    ['with its line above', saved(';', '2026-11-10', 'sep=;\r\n')],
    ['with German days', saved(';', '10.11.2026')],
    ['with days in words', saved(';', '10 Kas 2026')],
    ['with numbers of days', saved(';', '46336')],
  ])('%s', async (_, text) => {
    const found = await readAll(text, 'a.csv', { answers })
    expect(found.summary.source).toBe('daylio-csv')
    expect(found.of('mood').map(({ own_id }) => own_id)).toEqual(['2026-11-10T20:05'])
  })

  test('with days whose order is open, which is asked', async () => {
    const text = saved(',', '11/10/2026')
    const open = await readAll(text, 'a.csv', { answers })
    const { id = '' } = open.summary.questions.find(({ group }) => group === 'date-order') ?? {}
    const found = await readAll(text, 'a.csv', { answers: { ...answers, [id]: 'mdy' } })
    expect(found.of('mood').map(({ date }) => date)).toEqual(['2026-11-10'])
  })
})

describe('what is broken in a backup takes nothing else with it:', () => {
  test('daylio/21-one-broken-tag.daylio', async () => {
    const found = await readCase('daylio/21-one-broken-tag.daylio', { answers })
    expect(found.of('mood')[0]?.row.emotion_tags).toEqual(['daylio: rad', 'friends'])
    expect(found.refused).toEqual(['#2: This activity has no name in the backup.'])
  })

  test('daylio/22-mood-without-group.daylio', async () => {
    const found = await readCase('daylio/22-mood-without-group.daylio', { answers })
    expect(found.of('mood').map(({ row }) => row.mood)).toEqual(['calm'])
  })

  test.each(['26-mood-deleted', '34-predefined-higher'])(
    'daylio/%s.daylio asks about its mood',
    async (file) => {
      const open = await readCase(`daylio/${file}.daylio`)
      const [question] = open.summary.questions
      expect(question).toMatchObject({
        group: 'mood',
        about: '',
        samples: [expect.stringContaining('2026-11-10')],
      })
      const found = await readCase(`daylio/${file}.daylio`, { answers: { [question?.id ?? '']: 'sad' } })
      expect(found.of('mood').map(({ row }) => row.mood)).toEqual(['sad'])
      expect(found.refused).toEqual([])
    },
  )

  test.each<
    [what: string, entry: Record<string, unknown>, changes: Record<string, unknown>, refused: number]
  >([
    [
      'a mood without an id',
      {},
      {
        customMoods: [
          { id: 1, custom_name: '', mood_group_id: 1, predefined_name_id: 1 },
          { custom_name: 'x' },
          null,
        ],
      },
      0,
    ],
    ['no list of activities', { tags: [1] }, { tags: null }, 1],
    ['an activity that is no number', { tags: [1, 'x', null] }, {}, 2],
    ['a picture that is no number', { assets: [{}], note: 'hi' }, {}, 1],
    ['numbers in quotes', { id: '7', year: '2026', tags: ['1'] }, {}, 0],
    ['no moment but a clock', { datetime: 'soon' }, {}, 0],
    ['a note of another kind', { note: 5, note_title: null }, {}, 0],
    ['lists that are missing', { tags: undefined, assets: undefined }, {}, 0],
  ])('%s', async (_, entry, changes, refused) => {
    const found = await backup([daylioEntry(entry), daylioEntry({ id: 2 })], changes)
    expect(found.of('mood')).toHaveLength(2)
    expect(found.refused).toHaveLength(refused)
  })

  test.each<[file: string, count: number]>([
    ['23-string-ids', 1],
    ['24-html-note', 1],
    ['25-null-note', 1],
    ['28-float-datetime', 2],
    ['29-emoji-surrogate', 1],
    ['31-bare-json', 1],
  ])('daylio/%s.daylio', async (file, count) => {
    const found = await readCase(`daylio/${file}.daylio`, { answers })
    expect(found.of('mood')).toHaveLength(count)
    expect(found.refused).toEqual([])
  })
})

describe('what held before holds:', () => {
  test.each<[file: string, note: string | null]>([
    ['11-html-note', 'Line one\nLine & two\nbold 3 < 5last'],
    ['12-quotes-newlines', 'He said "hi",\nthen left\r\n\r\nEnd'],
    ['18-pipe-in-activity', 'fine'],
    ['19-scales', null],
  ])('daylio/%s.csv', async (file, note) => {
    expect((await readCase(`daylio/${file}.csv`, { answers })).of('mood')[0]?.row.note).toBe(note)
  })

  test('moods of one’s own and pictures of faces are asked about', async () => {
    const { summary } = await readCase('daylio/14-emoji-mood.csv')
    expect(summary.questions.flatMap(({ group, about }) => (group === 'mood' ? about : []))).toEqual([
      '😀 ok',
      'Ünlü',
    ])
    const own = await readCase('daylio/30-custom-mood-own-language.daylio')
    expect(own.of('mood').map(({ row }) => row.mood)).toEqual(['anxious'])
  })
})

describe('the table of before 2020, whose year stands in a column of its own, is read:', () => {
  test('daylio/16-old-header.csv', async () => {
    const found = await readCase('daylio/16-old-header.csv', { answers })
    expect(found.of('mood').map(({ own_id, row }) => [own_id, row.mood, row.note])).toEqual([
      ['2019-11-10T20:05', 'calm', 'fine'],
    ])
    expect(found.summary).toMatchObject({ source: 'daylio-csv', from: '2019-11-10' })
  })

  test('with the month in another language', async () => {
    const lines = ['year,date,weekday,time,mood,activities,note', '2018,17. Januar,Mittwoch,20:05,good,walk,']
    const found = await readAll(lines.join('\n'), 'a.csv', { answers })
    expect(found.of('mood').map(({ date }) => date)).toEqual(['2018-01-17'])
  })
})

test('an entry without a mood keeps its words, and one without either is told', async () => {
  const found = await backup([
    daylioEntry({ id: 1, mood: null, note: 'Rain.' }),
    daylioEntry({ id: 2, mood: null }),
  ])
  expect(found.of('journal').map(({ row }) => row.body)).toEqual(['Rain.'])
  expect(found.summary.counts).toEqual({ journal: 1 })
  expect(found.refused).toEqual(['#2: The entry is empty.'])
})
