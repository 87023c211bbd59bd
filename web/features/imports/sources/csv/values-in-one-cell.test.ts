// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readCase } from '../../fixtures/case.ts'
import { type Found, readAll } from '../../fixtures/read.ts'

const days = (found: Found) => found.of('health').map(({ date, row }) => [date, row.set])
const table = (...lines: string[]) => readAll(lines.join('\n'), 'table.csv')

describe('a blood pressure in one cell', () => {
  const whole = { systolic: 121, diastolic: 79 }
  test('is read in csv/31-bp-one-column.csv', async () => {
    const found = await readCase('csv/31-bp-one-column.csv')
    expect(days(found)).toEqual([['2026-11-10', whole]])
    expect(found.summary.counts).toEqual({ health: 1 })
  })

  test.each([
    'Blood Pressure (mmHg)',
    'BP',
    'Blutdruck',
    'Presión arterial',
    'Tensión',
    'Tansiyon',
    'Kan basıncı',
  ])('is known by its name: %s', async (name) => {
    for (const cell of ['121/79', '121 / 79 mmHg', '١٢١/٧٩'])
      expect(days(await table(`Date;${name}`, `2026-11-10;${cell}`))).toEqual([['2026-11-10', whole]])
  })

  test('leaves columns of one value, and of words, as they are', async () => {
    for (const header of [
      'Blood pressure systolic;Blood pressure diastolic',
      'Blutdruck (systolisch);Blutdruck (diastolisch)',
      'Presión sistólica;Presión diastólica',
      'Sistolik tansiyon;Diyastolik tansiyon',
      'Büyük tansiyon;Küçük tansiyon',
    ])
      expect(days(await table(`Date;${header}`, '2026-11-10;121;79'))).toEqual([['2026-11-10', whole]])
    expect(days(await table('Date;Blood pressure;Steps', '2026-11-10;fine;5'))).toEqual([
      ['2026-11-10', { steps: 5 }],
    ])
  })

  test('has the bounds of both values, and comes in as a whole or not at all', async () => {
    const found = await table(
      'Date;BP',
      '2026-11-10;121/79',
      '2026-11-11;121/5',
      '2026-11-12;-',
      '2026-11-13;high',
    )
    expect(days(found)).toEqual([['2026-11-10', whole]])
    expect(found.refused).toEqual([
      'BP: 121/5: Diastolic pressure should be between 10 and 250 mmHg',
      'BP: high: This isn’t a blood pressure such as 120/80.',
    ])
  })
})

test('a note without a mood is counted as the entry that it becomes, and no column as nothing', async () => {
  const counts = async (...lines: string[]) => (await table(...lines)).summary.counts
  expect(await counts('Date;Note', '2026-11-10;ok')).toEqual({ journal: 1 })
  expect(await counts('Date;Mood;Note', '2026-11-10;calm;ok')).toEqual({ mood: 1 })
  expect(await counts('Date;Lunch', '2026-11-10;ok')).toEqual({})
})

describe('numbers', () => {
  test.each<[header: string, cell: string, set: Record<string, number>]>([
    ['Weight', '11st 6lb', { weightKg: 72.57 }],
    ['Weight', '11 stone, 6.5 lbs', { weightKg: 72.8 }],
    ['Gewicht', '160 lb. 4 oz.', { weightKg: 72.69 }],
    ['Weight', '160 pounds 4 ounces', { weightKg: 72.69 }],
    ['Weight', '160 pounds', { weightKg: 72.57 }],
    ['Weight', '72 kg 500 g', { weightKg: 72.5 }],
    ['Waist', '2 ft 8 in', { waistCm: 81.28 }],
    ['Agua', '1 l 500 ml', { waterMl: 1500 }],
  ])('in two units are read: %s %s', async (header, cell, set) => {
    expect(days(await table(`Date;${header}`, `2026-11-10;${cell}`))).toEqual([['2026-11-10', set]])
  })

  test('in two units ask for none, and are refused where the second one is not the smaller', async () => {
    const found = await readCase('csv/44-weight-lbs-oz.csv')
    expect(days(found)).toEqual([
      ['2026-11-10', { weightKg: 72.57 }],
      ['2026-11-11', { weightKg: 72.69 }],
    ])
    expect(found.summary.questions.find(({ group }) => group === 'unit')?.suggestion).toBe('st')
    for (const cell of ['6lb 11st', '6lb 6lb', '11st 6min', '11st 6'])
      expect((await table('Date;Weight (kg)', `2026-11-10;${cell}`)).of('health')).toEqual([])
  })
})
