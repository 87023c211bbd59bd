// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type FixtureRecord, healthHead, healthXml } from '../../fixtures/health-xml.ts'
import { makeZip } from '../../fixtures/make-zip.ts'
import { readAll } from '../../fixtures/read.ts'
import { readElements } from './read-records.ts'

const quantity = 'HKQuantityTypeIdentifier'
const steps = (from: string, to: string, value: number, source?: string): FixtureRecord => ({
  type: `${quantity}StepCount`,
  unit: 'count',
  from: `2024-03-01 ${from}:00 +0100`,
  to: `2024-03-01 ${to}:00 +0100`,
  value: String(value),
  ...(source && { source }),
})
const of = (type: string, unit: string, value: string, time = '07:00'): FixtureRecord => ({
  type: `${quantity}${type}`,
  unit,
  from: `2024-03-01 ${time}:00 +0100`,
  value,
})
const asleep = (phase: string, from: string, to: string, source = 'Apple Watch'): FixtureRecord => ({
  type: 'HKCategoryTypeIdentifierSleepAnalysis',
  source,
  from: `2024-${from} +0100`,
  to: `2024-${to} +0100`,
  value: `HKCategoryValueSleepAnalysis${phase}`,
})

async function days(records: FixtureRecord[]) {
  const found = await readAll(healthXml(records), 'export.xml')
  return Object.fromEntries(found.of('health').map(({ date, row }) => [date, row.set]))
}

describe('steps', () => {
  test('of a telephone and a watch that were worn together are not doubled', async () => {
    const both = [steps('10:00', '10:15', 1000, 'iPhone'), steps('10:00', '10:15', 1200, 'Watch')]
    expect(await days(both)).toEqual({ '2024-03-01': { steps: 1200 } })
  })

  test('that only one of two devices saw are not lost', async () => {
    const apart = [
      steps('08:00', '08:15', 700, 'Watch'),
      steps('12:00', '12:15', 400, 'iPhone'),
      steps('12:00', '12:15', 100, 'Watch'),
      steps('18:00', '18:15', 900, 'iPhone'),
    ]
    expect(await days(apart)).toEqual({ '2024-03-01': { steps: 2000 } })
  })

  test('of one device are added, within a quarter-hour too', async () => {
    expect(
      await days([steps('10:00', '10:05', 10), steps('10:05', '10:10', 20), steps('11:00', '11:00', 5)]),
    ).toEqual({
      '2024-03-01': { steps: 35 },
    })
  })

  test('over quarter-hours and over midnight are spread evenly', async () => {
    const night = { ...steps('23:30', '23:30', 200), to: '2024-03-02 00:30:00 +0100' }
    expect(await days([night])).toEqual({ '2024-03-01': { steps: 100 }, '2024-03-02': { steps: 100 } })
  })

  test('are of the day that the clock of the file shows, wherever it is read', async () => {
    const record = {
      ...steps('00:10', '00:20', 50),
      from: '2024-03-02 00:10:00 +0900',
      to: '2024-03-02 00:20:00 +0900',
    }
    expect(Object.keys(await days([record]))).toEqual(['2024-03-02'])
  })
})

describe('sleep', () => {
  test('counts for the day on which one wakes up, its phases once, however they overlap', async () => {
    const night = [
      asleep('AsleepCore', '03-01 22:30:00', '03-02 00:30:00'),
      asleep('AsleepDeep', '03-01 23:00:00', '03-01 23:45:00'),
      asleep('AsleepREM', '03-02 00:30:30', '03-02 02:00:00'),
      asleep('Awake', '03-02 02:00:00', '03-02 02:10:00'),
      asleep('AsleepUnspecified', '03-02 02:10:00', '03-02 06:30:00'),
      asleep('AsleepUnspecified', '03-01 23:00:00', '03-02 06:00:00', 'Another app'),
      asleep('InBed', '03-01 22:00:00', '03-02 07:00:00', 'iPhone'),
    ]
    // The other app says asleep where the watch says awake.
    expect(await days(night)).toEqual({ '2024-03-02': { sleepHours: 8 } })
  })

  test('goes on after lying awake in bed, and a nap is of its own day', async () => {
    const night = [
      asleep('Asleep', '03-01 21:00:00', '03-01 22:00:00'),
      asleep('InBed', '03-01 21:00:00', '03-02 06:00:00', 'iPhone'),
      asleep('Asleep', '03-02 01:00:00', '03-02 06:00:00'),
      asleep('Asleep', '03-02 19:00:00', '03-02 19:30:00'),
    ]
    expect(await days(night)).toEqual({ '2024-03-02': { sleepHours: 6.5 } })
  })

  test('goes on after a short time awake, before midnight too', async () => {
    const night = [
      asleep('Asleep', '03-01 22:00:00', '03-01 23:00:00'),
      asleep('Asleep', '03-02 00:30:00', '03-02 06:00:00'),
    ]
    expect(await days(night)).toEqual({ '2024-03-02': { sleepHours: 6.5 } })
  })

  test('is of the day that the clock of the file shows', async () => {
    const night = {
      ...asleep('Asleep', '', ''),
      from: '2024-03-01 23:00:00 +0900',
      to: '2024-03-02 07:00:00 +0900',
    }
    expect(await days([night])).toEqual({ '2024-03-02': { sleepHours: 8 } })
  })

  test('in the night in which the clock is put forward has the minutes that passed', async () => {
    const night = [{ ...asleep('Asleep', '03-30 23:00:00', ''), to: '2024-03-31 07:00:00 +0200' }]
    expect(await days(night)).toEqual({ '2024-03-31': { sleepHours: 7 } })
  })
})

