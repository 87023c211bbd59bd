// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readCase } from '../../fixtures/case.ts'
import { type FixtureRecord, healthXml, recordXml } from '../../fixtures/health-xml.ts'
import { type Found, readAll } from '../../fixtures/read.ts'

const days = (found: Found) => Object.fromEntries(found.of('health').map(({ date, row }) => [date, row.set]))
const at = (time: string, zone = '+0100') => `2026-11-10 ${time}:00 ${zone}`
const steps = (from: string, to: string, value: number, source = 'iPhone'): FixtureRecord => ({
  type: 'HKQuantityTypeIdentifierStepCount',
  source,
  unit: 'count',
  from: at(from),
  to: at(to),
  value: String(value),
})
const water = (time: string, value = 250): FixtureRecord => ({
  type: 'HKQuantityTypeIdentifierDietaryWater',
  source: 'Food Log',
  unit: 'mL',
  from: at(time),
  value: String(value),
})
const correlation = (...inside: FixtureRecord[]) =>
  `<Correlation type="HKCorrelationTypeIdentifierFood">${inside.map(recordXml).join('')}</Correlation>`
const sumOf = async (records: FixtureRecord[], rest = '') =>
  days(await readAll(healthXml(records, rest), 'export.xml'))

describe('a walk that two devices counted is counted once, whatever the lengths of their records:', () => {
  const minutes = (at: number) =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
  /** Ten steps a minute from eight to eleven, in records of so many minutes. */
  const walk = (device: string, length: number) =>
    Array.from({ length: Math.ceil(180 / length) }, (_, place) => {
      const [from, to] = [480 + place * length, Math.min(660, 480 + (place + 1) * length)]
      return steps(minutes(from), minutes(to), (to - from) * 10, device)
    })

  test.each([
    [10, 20],
    [7, 20],
    [10, 17],
    [1, 25],
    [5, 30],
    [3, 60],
    [17, 45],
  ])('%i and %i minutes', async (one, other) => {
    const sums = await sumOf([...walk('iPhone', one), ...walk('Watch', other)])
    const [{ steps: sum } = { steps: 0 }] = Object.values(sums) as { steps: number }[]
    expect(sum).toBeGreaterThanOrEqual(1800)
    expect(sum).toBeLessThan(1800 * 1.05)
  })

  test('a short one and a longer one', async () => {
    const phone = [steps('08:00', '08:10', 100), steps('08:10', '08:20', 100)]
    expect(await sumOf([...phone, steps('08:00', '08:20', 200, 'Watch')])).toEqual({
      '2026-11-10': { steps: 200 },
    })
  })
})

describe('what is listed inside a correlation is not counted again:', () => {
  test.each<[file: string, set: unknown]>([
    ['01-water-in-correlation', { waterMl: 250 }],
    ['02-bp-correlation', { systolic: 121, diastolic: 79 }],
  ])('apple-health/%s.xml', async (file, set) => {
    expect(days(await readCase(`apple-health/${file}.xml`))).toEqual({ '2026-11-10': set })
  })

  test.each<[what: string, beside: FixtureRecord[], inside: string, ml: number]>([
    ['one glass beside others', [water('08:00'), water('09:00')], correlation(water('08:00')), 500],
    [
      'two alike at one moment',
      [water('08:00'), water('08:00')],
      correlation(water('08:00'), water('08:00')),
      500,
    ],
    ['two alike, one of them with food', [water('08:00'), water('08:00')], correlation(water('08:00')), 500],
    ['one that is nowhere else', [water('08:00')], correlation(water('12:00')), 500],
    ['a correlation without an end', [water('08:00')], '<Correlation type="x"><Workout/>', 250],
    [
      'one in two correlations',
      [water('08:00'), water('08:00')],
      correlation(water('08:00')) + correlation(water('08:00')),
      500,
    ],
  ])('%s', async (_, beside, inside, ml) => {
    expect(await sumOf(beside, inside)).toEqual({ '2026-11-10': { waterMl: ml } })
  })

  test('whichever comes first', async () => {
    expect(await sumOf([], correlation(water('08:00')) + recordXml(water('08:00')))).toEqual({
      '2026-11-10': { waterMl: 250 },
    })
  })
})

