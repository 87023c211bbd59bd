import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../test/make.ts'
import { turnCodesOn } from '../test/one-time-codes.ts'
import type { Tools } from '../tools.ts'
import { takeSecondFactor } from './second-factor.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ adminsNeedSecondFactor: true })
})
afterAll(() => app.close())

const sent: string[] = []
const take = (email: string, works = true) => {
  const letters = {
    destination: 'the post',
    send: async ({ to, text }: { to: string; text: string }) => {
      if (!works) throw new Error('The post is closed.')
      sent.push(`${to} ${text}`)
    },
  }
  const config = { DATA_DIR: tmpdir() }
  const tools = { database: app.database, letters, config } as unknown as Tools
  return takeSecondFactor(tools, app.clock, email, 'http://agenda.test')
}
const signIn = (email: string) => app.call('POST /auth/login', { body: { email, password: goodPassword } })

test('the only administrator who lost the phone comes in by the command line, and sets up another', async () => {
  const { user } = await makeAdmin(app)
  const { body: as } = await signIn(user.email)
  await turnCodesOn(app, as)
  expect((await signIn(user.email)).status).toBe(401)
  expect(await take(user.email.toUpperCase())).toEqual([
    `${user.email} signs in with the password alone now. Codes are off, and passkeys are removed.`,
  ])
  expect(sent).toEqual([expect.stringContaining(`${user.email} Hello Ada`)])
  const { status, body: next } = await signIn(user.email)
  expect([status, next.user.must_set_second_factor]).toEqual([200, true])
  await turnCodesOn(app, next)
  const { body: lines } = await app.call('GET /admin/audit', { as: next, query: { limit: 5 } })
  expect(lines.find(({ kind }) => kind === 'second-factor-off')).toMatchObject({
    actor: { id: null, name: 'the command line' },
    subject: { id: user.id },
  })
})

test('a letter that could not be sent is said, and what is not there is refused', async () => {
  const as = await makeMember(app)
  await turnCodesOn(app, as)
  expect(await take(as.user.email, false)).toContain(
    'The email that tells them could not be sent. Please tell them yourself.',
  )
  await expect(take(as.user.email)).rejects.toThrow(new StartRefusal('That account has no second factor.'))
  await expect(take('nobody@example.org')).rejects.toThrow(StartRefusal)
})
