import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from './kernel/clock.ts'
import { fileSource } from './kernel/database/backup/source.ts'
import type { Engine } from './kernel/database/database.ts'
import { markAsMoved } from './moved-folder.ts'
import { storeBackup } from './operator/backups.ts'
import { restoreCommunity } from './operator/restore-community.ts'
import { type TestApp, testApp } from './test/app.ts'
import { runProduct } from './test/run-product.ts'
import { testTools } from './test/tools.ts'

let app: TestApp
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-moved-'))
  app = await testApp()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('a move to a server marks the folder that it leaves, and a way back takes the mark away', async () => {
  const tools = testTools(folder, { ...app.database, engine: 'embedded' })
  const { DATA_DIR } = tools.config
  const { file } = await storeBackup(tools, systemClock)
  const restoreOn = (engine: Engine) =>
    restoreCommunity({ ...tools, database: { ...tools.database, engine } }, systemClock, {
      source: fileSource(file),
      hasLedger: false,
    })
  await restoreOn('server')
  expect(existsSync(join(DATA_DIR, 'moved')), 'nothing was left there').toBe(false)
  mkdirSync(join(DATA_DIR, 'db'))
  expect((await restoreOn('server')).at(-1)).toMatch(/write DATABASE_URL into the settings/)
  expect(existsSync(join(DATA_DIR, 'moved'))).toBe(true)
  await restoreOn('embedded')
  expect(existsSync(join(DATA_DIR, 'moved'))).toBe(false)
})

test.each([
  ['main.ts', [], { DATABASE_URI: 'postgres://a@b/c' }],
  ['agenda.ts', ['doctor'], {}],
  ['agenda.ts', ['backup'], {}],
] as const)(
  '%s %j does not open the database of before the move where DATABASE_URL is missing',
  async (script, args, misspelt) => {
    const DATA_DIR = mkdtempSync(join(folder, 'data-'))
    mkdirSync(join(DATA_DIR, 'db'))
    markAsMoved(DATA_DIR, systemClock.now())
    const { code, said } = await runProduct(script, { DATA_DIR, ...misspelt }, [...args]).ended
    expect([code, said]).toEqual([
      78,
      expect.stringMatching(
        /moved to a database server, and DATABASE_URL is not set\. Set it\. .* remove \S+moved\.$/,
      ),
    ])
    expect(readdirSync(join(DATA_DIR, 'db'))).toEqual([])
  },
  20_000,
)
