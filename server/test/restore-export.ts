import { randomUUIDv7 } from 'node:crypto'
import type { Session } from '../../contract/auth.ts'
import type { ImportKind, ImportOutcome } from '../../contract/imports.ts'
import { ownSource } from '../../contract/imports.ts'
import { filesToRead, inCalls, membersOf, pathOfPicture, rowsOfFile } from '../../contract/own-export.ts'
import type { TestApp } from './app.ts'
import type { ReadExport } from './read-export.ts'

type Wish = { wins?: 'here' | 'file'; id?: string }

/** What became of each row of an export. */
export type Restored = { id: string; outcomes: (ImportOutcome & { kind: string })[] }

/** Begins an import and answers its id. */
export async function beginImport(
  app: TestApp,
  as: Session,
  source = ownSource,
  id: string = randomUUIDv7(),
  earlier_members: string[] = [],
) {
  const { status, problem } = await app.call('POST /imports', {
    as,
    body: { id, source, file_name: 'export.zip', earlier_members },
  })
  if (status !== 200) throw new Error(problem.detail)
  return id
}

/** Brings an export in as the browser does: every file's rows, and the pictures that are asked for. */
export async function restoreExport(
  app: TestApp,
  as: Session,
  { files, manifest, json }: ReadExport,
  { wins = 'here', id }: Wish = {},
): Promise<Restored> {
  const importId = await beginImport(app, as, ownSource, id, membersOf(manifest))
  const outcomes: Restored['outcomes'] = []
  for (const path of filesToRead([...files.keys()])) {
    const read = rowsOfFile(path, json(path), manifest.zone)
    if (!read) throw new Error(`${path} is not read.`)
    for (const { kind, rows } of inCalls(read)) {
      const params = { id: importId }
      const { body, status, problem } = await app.call('POST /imports/{id}/rows', {
        as,
        params,
        body: { kind, rows, wins },
      })
      if (status !== 200) throw new Error(problem.detail)
      outcomes.push(...body.rows.map((row) => ({ ...row, kind })))
      for (const { id: entry, images = [] } of body.rows)
        for (const image of images) {
          const { position, alt } = image
          const query = { image: image.id, entry: entry ?? '', position, alt }
          const file = new Blob([new Uint8Array(files.get(pathOfPicture(image)) ?? [])])
          const sent = await app.call('POST /imports/{id}/image', { as, params, query, file })
          if (sent.status !== 200) throw new Error(sent.problem.detail)
        }
    }
  }
  await app.call('POST /imports/{id}/finish', { as, params: { id: importId } })
  return { id: importId, outcomes }
}

/** The files of an export that a restore brings back, without what belongs to an instance and to the time. */
export function restorable({ files, json }: ReadExport): Record<string, unknown> {
  const paths = filesToRead([...files.keys()]).filter((path) => path !== 'posts.json')
  return Object.fromEntries(
    paths.map((path) => {
      const content = json(path)
      // A day of health has an id of its instance, which nothing refers to.
      const plain = path.startsWith('health/')
        ? (content as { id: string }[]).map(({ id: _, ...day }) => day)
        : content
      return [path, plain]
    }),
  )
}

type Rows = Record<string, unknown>[]

/** Brings rows in and tells what became of each. */
export async function sendRows(
  app: TestApp,
  as: Session,
  id: string,
  { kind, rows, wins = 'here' }: { kind: ImportKind; rows: Rows; wins?: 'here' | 'file' },
): Promise<ImportOutcome[]> {
  const { status, body, problem } = await app.call('POST /imports/{id}/rows', {
    as,
    params: { id },
    body: { kind, rows, wins },
  })
  if (status !== 200) throw new Error(problem.detail)
  return body.rows
}

/** Takes an import back. */
export const undoImport = async (app: TestApp, as: Session, id: string) =>
  (await app.call('DELETE /imports/{id}', { as, params: { id } })).body
