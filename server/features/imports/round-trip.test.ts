import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { moods } from '../../../contract/moods.ts'
import { itemColors, itemTypes } from '../../../contract/planner.ts'
import { addDays } from '../../../contract/week.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { exportOf } from '../../test/read-export.ts'
import { restorable, restoreExport } from '../../test/restore-export.ts'

let app: TestApp
let another: TestApp
beforeAll(async () => {
  app = await testApp()
  another = await testApp()
})
afterAll(async () => {
  await app.close()
  await another.close()
})

const lastDay = '2026-11-18'
const day = fc.integer({ min: 0, max: 365 }).map((back) => addDays(lastDay, -back))
const week = fc.integer({ min: 0, max: 52 }).map((back) => addDays('2026-11-16', -7 * back))
const uuid = fc.uuid({ version: 7 })
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()
const words = fc.string({ unit: 'binary', maxLength: 60 }).filter(storable)
const visible = words.map((text) => `x${text}`.trim()).filter((text) => text.length > 0)
const time = fc
  .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const instant = day.map((date) => `${date}T07:08:09.123456Z`)
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const few = <T>(value: fc.Arbitrary<T>, maxLength = 6) => fc.array(value, { maxLength })
const decimal = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)

const itemFields = {
  text: visible,
  type: fc.constantFrom(...itemTypes),
  time: perhaps(time),
  color: fc.constantFrom(...itemColors),
  reminder: fc.boolean(),
}

/** A year of somebody's, as the calls take it. */
const year = fc.record({
  checkIns: few(
    fc.record({
      id: uuid,
      date: day,
      mood: fc.oneof(
        fc.constantFrom(...moods),
        visible.map((text) => text.slice(0, 40)),
      ),
      emotion_tags: few(
        words.map((text) => text.slice(0, 40)),
        3,
      ),
      note: perhaps(words),
    }),
    12,
  ),
  health: fc.uniqueArray(
    fc.record({
      dateISO: day,
      waterMl: perhaps(decimal(0, 20_000)),
      steps: perhaps(fc.integer({ min: 0, max: 200_000 })),
      sleepHours: perhaps(decimal(0, 24)),
      weightKg: perhaps(decimal(1, 700)),
      bodyFatPct: perhaps(decimal(0, 100)),
      waistCm: perhaps(decimal(10, 400)),
      systolic: perhaps(fc.integer({ min: 30, max: 350 })),
      diastolic: perhaps(fc.integer({ min: 10, max: 250 })),
      glucoseMgDl: perhaps(decimal(10, 2000)),
      glucoseContext: perhaps(fc.constantFrom('fasting' as const, 'postmeal' as const)),
      meds: few(fc.record({ name: visible, taken: fc.boolean(), time: perhaps(time) }), 3),
      notes: perhaps(words),
    }),
    { maxLength: 8, selector: ({ dateISO }) => dateISO },
  ),
  days: fc.uniqueArray(
    fc.record({
      date: day,
      notes: fc.uniqueArray(
        fc.record({
          id: uuid,
          ...itemFields,
          completed: fc.boolean(),
          createdAt: instant,
          location: perhaps(words),
        }),
        { minLength: 1, maxLength: 5, selector: ({ id }) => id },
      ),
    }),
    { maxLength: 6, selector: ({ date }) => date },
  ),
  rules: few(
    fc.record({
      id: uuid,
      ...itemFields,
      repeat: fc.oneof(
        fc.record({
          every: fc.constantFrom('day' as const, 'month' as const),
          interval: fc.integer({ min: 1, max: 9 }),
        }),
        fc.record({
          every: fc.constant('week' as const),
          interval: fc.constant(2),
          weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        }),
      ),
      starts_on: day,
    }),
    3,
  ),
  goals: fc.uniqueArray(
    fc.record({
      week,
      goals: few(fc.record({ text: visible, completed: fc.boolean() }), 4),
      reminders: few(fc.record({ text: visible, time }), 3),
    }),
    { maxLength: 5, selector: (one) => one.week },
  ),
  journal: few(
    fc.record({
      id: uuid,
      date: day,
      title: visible,
      body: fc.string({ unit: 'binary', maxLength: 400 }).filter(storable),
      tags: few(
        visible.map((text) => text.slice(0, 40)),
        4,
      ),
      starred: fc.boolean(),
      prompt: perhaps(words),
      created_at: instant,
    }),
    8,
  ),
  settings: fc.record({
    dailyWaterMl: decimal(0, 20_000),
    dailySteps: fc.integer({ min: 0, max: 200_000 }),
    sleepHoursTarget: decimal(0, 24),
    weightTargetKg: perhaps(decimal(1, 700)),
  }),
  /** The occurrence of the first rule that is ticked, and the one that is left out. */
  touched: fc.boolean(),
})
type Year = typeof year extends fc.Arbitrary<infer Y> ? Y : never

async function write(to: TestApp, as: Session, made: Year): Promise<void> {
  const sure = ({ status, problem }: { status: number; problem: { detail: string } }) => {
    if (status !== 200) throw new Error(problem.detail)
  }
  sure(await to.call('PATCH /user/health-goals', { as, body: made.settings }))
  for (const body of made.checkIns) sure(await to.call('POST /mood', { as, body }))
  for (const body of made.health) sure(await to.call('POST /health', { as, body }))
  for (const body of made.days) sure(await to.call('POST /daily-notes', { as, body }))
  for (const body of made.rules) sure(await to.call('POST /planner/repeating-items', { as, body }))
  for (const body of made.goals) sure(await to.call('POST /goals', { as, body }))
  for (const body of made.journal) sure(await to.call('POST /journal', { as, body }))
  const [rule] = made.rules
  if (!rule || !made.touched) return
  const due = (await to.call('GET /daily-notes/{date}', { as, params: { date: rule.starts_on } })).body.notes
  const occurrence = due.find(({ repeatId }) => repeatId === rule.id)
  if (!occurrence) return
  const params = { date: rule.starts_on, id: occurrence.id }
  sure(await to.call('PATCH /daily-notes/{date}/items/{id}', { as, params, body: { completed: true } }))
}

const numRuns = process.env.THOROUGH ? 200 : 12

test('what is taken out and brought into an empty account comes out again as it was', async () => {
  await fc.assert(
    fc.asyncProperty(year, fc.boolean(), async (made, elsewhere) => {
      const [from, target] = [await makeMember(app), elsewhere ? another : app]
      const to = await makeMember(target)
      await write(app, from, made)
      const out = await exportOf(app, from)
      const { outcomes } = await restoreExport(target, to, out)
      expect(
        outcomes.filter(({ outcome }) => outcome !== 'new' && outcome !== 'changed' && outcome !== 'same'),
      ).toEqual([])
      const again = await exportOf(target, to)
      expect(restorable(again)).toEqual(restorable(out))
      // And once more into the account that it came from: nothing happens.
      const back = await restoreExport(app, from, again)
      expect(back.outcomes.filter(({ outcome }) => outcome !== 'same')).toEqual([])
    }),
    { numRuns },
  )
}, 1_200_000)
