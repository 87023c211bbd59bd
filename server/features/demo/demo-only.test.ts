import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { demoFolderFault, markAsDemo } from './folder.ts'
import { withDemoStrip } from './page.ts'
import { demoPeople } from './people.ts'

let demo: TestApp
let product: TestApp
beforeAll(async () => {
  demo = await testApp({ demo: true })
  product = await testApp()
})
afterAll(() => Promise.all([demo.close(), product.close()]))

test('nobody is let in without a password where it is not the demo, whoever lives there', async () => {
  await makeMember(product, { email: demoPeople.member.email })
  for (const as of ['member', 'admin'] as const)
    expect((await product.call('POST /demo/sign-in', { body: { as } })).status).toBe(404)
})

test('the demo lets in as its member and as its administrator, and records the latter', async () => {
  expect((await demo.call('POST /demo/sign-in', { body: { as: 'member' } })).status).toBe(404)
  await makeMember(demo, { email: demoPeople.member.email })
  const keeper = await makeMember(demo, { email: demoPeople.admin.email, role: 'admin' })

  const { body: member } = await demo.call('POST /demo/sign-in', { body: { as: 'member' } })
  expect(member.user).toMatchObject({ email: demoPeople.member.email, role: 'member' })
  expect((await demo.call('GET /mood/history', { as: member })).status).toBe(200)
  expect((await demo.call('GET /admin/audit', { as: member, query: {} })).status).toBe(403)

  const { body: admin } = await demo.call('POST /demo/sign-in', { body: { as: 'admin' } })
  const { body: lines } = await demo.call('GET /admin/audit', { as: admin, query: { kind: 'sign-in' } })
  expect(lines[0]?.actor?.id).toBe(keeper.user.id)
})

test('an account that was demoted or suspended meanwhile is not let in', async () => {
  const members = demo.db.updateTable('members')
  await members.set({ role: 'member' }).where('email', '=', demoPeople.admin.email).execute()
  await members
    .set({ suspended_at: '2026-11-18T00:00:00Z' })
    .where('email', '=', demoPeople.member.email)
    .execute()
  for (const as of ['member', 'admin'] as const) {
    const { status, problem } = await demo.call('POST /demo/sign-in', { body: { as } })
    expect([status, problem.detail]).toEqual([404, expect.stringContaining('--fresh')])
  }
})

test('the demo opens its own folder alone, which nothing else opens', () => {
  const folder = mkdtempSync(join(tmpdir(), 'a-genda-folder-'))
  try {
    expect(demoFolderFault(folder, false)).toBeUndefined()
    expect(demoFolderFault(folder, true)).toContain("is no demo's")
    markAsDemo(folder)
    expect(demoFolderFault(folder, true)).toBeUndefined()
    expect(demoFolderFault(folder, false)).toContain('holds the demo')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a page gets its place for the strip before everything else, or says that it cannot', () => {
  const page = withDemoStrip('<html lang="en"><body>\n<div id="root"></div>')
  expect(page).toMatch(/<html data-demo lang="en"><body>\s*<div id="demo"><\/div>\s*<div id="root">/)
  expect(() => withDemoStrip('<html lang="en"><main>')).toThrow('<body>')
})
