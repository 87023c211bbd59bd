import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../kernel/clock.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { testTools } from '../test/tools.ts'
import { storeBackup } from './backups.ts'
import { examine } from './doctor.ts'

let app: TestApp
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-doctor-'))
  app = await testApp()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** What doctor says of backups in this folder of the community's. */
async function finding(BACKUP_DIR: string) {
  const tools = testTools(folder, { ...app.database, engine: 'embedded' })
  const findings = await examine({ ...tools, config: { ...tools.config, BACKUP_DIR } })
  return findings.find(({ what }) => what === 'Backups')
}

test('doctor tries whether a backup could be written, before a night needs it', async () => {
  expect((await finding(join(folder, 'new', 'place')))?.says).toMatch(/^there is none in/)
  const taken = join(folder, 'taken')
  writeFileSync(taken, '')
  expect(await finding(taken)).toEqual({
    what: 'Backups',
    well: false,
    says: `${taken} cannot be written: it is a file, not a folder. Set BACKUP_DIR to a folder.`,
  })
})

test.each([
  ['/proc/x', 'the system does not allow folders there. Set BACKUP_DIR to another place.'],
  ['/proc/x/y', 'the system does not allow folders there. Set BACKUP_DIR to another place.'],
])('a folder for backups at %s is named at once by doctor and by a backup', async (BACKUP_DIR, why) => {
  expect((await finding(BACKUP_DIR))?.says).toContain(`${BACKUP_DIR} cannot be written: ${why}`)
  const tools = testTools(folder, { ...app.database, engine: 'embedded' })
  const backup = storeBackup({ ...tools, config: { ...tools.config, BACKUP_DIR } }, systemClock)
  await expect(backup).rejects.toThrow(`${BACKUP_DIR} cannot be made: ${why}`)
})
