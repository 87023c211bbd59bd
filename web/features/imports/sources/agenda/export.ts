import * as z from 'zod/mini'
import { texts, wording } from '../../../../../contract/texts.ts'
import type { Candidate, Refused } from '../../candidate.ts'
import { candidateFault } from '../check.ts'
import { type Around, firstAndLast, type Opened, type Reading, refused, type Source } from '../reading.ts'
import { Unreadable } from '../unreadable.ts'
import type { Zip } from '../zip.ts'
import { makerOf } from './makers.ts'

const format = 'a-genda-export'
const newestVersion = 1
const manifest = z.object({
  format: z.literal(format),
  version: z.int(),
  files: z.array(z.object({ path: z.string(), count: z.optional(z.number()) })),
})

const reasons = texts({
  broken: 'This part of the export cannot be read.',
  missing: 'The picture is missing in the ZIP.',
})
/** Files that hold things of the member which are not brought in again. */
const leftOut = texts({
  'journal/bin.json': 'Deleted entries of the journal',
  'comments.json': 'Comments',
  'likes.json': 'Likes',
  'rsvps.json': 'RSVPs',
  'themes.json': 'Chosen themes',
})

/** The product's own export: a ZIP with a manifest, and lists in the form of the contract. */
export const ownExport: Source = {
  name: 'agenda',
  claims: async ({ zip }) =>
    zip?.has('manifest.json') ? (await zip.text('manifest.json')).includes(format) : false,

  async read({ zip: opened }: Opened, around: Around): Promise<Reading> {
    const zip = opened as Zip
    const { data } = manifest.safeParse(json(await zip.text('manifest.json')))
    if (!data) throw new Unreadable(wording('This is not an export of A-genda.'))
    if (data.version > newestVersion)
      throw new Unreadable(wording('This export was made by a newer version of A-genda.'))
    const found: (Candidate | Refused)[] = []
    for (const path of zip.paths) for (const one of await thingsIn(zip, path, around)) found.push(one)
    const things = found.filter((one) => one.kind !== 'refused')
    const counts = Object.fromEntries(
      [...Map.groupBy(things, ({ kind }) => kind)].map(([kind, same]) => [kind, same.length]),
    )
    return {
      summary: () => ({
        source: 'agenda',
        counts,
        pictures: things.reduce((sum, { pictures }) => sum + pictures.length, 0),
        ...firstAndLast(things.map(({ date }) => date)),
        questions: [],
        left_out: Object.entries(leftOut).flatMap(([path, what]) => {
          const count = data.files.find((file) => file.path === path)?.count ?? 0
          return count > 0 ? { what: wording(what), count } : []
        }),
      }),
      picture: (path) => zip.blob(path),
      async *candidates() {
        yield* found
      },
    }
  },
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function thingsIn(zip: Zip, path: string, { signal }: Around): Promise<(Candidate | Refused)[]> {
  signal.throwIfAborted()
  const make = makerOf(path)
  if (!make) return []
  const rows = json(await zip.text(path))
  if (!Array.isArray(rows)) return [refused(path, null, wording(reasons.broken))]
  return rows.flatMap((row, at) => {
    const missing: Refused[] = []
    const made = make(row, (picture) => {
      if (zip.has(picture)) return picture
      missing.push(refused(picture, null, wording(reasons.missing)))
      return undefined
    })
    if (!made) return refused(`${path} #${at + 1}`, null, wording(reasons.broken))
    return [
      ...[...made].map((one) => {
        const fault = one.kind === 'refused' ? undefined : candidateFault(one)
        return fault && one.kind !== 'refused' ? refused(one.own_id, one.date, fault) : one
      }),
      ...missing,
    ]
  })
}
