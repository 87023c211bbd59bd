import type { DemoClient } from './demo-client.ts'

/** Something that somebody does at a time. */
export type DemoAction = { at: Temporal.Instant; does: () => Promise<unknown> }

/** When the demo is made, and the zone of the machine, which is that of whoever looks at it. */
export type DemoTimes = { now: Temporal.Instant; zone: string; today: Temporal.PlainDate }

export const timesOf = (now: Temporal.Instant, zone: string): DemoTimes => ({
  now,
  zone,
  today: now.toZonedDateTimeISO(zone).toPlainDate(),
})

/** Lets all of the past happen, one after another, each at its own time. `say` is told each month that begins. */
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
