import type { Session } from '../../contract/auth.ts'
import type { ImportKind } from '../../contract/imports.ts'
import type { TestApp } from './app.ts'
import { exportOf } from './read-export.ts'
import { restorable, sendRows, undoImport } from './restore-export.ts'

/** The day that the rows below are of. */
export const day = '2026-11-17'

export type Rows = Record<string, unknown>[]

/** What Daylio's reader sends of two check-ins. */
export const daylio: Rows = [
  { source_id: 'a', date: day, mood: 'calm', note: 'walk', created_at: `${day}T08:00:00+03:00` },
  { source_id: 'b', date: day, mood: 'rad', emotion_tags: ['daylio: rad'] },
]

/** An item of the planner as it is brought in. */
export const item = (id: string, text = id, more = {}) => ({
  id,
  text,
  type: 'task',
  createdAt: '2026-11-17T08:00:00Z',
  ...more,
})

export const outcomes = (rows: { outcome: string }[]) => rows.map(({ outcome }) => outcome)

/** The calls by which tests bring rows in and look at what became of them. `app` is asked at each call. */
export const importCalls = (app: () => TestApp) => ({
  send: (as: Session, id: string, kind: ImportKind, rows: Rows, wins: 'here' | 'file' = 'here') =>
    sendRows(app(), as, id, { kind, rows, wins }),
  undo: (as: Session, id: string) => undoImport(app(), as, id),
  health: async (as: Session) => (await app().call('GET /health', { as, query: {} })).body,
  moods: async (as: Session) => (await app().call('GET /mood/history', { as, query: {} })).body,
  planned: async (as: Session, date = day) =>
    (await app().call('GET /daily-notes/{date}', { as, params: { date } })).body.notes,
  everything: async (as: Session) => restorable(await exportOf(app(), as)),
})
