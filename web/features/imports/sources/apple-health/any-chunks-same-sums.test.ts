// @vitest-environment node
import { DOMParser } from '@xmldom/xmldom'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FixtureRecord, healthXml } from '../../fixtures/health-xml.ts'
import { decoded } from '../chunks.ts'
import type { HealthRecord } from './measure.ts'
import { readElements } from './read-records.ts'
import { healthTotals } from './totals.ts'

const types = [
  ['HKQuantityTypeIdentifierStepCount', 'count'],
  ['HKQuantityTypeIdentifierDietaryWater', 'mL'],
  ['HKQuantityTypeIdentifierBodyMass', 'kg'],
  ['HKQuantityTypeIdentifierHeartRate', 'count/min'],
] as const
/** Names with what XML escapes, and letters of one to four bytes. */
const name = fc.string({
  unit: fc.constantFrom('A', '&', '<', '"', "'", 'ş', '’', '🌿', ' ', '>'),
  maxLength: 8,
})
const two = (part: number) => String(part).padStart(2, '0')
const record: fc.Arbitrary<FixtureRecord> = fc
  .record({
    kind: fc.constantFrom(...types),
    source: name,
    day: fc.integer({ min: 1, max: 3 }),
    hour: fc.integer({ min: 0, max: 22 }),
    minute: fc.integer({ min: 0, max: 59 }),
    long: fc.integer({ min: 0, max: 1 }),
    value: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ kind, source, day, hour, minute, long, value }) => ({
    type: kind[0],
    unit: kind[1],
    source,
    from: `2024-03-0${day} ${two(hour)}:${two(minute)}:00 +0100`,
    to: `2024-03-0${day} ${two(hour + long)}:${two(minute)}:00 +0100`,
    value: String(value),
  }))
const records = fc.array(record, { maxLength: 30 })

async function* cut(bytes: Uint8Array, sizes: number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? bytes.length
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function elementsOf(xml: string, sizes: number[]) {
  const found: [string, HealthRecord][] = []
  await readElements(decoded(cut(new TextEncoder().encode(xml), sizes)), (tag, attributes) =>
    found.push([tag, { ...attributes }]),
  )
  return found
}

const sumsOf = (elements: [string, HealthRecord][]) => {
  const totals = healthTotals()
  for (const [tag, attributes] of elements) if (tag === 'Record') totals.add(attributes)
  return [...totals.days()]
}

test('wherever the bytes are cut, in the middle of a letter too, the sums are the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      records,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
      async (some, sizes) => {
        const xml = healthXml(some)
        expect(sumsOf(await elementsOf(xml, sizes))).toEqual(sumsOf(await elementsOf(xml, [xml.length * 4])))
      },
    ),
    { numRuns: 100 },
  )
})

test('another parser finds the same elements with the same attributes', async () => {
  await fc.assert(
    fc.asyncProperty(records, async (some) => {
      const xml = healthXml(some)
      const document = new DOMParser().parseFromString(xml, 'text/xml')
      const theirs = [...document.getElementsByTagName('*')].map((element) => [
        element.tagName,
        Object.fromEntries([...element.attributes].map(({ name: attribute, value }) => [attribute, value])),
      ])
      expect(await elementsOf(xml, [17])).toEqual(theirs)
    }),
    { numRuns: 100 },
  )
})

test('the order of the records changes nothing, and no device counts less by another one', async () => {
  const shuffled = records.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
  )
  const sums = (some: FixtureRecord[]) => {
    const totals = healthTotals()
    for (const { type, source, unit, from, to, value } of some)
      if (!type.endsWith('BodyMass'))
        totals.add({ type, sourceName: source, unit, startDate: from, endDate: to ?? from, value })
    return totals.days()
  }
  fc.assert(
    fc.property(shuffled, ([some, others]) => {
      expect([...sums(others)]).toEqual([...sums(some)])
      const sources = [...new Set(some.map(({ source }) => source))]
      for (const [day, { steps = 0 }] of sums(some)) {
        const each = sources.map(
          (source) => sums(some.filter((one) => one.source === source)).get(day)?.steps ?? 0,
        )
        expect(steps).toBeGreaterThanOrEqual(Math.max(0, ...each))
        expect(steps).toBeLessThanOrEqual(each.reduce((sum, one) => sum + one, 0) + each.length)
      }
    }),
    { numRuns: 200 },
  )
})
