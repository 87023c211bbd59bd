import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { systemClock } from '../kernel/clock.ts'
import { copiedDataDir } from '../test/embedded-copy.ts'
import { fill, smallDisk } from '../test/full-disk.ts'
import { quietLog } from '../test/quiet-log.ts'
import { migrationsFolder, openTools } from '../tools.ts'
import { storeBackup } from './backups.ts'
import { examine } from './doctor.ts'

const folder = mkdtempSync(join(tmpdir(), 'a-genda-full-words-'))
const disk = smallDisk(folder)
afterAll(() => {
  disk?.unmount()
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(disk)(
  'on a full disk, a backup and doctor say that it is full, and the database goes on',
  async () => {
    const source = await copiedDataDir(migrationsFolder)
    const DATA_DIR = join(folder, 'data')
    cpSync(source, DATA_DIR, { recursive: true })
    rmSync(source, { recursive: true })
    const config = readConfig({ DATA_DIR })
    if ('faults' in config) throw new Error(config.faults.join())
    const log = quietLog()
    const tools = await openTools(config, log, () => undefined)
    mkdirSync(join(DATA_DIR, 'backups'))
    fill(join(folder, 'filling'))
    await vi.waitFor(() => expect(tools.database.hasRoom()).toBe(false), 10_000)

    await expect(storeBackup(tools, systemClock)).rejects.toThrow(/^There is not enough free space to write /)
    expect(await tools.database.ready()).toBe(true)
    const found = Object.fromEntries((await examine(tools)).map(({ what, says }) => [what, says]))
    expect(found).toMatchObject({
      Database: 'can only be read, because the disk is full: nobody can save anything. Make room.',
      Disk: `0 MB are free in ${DATA_DIR}: it is full. Make room.`,
      Images: `${join(DATA_DIR, 'uploads')} cannot be written: the disk is full. Make room.`,
      Backups: `${join(DATA_DIR, 'backups')} cannot be written: the disk is full. Make room.`,
    })
    expect(log.lines.filter(({ message }) => /engine/.test(message))).toEqual([])
    rmSync(join(folder, 'filling'))
    await tools.close()
  },
  60_000,
)
