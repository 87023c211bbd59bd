import { existsSync, renameSync, rmSync } from 'node:fs'
import { markAsDemo } from '../../server/features/demo/folder.ts'
import { lockFolder } from '../../server/kernel/database/embedded/lock.ts'
import { conversations } from './community.ts'
import { openDemoClient } from './demo-client.ts'
import { miraJournal } from './entries.ts'
import { gatherings } from './events.ts'
import { miraYear, otherHealth } from './journal.ts'
import { backOffice } from './office.ts'
import { arrivals, readPeople } from './people.ts'
import { banners, pictureKeeper } from './pictures.ts'
import { runActions, timesOf } from './times.ts'

/**
 * Replaces the demo's data folder with a year of a community that ends now. `say` gets each month that passes. The
 * folder is replaced when the new one is complete. Throws `StartRefusal` while a demo runs on it.
 */
export async function fillDemo(
  dataDir: string,
  { zone, say }: { zone: string; say: (line: string) => void },
): Promise<void> {
  if (existsSync(dataDir)) lockFolder(dataDir)()
  const now = Temporal.Now.instant()
  const times = timesOf(now, zone)
  const unfinished = `${dataDir}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  markAsDemo(unfinished)
  const stage = await openDemoClient(unfinished, now.subtract({ hours: 24 * 372 }))
  try {
    const people = readPeople(times)
    const keep = pictureKeeper(stage, people)
    const all = [
      ...arrivals(stage, people),
      ...miraYear(stage, people, times),
      ...miraJournal(stage, people, times),
      ...otherHealth(stage, people, times),
      ...banners(stage, people, times, keep),
      ...conversations(stage, people, times, keep),
      ...gatherings(stage, people, times),
      ...backOffice(stage, people, times),
    ]
    await runActions(stage, all, times, say)
  } finally {
    await stage.close()
  }
  if (existsSync(dataDir)) rmSync(dataDir, { recursive: true })
  renameSync(unfinished, dataDir)
}
