import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { claimFirstPassword, makeFirstAdmin } from './first-admin.ts'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

type Given = Partial<Record<'email' | 'password', string>>
const start = ({ email, password }: Given = {}, alone = false) =>
  makeFirstAdmin(app.db, app.clock, { email, password }, { alone })
/** The password that a start prints, if it may print it. */
const printed = async (given: Given = {}, alone = false) => {
  const admin = await start(given, alone)
  if (admin.is !== 'made up') return admin.is
  return (await claimFirstPassword(app.db, admin.passwordHash)) ? admin.password : 'told elsewhere'
}
const signIn = async (password: string, email = 'admin@agenda.local') =>
  (await app.call('POST /auth/login', { body: { email, password, portal: 'admin' } })).status
const aMinutePasses = () =>
  app.db.updateTable('first_admin').set({ printed_at: sql`printed_at - interval '1 minute'` }).execute()

test('of nodes that start at once one tells a password, and it is the one that signs in', async () => {
  const told = (await Promise.all(Array.from({ length: 5 }, () => printed()))).filter(
    // One that looks between two statements of another sees an administrator who is there.
    (word) => !['told elsewhere', 'there'].includes(word),
  )
  expect(told).toHaveLength(1)
  expect(await signIn(told[0] ?? '')).toBe(200)
})

test('a password that nobody used is made up anew at a later start, and not once it was used', async () => {
  const first = await printed()
  expect(await printed()).toBe('told elsewhere')
  expect(await signIn('not the one')).toBe(401)
  await aMinutePasses()
  const second = await printed()
  expect(await signIn(first)).toBe(401)
  expect(await signIn(second)).toBe(200)
  await aMinutePasses()
  expect(await printed()).toBe('there')
  expect(await printed({}, true)).toBe('there')
  expect(await signIn(second)).toBe(200)
})

test('who starts after one that failed before it could print is told, and that one prints nothing', async () => {
  const failed = await start()
  const next = await printed()
  expect(next).toHaveLength(20)
  if (failed.is !== 'made up') throw new Error('The first start makes an administrator.')
  expect(await claimFirstPassword(app.db, failed.passwordHash)).toBe(false)
  expect(await signIn(next)).toBe(200)
})

test('a password that was chosen in another way is left alone', async () => {
  await printed()
  await app.db.updateTable('members').set({ password_hash: 'of a reset link' }).execute()
  await aMinutePasses()
  expect(await printed()).toBe('there')
})

test('a made-up password has to be changed, and one of the configuration need not', async () => {
  const mustChange = async () =>
    (await app.db.selectFrom('members').select('must_change_password').executeTakeFirstOrThrow())
      .must_change_password
  await printed()
  expect(await mustChange()).toBe(true)
  expect(await start({ email: 'Admin@agenda.local', password: 'of the operator' })).toMatchObject({
    is: 'configured',
  })
  expect(await mustChange()).toBe(false)
  expect(await signIn('of the operator')).toBe(200)
})

test('an ADMIN_EMAIL that came too late is told to be no administrator', async () => {
  await printed()
  const email = 'olga@example.org'
  expect(await start({ email })).toEqual({ is: 'not made', email })
  await makeMember(app, { email })
  expect(await start({ email, password: 'sesame open' })).toEqual({ is: 'not made', email })
  await app.db.updateTable('members').set({ role: 'admin' }).where('email', '=', email).execute()
  expect(await start({ email })).toEqual({ is: 'configured', email })
})
