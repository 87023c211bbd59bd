import type { DemoClient } from './demo-client.ts'

/** Something that somebody does at a time. */
export type DemoAction = { at: Temporal.Instant; does: () => Promise<unknown> }

/** The time of the demo, and the zone of the machine, which is that of its visitor. */
export type DemoTimes = { now: Temporal.Instant; zone: string; today: Temporal.PlainDate }

export const timesOf = (now: Temporal.Instant, zone: string): DemoTimes => ({
  now,
  zone,
  today: now.toZonedDateTimeISO(zone).toPlainDate(),
})

/** Runs all past actions, one after another, each at its own time. `say` gets each month that begins. */
export async function runActions(
  stage: DemoClient,
  happenings: DemoAction[],
  { now, zone }: DemoTimes,
  say: (month: string) => void,
): Promise<void> {
  let shown = ''
  const past = happenings.filter(({ at }) => Temporal.Instant.compare(at, now) <= 0)
  for (const { at, does } of past.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))) {
    const month = at.toZonedDateTimeISO(zone).toLocaleString('en', { month: 'short' })
    if (month !== shown) say(month)
    shown = month
    stage.turnTo(at)
    await does()
  }
}
