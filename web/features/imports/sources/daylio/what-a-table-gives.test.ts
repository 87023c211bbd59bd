// @vitest-environment node
import { expect, test } from 'vitest'
import { readAll } from '../../fixtures/read.ts'

const header = 'full_date,date,weekday,time,mood,activities,note_title,note'
const table = (...rows: string[]) => [header, ...rows].join('\r\n')

test('its rows become check-ins in the zone of the member, by moods that are asked about', async () => {
  const text = table(
    '2023-11-19,"November 19",Sunday,8:05 PM,rad,"friends | long walk","","With ""quotes"", and\na line"',
    '2023-07-01,"July 1",Saturday,20:05,Erträglich,"","",""',
    '2023-11-19,"November 19",Sunday,8:05 PM,awful,"","A title","And a text"',
  )
  const answers = { 'mood:rad': 'energetic', 'mood:Erträglich': 'calm' }
  const found = await readAll(text, 'daylio_export.csv', { answers })
  expect(
    found.of('mood').map(({ own_id, at, row }) => [own_id, at, row.mood, row.emotion_tags, row.note]),
  ).toEqual([
    [
      '2023-11-19T20:05',
      '2023-11-19T19:05:00.000Z',
      'energetic',
      ['daylio: rad', 'friends', 'long walk'],
      'With "quotes", and\na line',
    ],
    ['2023-07-01T20:05', '2023-07-01T18:05:00.000Z', 'calm', ['daylio: Erträglich'], null],
    ['2023-11-19T20:05#2', '2023-11-19T19:05:00.000Z', 'sad', ['daylio: awful'], null],
  ])
  expect(found.of('journal').map(({ row }) => [row.title, row.body])).toEqual([['A title', 'And a text']])
  expect(found.summary.counts).toEqual({ mood: 3, journal: 1 })
  expect(found.summary).toMatchObject({ source: 'daylio-csv', from: '2023-07-01', to: '2023-11-19' })
  expect(found.summary.questions.map(({ id, suggestion }) => [id, suggestion])).toEqual([
    ['mood:rad', null],
    ['mood:Erträglich', null],
    ['mood:awful', 'sad'],
    ['zone', 'Europe/Berlin'],
  ])
})

test('the answered zone decides, and one that there is not does not', async () => {
  const text = table('2023-11-19,x,x,10:00,meh,"","",""')
  const at = async (zone: string) => (await readAll(text, 'a.csv', { answers: { zone } })).of('mood')[0]?.at
  expect(await at('America/New_York')).toBe('2023-11-19T15:00:00.000Z')
  expect(await at('Nowhere/Land')).toBe('2023-11-19T09:00:00.000Z')
})

test('a row without a day or a time is listed', async () => {
  const found = await readAll(table('someday,x,x,10:00,meh,,,', '2023-11-19,x,x,25:00,meh,,,'), 'a.csv')
  expect(found.of('mood')).toEqual([])
  expect(found.refused).toHaveLength(2)
  expect(found.refused[0]).toMatch('Its day or time cannot be read.')
})
