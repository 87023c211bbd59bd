import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoClient } from './demo-client.ts'
import type { DemoMember, DemoPeople } from './people.ts'
import { type Random, seededRandom } from './random.ts'
import type { DemoAction, DemoTimes } from './times.ts'

type Mood = 'happy' | 'calm' | 'anxious' | 'sad' | 'energetic'
/** One of Mira's days. Her mood and her health data tell the same story. */
type Day = { date: Temporal.PlainDate; back: number; mood: Mood; warmth: number; weekend: boolean }

const tagsOf: Record<Mood, string[]> = {
  happy: ['grateful', 'hopeful', 'excited', 'content', 'inspired'],
  calm: ['peaceful', 'content', 'grateful', 'creative'],
  anxious: ['overwhelmed', 'tired', 'lonely', 'hopeful'],
  sad: ['lonely', 'tired', 'overwhelmed'],
  energetic: ['excited', 'inspired', 'creative', 'hopeful'],
}
const yearDays = 365

/** Mira's year: check-ins, health, plans and goals, with the rhythm of weeks and seasons. */
export function miraYear(stage: DemoClient, { mira }: DemoPeople, times: DemoTimes): DemoAction[] {
  const text = journalTexts()
  const luck = seededRandom(500)
  const days = Array.from({ length: yearDays + 1 }, (_, n) => dayOf(times.today, yearDays - n, luck))
  return [
    { at: mira.joined.add({ minutes: 5 }), does: () => setGoals(stage, mira) },
    ...checkIns(stage, mira, days, text, times),
    ...bodies(stage, mira, days, text, times),
    ...plans(stage, mira, times, text),
  ]
}

/** A few others keep an eye on their health for a while, which administrators may look at. */
export function otherHealth({ call }: DemoClient, people: DemoPeople, { today }: DemoTimes): DemoAction[] {
  const keepers = ['Bruno', 'Aylin', 'Joana', 'Hiroshi', 'Wanjiru', 'Dolores'].map(people.called)
  return keepers.flatMap((as, n) => {
    const luck = seededRandom(600 + n)
    return Array.from({ length: 61 }, (_, back) => today.subtract({ days: back }))
      .filter(() => luck.is(0.8))
      .map((date) => ({
        at: evening(date, as.zone, luck),
        does: () => {
          const body = {
            dateISO: date.toString(),
            waterMl: 50 * Math.round(luck.around(1600, 300) / 50),
            steps: Math.max(900, Math.round(luck.around(6800, 2200))),
            sleepHours: Math.round(2 * luck.around(7, 0.7)) / 2,
            ...(luck.is(0.3) && { weightKg: Math.round(10 * luck.around(58 + 5 * n, 0.4)) / 10 }),
            ...(luck.is(0.3) && {
              systolic: Math.round(luck.around(116 + 3 * n, 5)),
              diastolic: Math.round(luck.around(74 + n, 4)),
            }),
          }
          return call('POST /health', { as, body })
        },
      }))
  })
}

/** The mood depends on weekday and season, and improves over the year. */
function dayOf(today: Temporal.PlainDate, back: number, luck: Random): Day {
  const date = today.subtract({ days: back })
  // 1 at the end of July, -1 at the end of January: Lisbon is in the north.
  const warmth = Math.cos(((date.dayOfYear - 210) / 365) * 2 * Math.PI)
  const { dayOfWeek } = date
  const worry = 1 + back / yearDays
  const weights: Record<Mood, number> = {
    calm: 34,
    happy: 24 + 6 * warmth + (dayOfWeek >= 5 ? 8 : 0),
    energetic: 15 + 8 * warmth,
    anxious: (8 + (dayOfWeek === 7 ? 9 : 0) + (dayOfWeek === 1 ? 4 : 0)) * worry,
    sad: (7 - 4 * warmth) * worry,
  }
  const bag = Object.entries(weights).flatMap(([mood, weight]) =>
    Array<Mood>(Math.round(weight)).fill(mood as Mood),
  )
  return { date, back, mood: luck.pick(bag), warmth, weekend: dayOfWeek >= 6 }
}

