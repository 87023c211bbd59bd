import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prove } from '../cluster/proof.ts'
import type { Cleanups } from '../cluster/setting.ts'
import type { Proof } from './outcome.ts'

const extent = { members: 8, before: 3, oneProcessLess: 1.5, away: 0.5, after: 3, everyJob: false }

/** A cluster of which a process and the primary database server are killed while members write; the standby takes over. */
export const loseTheServer: Proof = async ({ times, folder, signal, tell }) => {
  let [done, acknowledged] = [0, 0]
  const lost: string[] = []
  // A server that root starts runs as another user, who has to reach its folder.
  chmodSync(folder, 0o711)
  for (; done < times && !signal.aborted; done += 1) {
    const place = join(folder, String(done))
    mkdirSync(place)
    const ends: Cleanups = []
    try {
      const { findings, figures } = await prove(extent, place, ends, signal)
      acknowledged += Number(figures['Writes acknowledged'])
      for (const [what, otherwise] of Object.entries(findings))
        if (otherwise !== undefined) lost.push(`${what}: ${otherwise}`)
    } finally {
      for (let end = ends.pop(); end; end = ends.pop()) await end().catch(() => undefined)
      rmSync(place, { recursive: true, force: true })
    }
    if (done % 5 === 4) tell(`${done + 1} of ${times}, ${acknowledged} acknowledged, ${lost.length} lost`)
  }
  return {
    what: 'A process and the primary database server killed while 8 members write, on a cluster',
    done,
    acknowledged,
    lost,
  }
}