describe('measures', () => {
  test('are in our units, whatever unit the file has', async () => {
    const record = [
      of('BodyMass', 'lb', '150'),
      of('BodyFatPercentage', '%', '0.253'),
      of('WaistCircumference', 'in', '32'),
      of('BloodPressureSystolic', 'mmHg', '121'),
      of('BloodPressureDiastolic', 'mmHg', '79'),
      of('BloodGlucose', 'mmol<180.1558800000541>/L', '5.5'),
      of('DietaryWater', 'fl_oz_us', '8'),
    ]
    expect(await days(record)).toEqual({
      '2024-03-01': {
        weightKg: 68.04,
        bodyFatPct: 25.3,
        waistCm: 81.28,
        systolic: 121,
        diastolic: 79,
        glucoseMgDl: 99.1,
        waterMl: 237,
      },
    })
  })

  test('of a day are the last ones, whatever their order in the file', async () => {
    const three = [
      of('BodyMass', 'kg', '71', '12:00'),
      of('BodyMass', 'kg', '70', '20:00'),
      of('BodyMass', 'kg', '72', '08:00'),
    ]
    expect(await days(three)).toEqual({ '2024-03-01': { weightKg: 70 } })
  })
})

test('what cannot be kept is listed once for each reason, and the rest goes on', async () => {
  const found = await readAll(
    healthXml(
      [
        of('BodyMass', 'bananas', '70'),
        of('BodyMass', 'bananas', '71'),
        of('BodyMass', 'kg', 'heavy', '08:00'),
        { ...of('BodyMass', 'kg', '70'), from: 'yesterday' },
        of('BodyFatPercentage', '%', '2.5'),
        of('HeartRate', 'count/min', '60'),
        { ...steps('10:00', '10:00', 10), to: '2024-03-09 10:00:00 +0100' },
        steps('10:00', '10:15', 10),
      ],
      ' <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30"/>\n',
    ),
    'export.xml',
  )
  expect(found.of('health').map(({ own_id, row }) => [own_id, row.set])).toEqual([
    ['2024-03-01', { steps: 10 }],
  ])
  expect(found.refused).toEqual([
    'bodyFatPct: 250: Body fat should be between 0 and 100 %',
    'BodyMass × 2: Its unit is not known.',
    'BodyMass: Its value is no number.',
    'BodyMass: Its time cannot be read.',
    'StepCount: It lasts longer than two days.',
  ])
  expect(found.summary).toMatchObject({
    source: 'apple-health',
    counts: { health: 1 },
    from: '2024-03-01',
    to: '2024-03-01',
    left_out: [
      { what: { text: 'Other measurements' }, count: 1 },
      { what: { text: 'Workouts' }, count: 1 },
    ],
  })
})

test('the ZIP gives what the file in it gives, whatever the language of its names', async () => {
  const xml = healthXml([steps('10:00', '10:15', 1000)])
  const zip = await makeZip({
    'apple_health_export/export_cda.xml': `<ClinicalDocument>${'x'.repeat(9000)}</ClinicalDocument>`,
    'apple_health_export/导出.xml': xml,
    'apple_health_export/workout-routes/route_2024-03-01.gpx': '<gpx/>',
  })
  expect((await readAll(zip, 'export.zip')).all).toEqual((await readAll(xml, 'export.xml')).all)
})

describe('a file that', () => {
  test('ends in the middle says so', async () => {
    const cut = healthXml([steps('10:00', '10:15', 1000), steps('11:00', '11:15', 1000)]).slice(0, -150)
    await expect(readAll(cut, 'export.xml')).rejects.toThrow('ends in the middle')
  })

  test('is XML of another kind says so', async () => {
    await expect(readAll('<?xml version="1.0"?><gpx><trk/></gpx>', 'export.xml')).rejects.toThrow(
      'can be brought in: it is XML of another kind.',
    )
  })

  test('holds nothing that is kept says so', async () => {
    await expect(readAll(`${healthHead}</HealthData>`, 'export.xml')).rejects.toThrow(
      'holds nothing that is kept here',
    )
  })

  test('has a tag without an end does not fill the memory', async () => {
    let pieces = 0
    const endless = async function* () {
      yield `${healthHead}<Record type="`
      for (; pieces < 1000; pieces += 1) yield 'x'.repeat(64 * 1024)
    }
    await expect(readElements(endless(), () => undefined)).rejects.toThrow('not an export of Apple Health')
    expect(pieces).toBeLessThan(20)
  })
})
