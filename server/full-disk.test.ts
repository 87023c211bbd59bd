import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fillUp, smallDisk } from './test/full-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'a-genda-full-'))
const disk = smallDisk(folder)
afterAll(() => {
  disk?.unmount()
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(disk)(
  'a disk that fills up while members write loses nothing, is told twice in the log, and works again with room',
  async () => {
    const { filledBy, saved, found, statuses, refusal, reads, signedIn, log } = await fillUp(folder)
    expect(filledBy).toBe('ENOSPC')
    expect(refusal).toBe('There is not enough free space to save this. Nothing was changed.')
    expect(statuses).toEqual([200, 507])
    expect(reads).toEqual([200, 200, 200])
    expect(signedIn).toBe(200)
    expect([...saved].filter((id) => !found.has(id))).toEqual([])

    // Whether this is seen on the way depends on when the space is looked at.
    const lines = log.filter(({ msg }) => !msg.startsWith('The disk is almost full'))
    // Until the watch sees it, the disk itself refuses each write; after that, those that were under way.
    const noticed = lines.findIndex(({ level }) => level === 50)
    const after = lines.slice(noticed)
    const refused = after.filter(({ msg }) => msg === 'unavailable')
    expect(refused.length).toBeLessThanOrEqual(4)
    const told = after.filter((line) => !refused.includes(line))
    expect(told.map(({ level, msg }) => [level, msg])).toEqual([
      [50, 'The disk is full: nothing is saved until there is space again.'],
      [40, 'There is space on the disk again: saving works.'],
      [30, 'signed in'],
    ])
  },
  120_000,
)
