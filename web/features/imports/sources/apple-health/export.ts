import { texts, wording } from '../../../../../contract/texts.ts'
import type { Candidate, Kind, Refused } from '../../candidate.ts'
import { chunksOf, decoded, watched } from '../chunks.ts'
import { healthDay } from '../health-days.ts'
import { type Around, firstAndLast, type Opened, type Reading, refused, type Source } from '../reading.ts'
import { Unreadable } from '../unreadable.ts'
import { readElements } from './read-records.ts'
import { type HealthTotals, healthTotals } from './totals.ts'

const leftOut = texts({
  records: 'Other measurements',
  workouts: 'Workouts',
  why: 'Kept here are steps, sleep, water, weight and the like.',
})

/** In the ZIP: `export.xml`, whose name is translated. The other one is a clinical document. */
const xmlIn = ({ zip }: Opened): string | undefined =>
  zip?.paths
    .filter((path) => /^(?:apple_health_export\/)?[^/]+\.xml$/i.test(path) && !/_cda\.xml$/i.test(path))
    .sort((a, b) => zip.size(b) - zip.size(a))[0]

const looksLikeIt = (head: string) => /<!DOCTYPE HealthData|<HealthData[\s>]/.test(head)

/** Apple Health: `export.zip`, or the `export.xml` in it, of any size. Only the sums of days are kept in memory. */
export const appleHealth: Source = {
  name: 'apple-health',
  claims: async (file) => {
    const path = xmlIn(file)
    return looksLikeIt(path !== undefined && file.zip ? await file.zip.head(path) : file.head)
  },

  async read(file, around): Promise<Reading> {
    const totals = healthTotals()
    let workouts = 0
    await readElements(
      decoded(watched(bytesOf(file), sizeOf(file), around)),
      (name, attributes, isRepeated) => {
        if (name === 'Record') totals.add(attributes, isRepeated)
        else if (name === 'Workout') workouts += 1
      },
    )
    const days = totals.days()
    const unread = totals.refused()
    if (days.size === 0 && unread.length === 0)
      throw new Unreadable(
        wording(
          'The export of Apple Health holds nothing that is kept here: no steps, sleep, water, weight or the like. Please export all health data.',
        ),
      )
    const counts: Partial<Record<Kind, number>> = days.size > 0 ? { health: days.size } : {}
    return {
      summary: () => ({
        source: 'apple-health',
        counts,
        pictures: 0,
        ...firstAndLast(days.keys()),
        questions: [],
        left_out: [
          { what: wording(leftOut.records), why: wording(leftOut.why), count: totals.others() },
          { what: wording(leftOut.workouts), why: wording(leftOut.why), count: workouts },
        ].filter(({ count }) => count > 0),
      }),
      candidates: () => candidatesOf(days, totals, around),
    }
  },
}

const bytesOf = (file: Opened): AsyncIterable<Uint8Array> => {
  const path = xmlIn(file)
  return path !== undefined && file.zip ? file.zip.chunks(path) : chunksOf(file.blob.stream())
}
const sizeOf = (file: Opened): number => {
  const path = xmlIn(file)
  return path !== undefined && file.zip ? file.zip.size(path) : file.blob.size
}

async function* candidatesOf(
  days: ReturnType<HealthTotals['days']>,
  totals: HealthTotals,
  { signal }: Around,
): AsyncGenerator<Candidate | Refused> {
  for (const [date, values] of days) {
    signal.throwIfAborted()
    yield* healthDay('apple-health', date, Object.entries(values))
  }
  for (const { type, reason, count, day } of totals.refused())
    yield refused(count > 1 ? `${type} × ${count}` : type, day, reason)
}
