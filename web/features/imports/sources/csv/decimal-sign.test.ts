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
})

test('a value that would be drops of water says so instead of being stored', async () => {
  const { of, refused } = await read(['Date,Water (ml)', '2024-03-01,1.5', '2024-03-02,5', '2024-03-03,250'])
  expect(of('health').map(({ row }) => row.set)).toEqual([{ waterMl: 5 }, { waterMl: 250 }])
  expect(refused).toEqual([
    'Water (ml): 1.5: This would be a few drops of water. Please look whether the unit of its column is right.',
  ])
})
