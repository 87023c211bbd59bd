import * as z from 'zod/mini'
import { exportFormat } from '../../../../../contract/export.ts'
import { ownSource } from '../../../../../contract/imports.ts'
import { filesToRead, membersOf, pathOfPicture, rowsOfFile } from '../../../../../contract/own-export.ts'
import { texts, wording } from '../../../../../contract/texts.ts'
import { id } from '../../../../../contract/values.ts'
import type { OwnRow, PictureInFile, Refused, Summary } from '../../candidate.ts'
import { type Around, firstAndLast, type Opened, type Reading, refused, type Source } from '../reading.ts'
import { Unreadable } from '../unreadable.ts'
import type { TextReader } from '../whole-text.ts'
import type { Zip } from '../zip.ts'
import { isZone } from '../zone.ts'

const newestVersion = 1
const manifest = z.object({
  format: z.literal(exportFormat),
  version: z.int(),
  member: z.object({ id }),
  earlier_members: z._default(z.array(id), []),
  zone: z._default(z.string(), 'UTC'),
  files: z.array(z.object({ path: z.string(), count: z.optional(z.number()) })),
})

const reasons = texts({
  broken: 'This part of the export cannot be read.',
  missing: 'The picture is missing in the ZIP.',
})
/** Files that hold things of the member which are not brought in again. */
const leftOut = texts({
  'journal/bin.json': { what: 'Deleted entries of the journal', why: 'You deleted them.' },
  'comments.json': {
    what: 'Comments',
    why: 'They belong below posts of others, which are not in this file.',
  },
  'likes.json': { what: 'Likes', why: 'They belong to posts of others, which are not in this file.' },
  'rsvps.json': {
    what: 'RSVPs',
    why: 'Others count on an answer, so you give it yourself, where the event is.',
  },
  'themes.json': { what: 'Chosen themes', why: 'Each community has its own themes.' },
})

/** The product's own export: a ZIP with a manifest, and lists in the form of the contract. */
export const ownExport: Source = {
  name: ownSource,
  claims: async ({ zip }) =>
    zip?.has('manifest.json') ? (await zip.text('manifest.json')).includes(exportFormat) : false,

  async read({ zip: opened, texts: reader }: Opened, around: Around): Promise<Reading> {
    const zip = opened as Zip
    const { data } = manifest.safeParse(json(await zip.text('manifest.json'), reader))
    if (!data)
      throw new Unreadable(
        wording('This is not an export of A-genda. Please choose the ZIP file as it was downloaded.'),
      )
    if (data.version > newestVersion)
      throw new Unreadable(
        wording(
          'This export was made by a newer version of A-genda. Please ask whoever runs this community to bring it up to date.',
        ),
      )
    const zone = isZone(data.zone) ? data.zone : around.zone
    const counts: Summary['counts'] = {}
    const days: string[] = []
    let pictures = 0
    for await (const one of thingsIn(zip, zone, reader, around)) {
      if (one.kind === 'refused') continue
      counts[one.of] = (counts[one.of] ?? 0) + 1
      pictures += one.pictures.length
      if (one.date !== null) days.push(one.date)
    }
    const span = firstAndLast(days)
    return {
      summary: () => ({
        source: ownSource,
        members: membersOf(data),
        counts,
        pictures,
        ...span,
        questions: [],
        left_out: Object.entries(leftOut).flatMap(([path, { what, why }]) => {
          const count = data.files.find((file) => file.path === path)?.count ?? 0
          return count > 0 ? [{ what: wording(what), why: wording(why), count }] : []
        }),
      }),
      picture: (path) => zip.blob(path),
      // Read again rather than kept: what somebody wrote in twenty years need not be in memory at once.
      candidates: () => thingsIn(zip, zone, reader, { ...around, progress: () => undefined }),
    }
  },
}

const json = (text: string, reader: TextReader): unknown => {
  try {
    return reader.json(text)
  } catch {
    return undefined
  }
}

async function* thingsIn(
  zip: Zip,
  zone: string,
  reader: TextReader,
  { signal, progress }: Around,
): AsyncGenerator<OwnRow | Refused> {
  const paths = filesToRead(zip.paths)
  for (const [at, path] of paths.entries()) {
    signal.throwIfAborted()
    const content = json(await zip.text(path), reader)
    const read = typeof content === 'object' && content !== null && rowsOfFile(path, content, zone)
    if (!read) yield refused(path, null, wording(reasons.broken))
    else
      for (const row of read.rows) {
        const pictures: PictureInFile[] = []
        for (const picture of picturesOf(row))
          if (zip.has(picture.path)) pictures.push(picture)
          else yield refused(picture.path, dayOf(row), wording(reasons.missing))
        const own_id = String(row.id ?? dayOf(row) ?? path)
        yield {
          kind: 'own',
          source: ownSource,
          of: read.kind,
          own_id,
          date: dayOf(row),
          at: null,
          row,
          pictures,
        }
      }
    progress((at + 1) / paths.length)
  }
}

type Row = OwnRow['row']
const shownPicture = z.object({
  id: z._default(z.string(), ''),
  source_id: z.optional(z.string()),
  alt: z._default(z.string(), ''),
})

function dayOf({ date, dateISO, week, starts_on }: Row): string | null {
  const day = date ?? dateISO ?? week ?? starts_on
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null
}

/** The pictures of an entry, and of a post. */
function picturesOf({ images, image }: Row): PictureInFile[] {
  return [...(Array.isArray(images) ? images : []), image].flatMap((one) => {
    const { data } = shownPicture.safeParse(one)
    return data ? [{ own_id: data.source_id ?? data.id, path: pathOfPicture(data), alt: data.alt }] : []
  })
}
