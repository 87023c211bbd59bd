import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tools } from '../tools.ts'
import { lastBackup } from './backups.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-backups-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const tools = (engine: 'embedded' | 'server') =>
  ({ config: { DATA_DIR: folder }, database: { engine } }) as unknown as Tools

test('the newest backup is found by its name; drafts, and what was made before a change, do not count', async () => {
  expect(await lastBackup(tools('embedded')), 'without a folder').toBeNull()
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  for (const name of [
    'nightly-2026-11-01T03-15-00-000Z.tar.gz',
    'agenda-2026-11-02T17-40-05-120Z.tar.gz',
    'before-upgrade-2026-11-03T10-00-00-000Z.tar.gz',
    'nightly-2026-11-04T03-15-00-000Z.tar.gz.draft',
    'notes.txt',
  ])
    writeFileSync(join(backups, name), '')
  expect(String((await lastBackup(tools('embedded')))?.at)).toBe('2026-11-02T17:40:05.12Z')
  expect(await lastBackup(tools('server')), 'a server makes its own').toBeUndefined()
})
