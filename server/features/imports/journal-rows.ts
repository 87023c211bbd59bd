import type { ImportedRow } from '../../../contract/imports.ts'
import { lengths } from '../../../contract/limits.ts'
import { wording } from '../../../contract/texts.ts'
import { toStored } from '../../kernel/clock.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { withoutDoubles } from '../journal/queries.ts'
import { idFromSource } from './ids.ts'
import type { About, Placed } from './importer.ts'

export type EntryRow = ImportedRow<'journal'>
/** A picture of an entry, by the id that it has here. */
export type Picture = { id: string; source_id?: string | undefined; alt: string; position: number }

/** The accounts in which the ids of an entry with its pictures, and of its check-in, were made. */
export type Makers = { entry: string; mood: string }

/** An entry as it is to be stored, and its pictures by the ids they have here. */
export function entryOf({ source, now }: About, makers: Makers, row: EntryRow) {
  const { date } = row
  const idOf = (kind: string, given: { id?: string | undefined; source_id?: string | undefined }) =>
    given.id ??
    idFromSource(kind === 'mood' ? makers.mood : makers.entry, {
      source,
      kind,
      name: given.source_id ?? '',
      date,
    })
  const pictures: Picture[] = row.images.map((image, position) => ({
    id: idOf('image', image),
    alt: image.alt,
    position,
    ...(image.source_id !== undefined && { source_id: image.source_id }),
  }))
  const body = pictures.reduce(
    (text, { id, source_id }) =>
      source_id === undefined ? text : text.replaceAll(`](image:${source_id})`, `](image:${id})`),
    row.body,
  )
  if (body.length > lengths.journalBody)
    throw refuse(
      400,
      wording('An entry holds at most {max, number} characters.', { max: lengths.journalBody }),
    )
  const moment = (given: string | undefined) => (given ? toStored(Temporal.Instant.from(given)) : undefined)
  const created_at = moment(row.created_at) ?? toStored(now)
  return {
    id: idOf('journal', row),
    pictures,
    columns: {
      date,
      title: row.title,
      body,
      tags: withoutDoubles(row.tags),
      starred: row.starred,
      mood_id:
        row.mood_source_id === undefined ? row.mood_id : idOf('mood', { source_id: row.mood_source_id }),
      theme_id: row.theme_id,
      theme_title: row.theme_title,
      prompt: row.prompt,
      copy_of: row.copy_of,
    },
    times: { created_at, updated_at: moment(row.updated_at) ?? created_at },
  }
}
export type Entry = Placed<ReturnType<typeof entryOf>>
