import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rates } from '../../../contract/rates.ts'
import { makeAdmin, makeEvent } from '../../test/make.ts'
import { item, lettersStage } from '../../test/reminder-letters.ts'

let stage: Awaited<ReturnType<typeof lettersStage>>
beforeAll(async () => {
  stage = await lettersStage()
})
afterAll(() => stage.close())

test('organizers’ messages cause ten emails a day to one member, and reminders still arrive', async () => {
  await stage.begin()
  const as = await stage.withLetters('plan', 'events')
  const params = { id: (await makeEvent(stage.app, { start: '2026-11-30T12:00:00Z' })).id }
  await stage.app.call('POST /global-events/{id}/rsvp', { as, params, body: { status: 'going' } })
  await stage.saveDay(as, item('1', '22:00', 'Tea'))
  /** Two administrators take turns, a message every ten minutes. */
  const write = async (count: number) => {
    const admins = [await makeAdmin(stage.app), await makeAdmin(stage.app)]
    const arrived = []
    for (let n = 0; n < count; n += 1) {
      stage.app.clock.forward({ minutes: 10 })
      const body = { id: randomUUIDv7(), text: `Bring a cup, ${n}.` }
      await stage.app.call('POST /global-events/{id}/messages', { as: admins[n % 2] as never, params, body })
      arrived.push(...(await stage.letters()))
    }
    return arrived
  }
  expect(await write(30)).toHaveLength(rates.officeEmails.most)
  const { body: messages } = await stage.app.call('GET /global-events/{id}/messages', { as, params })
  expect(messages.length).toBeGreaterThan(rates.officeEmails.most)
  stage.at('22:00:00')
  expect((await stage.letters()).map(({ text }) => text?.includes('10:00 PM'))).toEqual([true])
  stage.app.clock.set('2026-11-19T12:30:00Z')
  expect(await write(1)).toHaveLength(1)
})
