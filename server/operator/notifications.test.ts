import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/app.ts'
import { makeMember } from '../test/make.ts'
import { register } from '../test/push-devices.ts'
import { type PushService, startPushService } from '../test/push-service.ts'
import { testTools } from '../test/tools.ts'
import { examine } from './doctor.ts'

let app: TestApp
let service: PushService
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-doctor-'))
  service = await startPushService()
  app = await testApp({ push: service.push })
})
afterAll(async () => {
  await app.close()
  await service.stop()
  rmSync(folder, { recursive: true })
})

/** What doctor says of notifications, with this much of the configuration. */
async function finding(config: { PUBLIC_URL?: string }) {
  const tools = testTools(folder, app.database)
  const findings = await examine({ ...tools, config: { ...tools.config, ...config } })
  return findings.find(({ what }) => what === 'Notifications')
}
const open = { PUBLIC_URL: 'https://agenda.example.org' }

test('doctor says why notifications are off, and who is reached where they are on', async () => {
  const off = await finding({})
  expect([off?.well, off?.says]).toEqual([
    false,
    expect.stringContaining('set PUBLIC_URL to an https address whose name is public'),
  ])
  expect(await finding(open)).toEqual({
    what: 'Notifications',
    well: true,
    says: 'push services reach you at https://agenda.example.org',
  })
})

test('doctor warns while push services refuse the key, until one accepts it', async () => {
  const as = await makeMember(app)
  await register(app, service, as)
  const tested = async () => {
    await app.call('POST /push/test', { as })
    await app.run()
  }
  service.answer({ status: 403 })
  await tested()
  const refused = await finding(open)
  expect([refused?.well, refused?.says]).toEqual([false, expect.stringContaining('1 times, last at')])
  app.clock.forward({ minutes: 1 })
  service.answer({ status: 201 })
  await tested()
  expect((await finding(open))?.well).toBe(true)
})