describe('a sum over a long time adds only what is not counted by then:', () => {
  test('apple-health/12-day-total-beside-phone.xml', async () => {
    expect(days(await readCase('apple-health/12-day-total-beside-phone.xml'))).toEqual({
      '2026-11-10': { steps: 9000 },
    })
  })

  const fine = [steps('08:00', '08:14', 1000), steps('12:00', '12:14', 1000), steps('18:00', '18:14', 1000)]
  test.each<[what: string, records: FixtureRecord[], sum: number]>([
    ['a smaller sum of the day', [...fine, steps('00:00', '23:59', 2500, 'Ring')], 3000],
    ['a larger sum of the day', [...fine, steps('00:00', '23:59', 3500, 'Ring')], 3500],
    [
      'two sums of the day',
      [steps('00:00', '23:59', 3500, 'Ring'), steps('00:00', '23:59', 4000, 'Scale')],
      4000,
    ],
    ['the sum of an hour', [...fine, steps('12:00', '13:00', 1200, 'Ring')], 3200],
    [
      'a sum that grows through the day',
      [steps('00:00', '10:00', 3000, 'Ring'), steps('00:00', '23:00', 5000, 'Ring')],
      5000,
    ],
    [
      'a sum of each half of the day',
      [...fine, steps('00:00', '12:00', 1000, 'Ring'), steps('12:00', '23:59', 3000, 'Ring')],
      4000,
    ],
    [
      'one device, one time after another',
      [steps('10:00', '10:20', 300), steps('10:20', '10:40', 300), steps('10:40', '11:05', 400)],
      1000,
    ],
    ['a sum alone', [steps('00:00', '23:59', 9000, 'Ring')], 9000],
  ])('%s', async (_, records, sum) => {
    expect(await sumOf(records)).toEqual({ '2026-11-10': { steps: sum } })
    expect(await sumOf(records.toReversed())).toEqual({ '2026-11-10': { steps: sum } })
  })

  test('water alike', async () => {
    const day = { ...water('00:00', 1500), source: 'Bottle', to: at('23:59') }
    expect(await sumOf([water('08:00'), water('12:00'), day])).toEqual({ '2026-11-10': { waterMl: 1500 } })
  })
})

describe('the zone that a record names decides its day:', () => {
  test('apple-health/15-travel-hktimezone.xml', async () => {
    expect(days(await readCase('apple-health/15-travel-hktimezone.xml'))).toEqual({
      '2026-11-11': { steps: 900, sleepHours: 7.5 },
    })
  })

  const zoned = (record: FixtureRecord, zone: string) =>
    recordXml(record).replace(
      '/>',
      `><MetadataEntry key="Other" value="x"/><MetadataEntry key="HKTimeZone" value="${zone}"/></Record>`,
    )
  test.each<[zone: string, day: string]>([
    ['Asia/Tokyo', '2026-11-11'],
    ['Pacific/Apia', '2026-11-11'],
    ['America/New_York', '2026-11-10'],
    ['Europe/Berlin', '2026-11-10'],
    ['Asia/Kathmandu', '2026-11-11'],
    ['Nowhere/Land', '2026-11-10'],
    ['', '2026-11-10'],
  ])('%s', async (zone, day) => {
    expect(Object.keys(await sumOf([], zoned(steps('23:30', '23:40', 900), zone)))).toEqual([day])
  })

  test('and two devices of one moment are not added where one of them names its zone', async () => {
    expect(
      await sumOf([steps('23:30', '23:40', 900)], zoned(steps('23:30', '23:40', 800, 'Watch'), 'Asia/Tokyo')),
    ).toEqual({
      '2026-11-11': { steps: 900 },
    })
  })
})