function checkIns(
  { call }: DemoClient,
  as: DemoMember,
  days: Day[],
  text: Texts,
  times: DemoTimes,
): DemoAction[] {
  const luck = seededRandom(501)
  const notes = Object.fromEntries(Object.keys(tagsOf).map((mood) => [mood, inTurns(text(mood), luck)]))
  const one = ({ date, back, mood }: Day, at: Temporal.Instant, share: number): DemoAction => {
    const emotion_tags = luck.some(tagsOf[mood], luck.whole(0, 2))
    const note = luck.is(share) || back === 0 ? (notes[mood]?.() ?? null) : null
    return {
      at,
      does: () => call('POST /mood', { as, body: { date: date.toString(), mood, emotion_tags, note } }),
    }
  }
  return days.flatMap((day) => {
    if (day.back === 0) return [one(day, times.now.subtract({ minutes: 40 }), 1)]
    if (luck.is(0.12)) return []
    const last = one(day, evening(day.date, as.zone, luck), 0.4)
    if (!luck.is(0.1)) return [last]
    const early = { ...day, mood: luck.pick(['calm', 'anxious', 'happy'] as const) }
    return [one(early, at(day.date, as.zone, luck.whole(420, 600)), 0.2), last]
  })
}

function bodies(
  { call }: DemoClient,
  as: DemoMember,
  days: Day[],
  text: Texts,
  times: DemoTimes,
): DemoAction[] {
  const luck = seededRandom(502)
  const note = inTurns(text('Notes on health'), luck)
  const low = { anxious: -0.8, sad: -0.3 } as Partial<Record<Mood, number>>
  return days.flatMap((day) => {
    const { date, back, mood, warmth, weekend } = day
    if (back > 0 && luck.is(0.07)) return []
    const isToday = back === 0
    const share = isToday ? 0.45 : 1
    const sleep = luck.around(7.1 + (weekend ? 0.6 : 0) - 0.25 * warmth + (low[mood] ?? 0), 0.5)
    const steps = luck.around(
      7400 + (weekend ? 1800 : 0) + 1300 * warmth + (mood === 'energetic' ? 2600 : 0),
      1900,
    )
    const water = luck.around(1750 + 300 * warmth, 280)
    // From 67.5 down to 64, with a rise in winter.
    const weight = 64 + (3.5 * back) / yearDays - 0.5 * warmth + luck.around(0, 0.25)
    const body = {
      dateISO: date.toString(),
      waterMl: 50 * Math.round((share * water) / 50),
      steps: Math.max(400, Math.round(share * steps)),
      sleepHours: Math.round(4 * sleep) / 4,
      ...(date.dayOfWeek % 3 === 1 && { weightKg: Math.round(10 * weight) / 10 }),
      ...(date.dayOfWeek === 1 && {
        bodyFatPct: Math.round(10 * (25 + (2 * back) / yearDays + luck.around(0, 0.2))) / 10,
        waistCm: Math.round(2 * (75 + (4 * back) / yearDays + luck.around(0, 0.4))) / 2,
      }),
      ...(date.dayOfWeek % 4 === 2 && {
        systolic: Math.round(luck.around(mood === 'anxious' ? 124 : 115, 4)),
        diastolic: Math.round(luck.around(mood === 'anxious' ? 79 : 74, 3)),
      }),
      ...(date.day % 10 === 5 && {
        glucoseMgDl: Math.round(luck.around(88, 4)),
        glucoseContext: 'fasting' as const,
      }),
      meds: [
        ...(warmth < 0.2 ? [{ name: 'Vitamin D', time: '08:00', taken: isToday || luck.is(0.85) }] : []),
        ...(date.dayOfWeek <= 5
          ? [{ name: 'Magnesium', time: '21:30', taken: !isToday && luck.is(0.7) }]
          : []),
      ],
      notes: !isToday && luck.is(0.16) ? note() : null,
    }
    const when = isToday ? times.now.subtract({ minutes: 30 }) : evening(date, as.zone, luck)
    return [{ at: when, does: () => call('POST /health', { as, body }) }]
  })
}

