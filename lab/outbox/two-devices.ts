import fc from 'fast-check'
import type { HealthEntry } from '../../contract/health.ts'
import type { MoodEntry } from '../../contract/mood.ts'
import type { PlannerItem } from '../../contract/planner.ts'
import type { DayNotes } from '../../web/features/planner/fetched-days.ts'
import type { Device, Line } from './device.ts'

/** Two days of a planner, and one of moods and health. */
export const days = ['2026-11-18', '2026-11-19'] as const
const today = days[0]

/** A step of a device; `nth` chooses among what it shows. */
export type Step = { device: 0 | 1; nth: number } & (
  | { is: 'line'; line: Line }
  | { is: 'read' | 'pause' }
  | { is: 'add' | 'write' | 'tick' | 'delete' | 'move' | 'save day'; day: 0 | 1 }
  | { is: 'mood' | 'note' | 'forget mood' | 'water' | 'weigh' }
)

const steps = ['add', 'write', 'tick', 'delete', 'move', 'save day'] as const
const others = ['mood', 'note', 'forget mood', 'water', 'weigh', 'read', 'read', 'pause', 'pause'] as const

/** What two devices do, in any order, with lines that come and go. */
export const stories = fc.array(
  fc.tuple(
    fc.record({ device: fc.constantFrom(0 as const, 1 as const), nth: fc.nat(3) }),
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ is: fc.constantFrom(...steps), day: fc.constantFrom(0 as const, 1 as const) }),
      },
      { weight: 4, arbitrary: fc.record({ is: fc.constantFrom(...others) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          is: fc.constant('line' as const),
          line: fc.constantFrom<Line>('there', 'there', 'away', 'answers lost'),
        }),
      },
    ),
  ),
  { minLength: 25, maxLength: 45, size: 'max' },
)

/** What was written, without what somebody who saw it has replaced or deleted; and all the water. */
export type Ledger = { texts: Set<string>; weights: Set<number>; water: number; serial: number }
export const emptyLedger = (): Ledger => ({ texts: new Set(), weights: new Set(), water: 0, serial: 0 })

/** Somebody who saw a note has replaced or deleted it, with all that two devices wrote below each other. */
function takeAway(ledger: Ledger, note: string | null) {
  for (const words of note?.split('\n\n') ?? []) ledger.texts.delete(words)
}

const dayKey = (date: string) => ['planner', 'day', date]
const moodKey = ['mood', 'of', today]
const healthKey = ['health', 'day', today]

/** Reads everything, as a page does when it is opened. */
export async function readAll({ call, client }: Device): Promise<void> {
  for (const date of days)
    client.setQueryData(dayKey(date), await call('GET /daily-notes/{date}', { params: { date } }))
  const query = { from_date: today, to_date: today }
  client.setQueryData(moodKey, await call('GET /mood/history', { query }))
  const [entry = null] = await call('GET /health', { query })
  client.setQueryData(healthKey, entry)
}

/** What a device shows, without what differs by nature: versions, and the order of what came at one moment. */
export function shownBy({ client }: Device) {
  const list = (date: string) => client.getQueryData<DayNotes>(dayKey(date))?.notes ?? []
  return {
    days: days.map((date) => list(date)),
    moods: client.getQueryData<MoodEntry[]>(moodKey) ?? [],
    health: client.getQueryData<HealthEntry | null>(healthKey) ?? null,
  }
}

