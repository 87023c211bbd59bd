import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fillUp, smallDisk } from '../../server/test/full-disk.ts'
import type { Proof } from './outcome.ts'

/** A disk that fills up to its last byte while members write, and has room again after some seconds. */
export const fillTheDisk: Proof = async ({ times, folder, signal, tell }) => {
  const what = 'The disk full to its last byte while 4 members write, on the embedded database'
  const place = join(folder, 'disk')
  const disk = smallDisk(place)
  if (!disk) return { what, done: 0, acknowledged: 0, lost: ['This user may not mount a disk.'] }
  let [done, acknowledged] = [0, 0]
  const lost: string[] = []
  try {
    for (; done < times && !signal.aborted; done += 1) {
      const { saved, found, statuses } = await fillUp(place)
      acknowledged += saved.size
      lost.push(...[...saved].filter((id) => !found.has(id)).map((id) => `mood ${id}`))
      if (statuses.join() !== '200,507') lost.push(`answers ${statuses}`)
      rmSync(join(place, 'data'), { recursive: true, force: true })
      if (done % 5 === 4) tell(`${done + 1} of ${times}, ${lost.length} lost`)
    }
  } finally {
    disk.unmount()
  }
  return { what, done, acknowledged, lost }
}
