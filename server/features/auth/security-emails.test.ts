import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { rates } from '../../../contract/rates.ts'
import { makeAdministrator } from '../../operator/accounts.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../test/make.ts'
import { toolsOf } from '../../test/operate.ts'
import type { Tools } from '../../tools.ts'
import { gatherJob } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let place = 0
const lettersTo = async (email: string, subject = /./) =>
  (await app.letters()).filter((letter) => letter.to === email && subject.test(letter.subject))
async function known(isProved = true): Promise<Session> {
  const as = await makeMember(app, { isProved })
  await app.call('GET /mood/history', { as })
  await signIn(as)
  return as
}
const signIn = (as: Session) =>
  app.call('POST /auth/login', {
    address: `203.0.${Math.floor(++place / 250)}.${place % 250}`,
    headers: { device: `a-made-up-device-number-${place}` },
    body: { email: as.user.email, password: goodPassword },
  })
async function changePassword(as: Session, times: number) {
  const [one, other] = [goodPassword, 'Calm-Meadow-42!']
  for (let time = 0; time < times; time += 1) {
    const body = time % 2 ? [other, one] : [one, other]
    const change = { currentPassword: body[0] ?? '', newPassword: body[1] ?? '' }
    expect((await app.call('POST /user/password', { as, body: change })).status).toBe(200)
    await app.letters()
  }
}

test('thirty sign-ins with made-up devices send three emails, and one that tells of the rest', async () => {
  const as = await known()
  for (let time = 0; time < 30; time += 1) await signIn(as)
  expect(await lettersTo(as.user.email, /new device/)).toHaveLength(rates.newDeviceEmails.most)
  await app.run(gatherJob)
  const gathered = await lettersTo(as.user.email, /More happened/)
  expect(gathered).toHaveLength(1)
  expect(gathered[0]?.text).toContain('27 sign-ins from new devices')
  await app.run(gatherJob)
  expect(await lettersTo(as.user.email)).toHaveLength(4)
  const token = /token=([\w-]+)/.exec(gathered[0]?.text ?? '')?.[1] ?? ''
  expect((await app.call('POST /auth/not-me', { body: { token } })).status).toBe(200)
  expect((await app.call('GET /mood/history', { as })).status).toBe(401)
})

test('an account gets ten emails an hour and thirty a day, whatever they are about', async () => {
  const as = await known()
  await changePassword(as, 5)
  for (let time = 0; time < 7; time += 1)
    await app.call('POST /user/erase', { as, body: { kind: 'moods', password: 'Calm-Meadow-42!' } })
  expect(await lettersTo(as.user.email)).toHaveLength(10)
  await app.run(gatherJob)
  expect(await lettersTo(as.user.email)).toHaveLength(10)
  app.clock.forward({ hours: 1 })
  await app.run(gatherJob)
  const gathered = (await lettersTo(as.user.email)).slice(10)
  expect(gathered.map(({ subject }) => subject)).toEqual(['More happened in your A-genda account'])
  expect(gathered[0]?.text).toContain('2 deletions of data')
})

test('an address that nobody proved gets one email a day beside the reset', async () => {
  const as = await known(false)
  const { email } = as.user
  await changePassword(as, 4)
  for (let time = 0; time < 4; time += 1) await signIn(as)
  expect(await lettersTo(email)).toHaveLength(1)
  await app.call('POST /auth/forgot-password', { body: { email } })
  expect(await lettersTo(email, /Choose a new password/)).toHaveLength(1)
  app.clock.forward({ hours: 25 })
  await app.run(gatherJob)
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
    'Your A-genda password was changed',
    'Choose a new password for A-genda',
    'More happened in your A-genda account',
  ])
})

test('a reset by email proves the address', async () => {
  const as = await known(false)
  await app.call('POST /auth/forgot-password', { body: { email: as.user.email } })
  const letter = (await lettersTo(as.user.email, /Choose a new password/)).at(-1)
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  await app.call('POST /auth/reset-password', { body: { token, newPassword: 'Calm-Meadow-42!' } })
  const { email_proved_at } = await app.db
    .selectFrom('members')
    .select('email_proved_at')
    .where('id', '=', as.user.id)
    .executeTakeFirstOrThrow()
  expect(email_proved_at).not.toBe(null)
})

test('registering and deleting the same address again and again sends one farewell a day', async () => {
  const email = 'again-and-again@example.org'
  for (let time = 0; time < 3; time += 1) {
    const body = { name: 'Nora', email, password: goodPassword }
    const { body: nora } = await app.call('POST /auth/register', { address: `198.51.100.${time}`, body })
    await app.call('POST /user/delete', { as: nora, body: { password: goodPassword } })
    await app.letters()
  }
  expect(await lettersTo(email)).toHaveLength(1)
})

test('the command line’s emails count with the others, and the operator learns that one was not sent', async () => {
  const as = await known()
  await changePassword(as, 10)
  const folder = mkdtempSync(join(tmpdir(), 'a-genda-command-line-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const sent: string[] = []
  const tools = {
    ...toolsOf(folder, app),
    letters: { send: async ({ to }: { to: string }) => void sent.push(to) },
  }
  const whom = { address: as.user.email, name: 'Ada', isSure: true }
  const make = () => makeAdministrator(tools as unknown as Tools, app.clock, whom, 'http://agenda.test')
  expect((await make()).join(' ')).toContain('they get this one later. Please tell them yourself.')
  expect(sent).toEqual([])
  app.clock.forward({ hours: 1 })
  await app.run(gatherJob)
  expect((await lettersTo(as.user.email, /More happened/)).at(-1)?.text).toContain(
    '1 change to how you sign in',
  )
  expect(await make()).toHaveLength(1)
  expect(sent).toEqual([as.user.email])
}, 60_000)

test('the back office sends a member ten emails a day, and says when it has to wait', async () => {
  const admin = await makeAdmin(app)
  const { user } = await makeMember(app)
  const write = () =>
    app.call('POST /admin/users/{id}/message', {
      as: admin,
      params: { id: user.id },
      body: { words: 'Come to the walk.' },
    })
  for (let time = 0; time < rates.officeEmails.most; time += 1) {
    expect((await write()).status).toBe(200)
    await app.letters()
  }
  expect((await write()).status).toBe(429)
  expect(await lettersTo(user.email)).toHaveLength(rates.officeEmails.most)
})
