import type { ImportKind } from '../../../contract/imports.ts'
import type { Candidate, PictureInFile } from './candidate.ts'
import { inShort } from './sources/reading.ts'

/** A candidate as a row of a call. */
export type RowToSend = {
  kind: ImportKind
  row: Readonly<Record<string, unknown>>
  pictures: readonly PictureInFile[]
  date: string | null
  /** Its first words, by which the member knows it. */
  about: string
}

type Fields = Omit<RowToSend, 'pictures' | 'date' | 'about'>

function fieldsOf(candidate: Candidate): Fields {
  const { own_id: source_id, pictures } = candidate
  switch (candidate.kind) {
    case 'own':
      return { kind: candidate.of, row: candidate.row }
    case 'mood':
      return { kind: 'mood', row: { source_id, ...candidate.row } }
    case 'health':
      return { kind: 'health', row: { dateISO: candidate.row.date, ...candidate.row.set } }
    case 'journal': {
      const { mood, ...row } = candidate.row
      const images = pictures.map(({ own_id, alt }) => ({ source_id: own_id, alt }))
      return {
        kind: 'journal',
        row: { source_id, ...row, images, ...(mood !== null && { mood_source_id: mood }) },
      }
    }
    case 'planner': {
      const { date, ...item } = candidate.row
      const other_source_ids = candidate.other_ids ?? []
      return { kind: 'plan', row: { date, notes: [{ source_id, other_source_ids, ...item }] } }
    }
  }
}

/** What a candidate is sent as. */
export function rowOf(candidate: Candidate): RowToSend {
  const { row, kind } = fieldsOf(candidate)
  const words = [row.title, row.text, row.note, row.content, row.body, row.mood].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  const [item] = kind === 'plan' ? ((row.notes ?? []) as { text?: unknown }[]) : []
  const about = inShort(String(words ?? item?.text ?? ''))
  return { kind, row, about, date: candidate.date, pictures: candidate.pictures }
}
