import { randomUUIDv7 } from 'node:crypto'
import fc from 'fast-check'
import type { Session } from '../../contract/auth.ts'
import { moods } from '../../contract/moods.ts'
import { itemColors, itemTypes } from '../../contract/planner.ts'
import { addDays } from '../../contract/week.ts'
import type { TestApp } from './app.ts'
import { smallPicture } from './fill-account.ts'
import { makeBanner, makeImage, makePost } from './make.ts'

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

/** A picture of one color, and what it shows. */
const picture = fc.record({
  color: fc.constantFrom('#a04020', '#406080', '#80a040'),
  width: fc.integer({ min: 20, max: 60 }),
  alt: words,
})

const itemFields = {
  text: visible,
  type: fc.constantFrom(...itemTypes),
  time: perhaps(time),
  color: fc.constantFrom(...itemColors),
  reminder: fc.boolean(),
}

/** A year of somebody's, as the calls take it. */
export const year = fc.record({
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
      pictures: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, few(picture, 2)),
    }),
    8,
  ),
  settings: fc.record({
    dailyWaterMl: decimal(0, 20_000),
    dailySteps: fc.integer({ min: 0, max: 200_000 }),
    sleepHoursTarget: decimal(0, 24),
    weightTargetKg: perhaps(decimal(1, 700)),
  }),
  posts: few(fc.record({ content: visible, shows: perhaps(picture) }), 2),
  banner: perhaps(visible.map((text) => text.slice(0, 140))),
  /** The occurrence of the first rule that is ticked, and the one that is left out. */
  touched: fc.boolean(),
})
export type Year = typeof year extends fc.Arbitrary<infer Y> ? Y : never

/** Stores a made-up year as a member's. */
export async function writeYear(to: TestApp, as: Session, made: Year): Promise<void> {
  const sure = ({ status, problem }: { status: number; problem: { detail: string } }) => {
    if (status !== 200) throw new Error(problem.detail)
  }
  sure(await to.call('PATCH /user/health-goals', { as, body: made.settings }))
  for (const body of made.checkIns) sure(await to.call('POST /mood', { as, body }))
  for (const body of made.health) sure(await to.call('POST /health', { as, body }))
  for (const body of made.days) sure(await to.call('POST /daily-notes', { as, body }))
  for (const body of made.rules) sure(await to.call('POST /planner/repeating-items', { as, body }))
  for (const body of made.goals) sure(await to.call('POST /goals', { as, body }))
  for (const { pictures, ...entry } of made.journal) {
    const images = []
    for (const { color, width, alt } of pictures) {
      const id = randomUUIDv7()
      sure(
        await to.call('POST /journal/images', { as, query: { id }, file: await smallPicture(color, width) }),
      )
      images.push({ id, alt })
    }
    sure(await to.call('POST /journal', { as, body: { ...entry, images } }))
  }
  // The clock stays: what is brought into another instance is not of a time that its clock has not reached.
  for (const { content, shows } of made.posts)
    await makePost(
      to,
      as,
      {
        content,
        ...(shows && { image_url: await makeImage(to, { background: shows.color, width: shows.width }) }),
      },
      { still: true },
    )
  if (made.banner) await makeBanner(to, as, { caption: made.banner })
  const [rule] = made.rules
  if (!rule || !made.touched) return
  const due = (await to.call('GET /daily-notes/{date}', { as, params: { date: rule.starts_on } })).body.notes
  const occurrence = due.find(({ repeatId }) => repeatId === rule.id)
  if (!occurrence) return
  const params = { date: rule.starts_on, id: occurrence.id }
  sure(await to.call('PATCH /daily-notes/{date}/items/{id}', { as, params, body: { completed: true } }))
}