/** Lets a device take a step, by what it shows. Nobody waits for what becomes of it. */
export async function take(step: Step, device: Device, ledger: Ledger): Promise<unknown> {
  const shown = shownBy(device)
  ledger.serial += 1
  const text = `Text ${ledger.serial}.`
  const make = (...given: Parameters<Device['make']>): unknown => {
    device.make(...given).catch(() => undefined)
    return undefined
  }
  const pick = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list[step.nth % list.length])
  const moods = pick(shown.moods)
  switch (step.is) {
    case 'line':
      device.cut(step.line)
      return
    case 'pause':
      return new Promise((done) => setTimeout(done, 15))
    case 'read':
      return readAll(device).catch(() => undefined)
    case 'mood':
      ledger.texts.add(text)
      return make({
        name: 'POST /mood',
        things: [`mood:${ledger.serial}`],
        body: { id: crypto.randomUUID(), date: today, mood: 'calm', note: text },
      })
    case 'note':
      if (!moods) return
      takeAway(ledger, moods.note)
      ledger.texts.add(text)
      return make({
        name: 'PATCH /mood/{id}',
        things: [`mood:${moods.id}`],
        before: moods,
        params: { id: moods.id },
        body: { note: text },
      })
    case 'forget mood':
      if (!moods) return
      takeAway(ledger, moods.note)
      return make({
        name: 'DELETE /mood/{id}',
        things: [`mood:${moods.id}`],
        before: moods,
        params: { id: moods.id },
      })
    case 'water':
      ledger.water += 250
      return make({
        name: 'PATCH /health/{date}',
        things: [`health:${today}`],
        params: { date: today },
        body: { id: crypto.randomUUID(), add: { waterMl: 250 } },
      })
    case 'weigh': {
      const seen = shown.health?.weightKg ?? null
      if (seen !== null) ledger.weights.delete(seen)
      const weightKg = 50 + ledger.serial / 10
      ledger.weights.add(weightKg)
      return make({
        name: 'PATCH /health/{date}',
        things: [`health:${today}`],
        params: { date: today },
        body: { id: crypto.randomUUID(), set: { weightKg }, base: { weightKg: seen } },
      })
    }
    default:
      return takeInDay(step, device, ledger, { text, make, item: pick(shown.days[step.day] ?? []) })
  }
}

type InDay = {
  text: string
  make: (change: Parameters<Device['make']>[0]) => unknown
  item: PlannerItem | undefined
}

function takeInDay(
  step: Extract<Step, { day: 0 | 1 }>,
  { client }: Device,
  ledger: Ledger,
  { text, make, item }: InDay,
): unknown {
  const date = days[step.day]
  const other = days[1 - step.day] as string
  const things = [`day:${date}`]
  const made = { id: `${ledger.serial}`, text, type: 'task' as const, createdAt: '2026-11-18T12:00:00Z' }
  if (step.is === 'add') {
    ledger.texts.add(text)
    return make({ name: 'POST /daily-notes/{date}/items', things, params: { date }, body: made })
  }
  if (step.is === 'save day') {
    const list = client.getQueryData<DayNotes>(dayKey(date))
    if (!list) return
    const [first, ...rest] = list.notes
    const changed = first ? [{ ...first, text: `Changed: ${text}` }] : []
    if (first) {
      ledger.texts.delete(first.text)
      ledger.texts.add(`Changed: ${text}`)
    }
    ledger.texts.add(text)
    const notes = [...changed, ...rest, made] as PlannerItem[]
    return make({
      name: 'POST /daily-notes',
      things,
      before: list.notes,
      body: { date, notes, version: list.version },
    })
  }
  if (!item) return
  const before = item
  const params = { date, id: item.id }
  if (step.is === 'write') {
    ledger.texts.delete(item.text)
    ledger.texts.add(text)
    const name = 'PATCH /daily-notes/{date}/items/{id}'
    return make({ name, things, before, params, body: { text } })
  }
  if (step.is === 'tick') {
    const name = 'PATCH /daily-notes/{date}/items/{id}'
    return make({ name, things, before, params, body: { completed: !item.completed } })
  }
  if (step.is === 'delete') {
    ledger.texts.delete(item.text)
    return make({ name: 'DELETE /daily-notes/{date}/items/{id}', things, before, params })
  }
  return make({
    name: 'POST /daily-notes/{date}/move',
    things: [...things, `day:${other}`],
    before: [item],
    params: { date },
    body: { ids: [item.id], to: other },
  })
}