describe('other forms of an export are read:', () => {
  test.each<[file: string, sums: unknown]>([
    ['04-dtd-odd-apostrophe', { '2026-11-10': { steps: 120 } }],
    ['05-control-chars', { '2026-11-10': { steps: 390 } }],
    ['09-am-pm', { '2026-11-10': { steps: 200 } }],
    ['10-compact-date', { '2015-06-16': { steps: 120 } }],
    ['20-arabic-digits', { '2026-11-10': { steps: 120 }, '2026-11-11': { steps: 10 } }],
    ['25-utf16', { '2026-11-10': { steps: 120 } }],
    ['29-raw-ampersand', { '2026-11-10': { steps: 270 } }],
    // What held before.
    ['03-ios16-dtd', { '2026-11-10': { steps: 120 } }],
    ['06-spaces-in-attribute-names', { '2026-11-10': { steps: 120, bodyFatPct: 25 } }],
    ['07-duplicate-attribute', { '2026-11-10': { steps: 120 } }],
    ['08-decimal-comma', { '2026-11-10': { weightKg: 72.5 }, '2026-11-11': { weightKg: 72.4 } }],
    ['11-buddhist-year', { '2026-11-11': { steps: 10 } }],
    ['14-renamed-device', { '2026-11-10': { steps: 1200 } }],
    ['16-sleep', { '2026-11-11': { sleepHours: 6.5 } }],
    ['17-nap', { '2026-11-11': { sleepHours: 7.67 } }],
    ['21-dst-night', { '2026-10-24': { steps: 100 }, '2026-10-25': { steps: 210 } }],
    ['22-odd-values', { '2026-11-10': { steps: 1205 } }],
    ['24-two-roots', { '2026-11-10': { steps: 120 } }],
    ['26-two-sleep-apps', { '2026-11-11': { sleepHours: 8.5 } }],
    ['27-long-record', { '2026-11-10': { steps: 120 } }],
    ['28-vertical-tab', { '2026-11-10': { steps: 260 } }],
    ['30-raw-less-than', { '2026-11-10': { steps: 270 } }],
    ['31-nul-byte', { '2026-11-10': { steps: 270 } }],
    ['32-bad-entity', { '2026-11-10': { steps: 270 } }],
    ['33-quote-in-attribute', { '2026-11-10': { steps: 270 } }],
    ['34-unclosed-element', { '2026-11-10': { steps: 270 } }],
  ])('apple-health/%s.xml', async (file, sums) => {
    expect(days(await readCase(`apple-health/${file}.xml`))).toEqual(sums)
  })

  test('apple-health/18-units.xml', async () => {
    expect(days(await readCase('apple-health/18-units.xml'))['2026-11-10']).toMatchObject({
      weightKg: 73.03,
      glucoseMgDl: 99.1,
    })
  })

  test.each([
    '2026-11-10 12:05:00 AM +0100',
    '2026-11-10 8:05:00 p. m. +0100',
    '2026-11-10 8:05:00\u202fPM +0100',
    '2026-11-10T20:05:00+01:00',
    '2026-11-10T19:05:00Z',
    '20261110T200500+0100',
    '२०२६-११-१० २०:०५:०० +०१००',
  ])('with times such as %s', async (from) => {
    expect(await sumOf([{ ...steps('08:00', '08:05', 120), from, to: from }])).toEqual({
      '2026-11-10': { steps: 120 },
    })
  })

  test.each(['A & B', 'A &B', 'AT&T', 'Q&amp;A & more', '&', 'R&D;'])(
    'with a device named %s',
    async (name) => {
      const xml = healthXml([steps('08:00', '08:05', 120, 'NAME'), steps('09:00', '09:05', 80)]).replace(
        'NAME',
        name,
      )
      expect(days(await readAll(xml, 'export.xml'))).toEqual({ '2026-11-10': { steps: 200 } })
    },
  )
})

describe('an export says what is wrong with it:', () => {
  test('one that was cut ends in the middle, and one that is damaged does not', async () => {
    await expect(readCase('apple-health/23-truncated.xml')).rejects.toThrow('ends in the middle')
    const open = healthXml([steps('08:00', '08:05', 120)]).replace('</HealthData>', '<Me a="</HealthData>')
    await expect(readAll(open, 'export.xml')).rejects.toThrow('is damaged')
  })

  test('one whose times are all of another form tells of each kind of record, and does not say that it holds nothing', async () => {
    const from = '10 Nov 2026, noon'
    const found = await readAll(
      healthXml([{ ...steps('08:00', '08:05', 120), from, to: from }]),
      'export.xml',
    )
    expect(found.summary.counts).toEqual({})
    expect(found.refused).toEqual(['StepCount: Its time cannot be read.'])
    await expect(readAll(healthXml([]), 'export.xml')).rejects.toThrow('holds nothing that is kept here')
  })
})

test('a comma that might stand between thousands is refused', async () => {
  const found = await readAll(healthXml([{ ...steps('08:00', '08:10', 0), value: '1,250' }]), 'export.xml')
  expect(found.of('health')).toEqual([])
  expect(found.refused).toEqual(['StepCount: Its value is no number.'])
})