const plannedBack = 60
const plannedAhead = 16
const goalWeeks = 30

/** Future items are open, and most past ones are completed. */
function plans({ call }: DemoClient, as: DemoMember, { now, today }: DemoTimes, text: Texts): DemoAction[] {
  const luck = seededRandom(503)
  const items = text('Plans')
  const days = Array.from({ length: plannedBack + plannedAhead + 1 }, (_, n) =>
    today.add({ days: n - plannedBack }),
  )
  const lists = days.flatMap((date): DemoAction[] => {
    const ahead = today.until(date, { largestUnit: 'days' }).days
    if (ahead !== 0 && !luck.is(0.72 - 0.02 * Math.max(0, ahead))) return []
    const written = ahead > 0 ? now.subtract({ minutes: 50 }) : at(date, as.zone, 5)
    const notes = luck.some(items, ahead === 0 ? 4 : luck.whole(1, 4)).map((line) => {
      const [type, time, color, ...words] = line.split(' ')
      const completed = type === 'task' && (ahead < 0 ? luck.is(0.8) : ahead === 0 && luck.is(0.4))
      const item = { id: luck.id(), text: words.join(' '), type, time: time === '-' ? null : time, color }
      return { ...item, reminder: type === 'reminder', completed, createdAt: written.toString() }
    })
    const body = { date: date.toString(), notes } as Parameters<typeof call<'POST /daily-notes'>>[1]['body']
    return [{ at: written, does: () => call('POST /daily-notes', { as, body }) }]
  })
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const weeks = Array.from({ length: goalWeeks + 2 }, (_, n): DemoAction => {
    const week = monday.add({ weeks: n - goalWeeks })
    const share = n < goalWeeks ? 0.7 : n === goalWeeks ? 0.4 : 0
    const goals = luck
      .some(text('Goals'), luck.whole(2, 4))
      .map((goal) => ({ text: goal, completed: luck.is(share) }))
    const reminders = luck.some(text('Reminders'), luck.whole(1, 2)).map((line) => ({
      text: line.slice(6),
      time: line.slice(0, 5),
    }))
    const written = n > goalWeeks ? now.subtract({ minutes: 45 }) : at(week, as.zone, 8)
    return {
      at: written,
      does: () => call('POST /goals', { as, body: { week: week.toString(), goals, reminders } }),
    }
  })
  return [...lists, ...weeks]
}

const setGoals = ({ call }: DemoClient, as: DemoMember) =>
  call('PATCH /user/health-goals', {
    as,
    body: { dailyWaterMl: 2000, dailySteps: 8000, sleepHoursTarget: 7.5, weightTargetKg: 64 },
  })

/** The lines of a part of journal.md, by its heading. */
type Texts = (heading: string) => string[]

function journalTexts(): Texts {
  const parts = readFileSync(join(import.meta.dirname, 'journal.md'), 'utf8').split(/^#+ /m)
  return (heading) => {
    const part = parts.find((one) => one.startsWith(`${heading}\n`))
    if (!part) throw new Error(`journal.md has no ${heading}.`)
    return part.split('\n').filter(Boolean).slice(1)
  }
}

/** Each entry of a list before any comes again. */
function inTurns<T>(list: readonly T[], luck: Random): () => T | null {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = luck.some(list, list.length)
    return left.pop() ?? null
  }
}

const at = (date: Temporal.PlainDate, zone: string, minutes: number): Temporal.Instant =>
  date.toZonedDateTime({ timeZone: zone }).add({ minutes }).toInstant()
const evening = (date: Temporal.PlainDate, zone: string, luck: Random) =>
  at(date, zone, luck.whole(1140, 1350))
