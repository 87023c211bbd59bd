import { powerCut } from '../../server/test/power-cut.ts'
import type { Proof } from './outcome.ts'

/** The embedded database, whose disk loses at a moment what was not synced, or half of it. */
export const cutThePower: Proof = async ({ times, signal, tell }) => {
  let [done, acknowledged] = [0, 0]
  const lost: string[] = []
  for (; done < times && !signal.aborted; done += 1) {
    const cut = await powerCut(true, 100 + Math.floor(Math.random() * 200))
    acknowledged += cut.acknowledged
    if (cut.found !== cut.acknowledged)
      lost.push(`${cut.acknowledged - cut.found} of ${cut.acknowledged} rows`)
    if (done % 10 === 9) tell(`${done + 1} of ${times}, ${lost.length} lost`)
  }
  return { what: 'The power cut, on the embedded database', done, acknowledged, lost }
}
