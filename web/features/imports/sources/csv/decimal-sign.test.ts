// @vitest-environment node
import { expect, test } from 'vitest'
import { readAll } from '../../fixtures/read.ts'

const read = (lines: string[]) => readAll(lines.join('\n'), 'table.csv')
const days = async (lines: string[]) =>
  (await read(lines)).of('health').map(({ date, row }) => [date, row.set])

test('a table is read with the decimal sign that its columns show, and milliliters have no three decimals', async () => {
  const water = async (...lines: string[]) => (await days(lines)).map(([, set]) => set)
  expect(
    await water(
      'Datum;Gewicht (kg);Wasser (ml);Schritte',
      '01.03.2024;70,5;1.200;5.000',
      '02.03.2024;71,0;900;',
    ),
  ).toEqual([
    { weightKg: 70.5, waterMl: 1200, steps: 5000 },
    { weightKg: 71, waterMl: 900 },
  ])
  expect(await water('Datum;Wasser (ml)', '2024-03-01;1.500')).toEqual([{ waterMl: 1500 }])
  expect(await water('Date,Water (ml)', '2024-03-01,"1,500"')).toEqual([{ waterMl: 1500 }])
  expect(await water('Datum;Gewicht;Wasser', '2024-03-01;70,5 kg;1.200')).toMatchObject([{ waterMl: 1200 }])
  expect(await water('Datum;Wasser (l)', '2024-03-01;1.500')).toEqual([{ waterMl: 1500 }])
  expect(await water('Date,Water (ml)', '2024-03-01,250.000', '2024-03-02,1200.000')).toEqual([
    { waterMl: 250 },
    { waterMl: 1200 },
  ])
  expect(await water('Datum;Wasser (ml)', '2024-03-01;1.200', '2024-03-02;1.500', '2024-03-03;900')).toEqual([
    { waterMl: 1200 },
    { waterMl: 1500 },
    { waterMl: 900 },
  ])
})

test('three decimals that would be thousands of more than a day can have are decimals', async () => {
  const values = async (...lines: string[]) => (await days(lines)).map(([, set]) => set)
  expect(await values('Date,Sleep (min)', '2024-03-01,450.125', '2024-03-02,431.500')).toEqual([
    { sleepHours: 7.5 },
    { sleepHours: 7.19 },
  ])
  expect(
    await values('Date,Water (ml)', '2024-03-01,250.000', '2024-03-02,500.000', '2024-03-03,750.000'),
  ).toEqual([{ waterMl: 250 }, { waterMl: 500 }, { waterMl: 750 }])
  // One cell with a digit too many does not make milliliters of the liters around it.
  const typed = await read(['Datum;Wasser (ml)', '2024-03-01;1.500', '2024-03-02;2.000', '2024-03-03;25.000'])
  expect(typed.of('health').map(({ row }) => row.set)).toEqual([{ waterMl: 1500 }, { waterMl: 2000 }])
  expect(typed.refused).toEqual(['waterMl: 25000: Water should be between 0 and 20,000 ml'])
})

test('a value that would be drops of water says so instead of being stored', async () => {
  const { of, refused } = await read(['Date,Water (ml)', '2024-03-01,1.5', '2024-03-02,5', '2024-03-03,250'])
  expect(of('health').map(({ row }) => row.set)).toEqual([{ waterMl: 5 }, { waterMl: 250 }])
  expect(refused).toEqual([
    'Water (ml): 1.5: This would be a few drops of water. Please look whether the unit of its column is right.',
  ])
})

test('a few drops in another unit than milliliters are what was written', async () => {
  expect(await days(['Date,Water (oz)', '2024-03-01,0.3', '2024-03-02,64'])).toEqual([
    ['2024-03-01', { waterMl: 9 }],
    ['2024-03-02', { waterMl: 1893 }],
  ])
})
