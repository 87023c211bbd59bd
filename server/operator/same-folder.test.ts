import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../kernel/clock.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { testTools } from '../test/tools.ts'
import { runCommand } from './run-command.ts'
import { seenFolder } from './seen-folder.ts'

let app: TestApp
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-same-'))
  app = await testApp()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('the open product writes a file only into the folder that its operator sees', async () => {
  const carryOut = runCommand(testTools(folder, app.database), systemClock, 'http://localhost')
  const backUp = async (name: string, folderOf = seenFolder) => {
    const file = join(folder, name)
    return carryOut({ name: 'backup', args: [file], given: {}, folder: await folderOf(file) })
  }
  expect((await backUp('one.tar.gz')).lines.join()).toMatch(/^Wrote /)
  // As in a service, whose /tmp is its own.
  await expect(backUp('two.tar.gz', async () => ({ path: folder, is: '1:2' }))).rejects.toThrow(
    'in another folder',
  )
  await expect(
    backUp('three.tar.gz', async () => ({ path: join(folder, 'none'), is: '1:2' })),
  ).rejects.toThrow('in another folder')
  expect(await seenFolder('backup.tar.gz'), 'a name without a whole path').toBeUndefined()
})
