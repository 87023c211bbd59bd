import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '../../server/kernel/database/embedded/lock.ts'
import { StartRefusal } from '../../server/kernel/start/start-refusal.ts'
import { fillDemo } from './fill.ts'

test('a demo that runs keeps its folder when another one is to be filled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'a-genda-demo-'))
  const release = lockFolder(folder)
  await expect(fillDemo(folder, { zone: 'UTC', say: () => undefined })).rejects.toThrow(StartRefusal)
  expect(existsSync(join(folder, 'db.holder'))).toBe(true)
  release()
  rmSync(folder, { recursive: true })
})
