import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { makeMember } from '../../server/test/make.ts'
import { queuedCalls } from '../../web/shell/outbox/queued-calls.ts'
import { type Device, openDevice, sendAll } from './device.ts'
import { emptyLedger, readAll, type Step, shownBy, stories, take } from './two-devices.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What a device could not save, in words: its member still has it. */
const refusedWords = (devices: readonly Device[]) =>
  devices
    .flatMap(({ outbox }) => outbox.list())
    .map(
      (change) => (queuedCalls[change.name].describe as (of: typeof change) => { text: string })(change).text,
    )
    .join('\n')

const runs = Number(process.env.OUTBOX_RUNS ?? 15)
const patience = { timeout: 30_000 + runs * 1000 }

test(
  'two devices with lines that come and go end equal, and hold every text that nobody saw and took away',
  patience,
  async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const as = await makeMember(app)
        const devices = [await openDevice(app, as), await openDevice(app, as)] as const
        const ledger = emptyLedger()
        // Both begin with the same plan, and a mood with a note.
        for (const is of ['mood', 'add', 'add'] as const)
          await take({ device: 0, nth: 0, day: 0, is } as Step, devices[0], ledger)
        await sendAll(app, devices[0])
        for (const device of devices) await readAll(device)
        for (const [who, what] of story) {
          const step = { ...who, ...what } as Step
          await take(step, devices[step.device], ledger)
        }
        for (const device of devices) await sendAll(app, device)
        for (const device of devices) await readAll(device)
        const [one, other] = devices.map(shownBy)
        expect(one).toEqual(other)
        const kept = `${JSON.stringify(one)}\n${refusedWords(devices)}`
        expect([...ledger.texts].filter((text) => !kept.includes(text))).toEqual([])
        const weights = [
          one?.health?.weightKg,
          ...devices.flatMap(({ outbox }) => outbox.list().flatMap((change) => weightsOf(change))),
        ]
        expect([...ledger.weights].filter((weight) => !weights.includes(weight))).toEqual([])
        expect(one?.health?.waterMl ?? 0).toBe(ledger.water)
        for (const device of devices) device.close()
      }),
      {
        numRuns: runs,
        endOnFailure: true,
        ...(process.env.OUTBOX_SEED && { seed: Number(process.env.OUTBOX_SEED) }),
      },
    )
  },
)

/** Both values of a weight that two devices changed. */
const weightsOf = (change: ReturnType<Device['outbox']['list']>[number]) =>
  (change.refused?.fields ?? []).flatMap(({ mine, theirs }) => [mine, theirs])
