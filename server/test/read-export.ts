import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import yauzl from 'yauzl'
import type { Session } from '../../contract/auth.ts'
import { type ExportKind, type ExportManifest, exportManifest } from '../../contract/export.ts'
import type { TestApp } from './app.ts'

/** An export as another program reads it. */
export type ReadExport = {
  files: Map<string, Buffer>
  manifest: ExportManifest
  /** A file of it as JSON. */
  json(path: string): unknown
}

/** Asks for an export and downloads it. */
export async function downloadExport(app: TestApp, as: Session, kinds?: ExportKind[]): Promise<Buffer> {
  const { status, body, problem } = await app.call('POST /me/export', { as, body: kinds ? { kinds } : {} })
  if (status !== 200) throw new Error(problem.detail)
  const answer = await app.app.inject({ method: 'GET', url: `/api${body.url}` })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  // The last byte is out before it is noted that all was sent.
  while ((await app.call('GET /me/export', { as })).body.download === 'running') await pause(5)
  return answer.rawPayload
}

/** Reads an archive with a reader that is not ours. Throws if it is none. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, {
    lazyEntries: true,
  })
  const files = new Map<string, Buffer>()
  const open = promisify(zip.openReadStream.bind(zip)) as (
    entry: yauzl.Entry,
  ) => Promise<NodeJS.ReadableStream>
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(files))
    zip.on('entry', (entry: yauzl.Entry) => {
      open(entry)
        .then((stream) => buffer(stream))
        .then((content) => {
          files.set(entry.fileName, content)
          zip.readEntry()
        }, reject)
    })
    zip.readEntry()
  })
}

/** Reads an export, and holds every file to its manifest. */
export async function readExport(bytes: Buffer): Promise<ReadExport> {
  const files = await unzip(bytes)
  const json = (path: string): unknown => JSON.parse(files.get(path)?.toString() ?? 'null')
  const manifest = exportManifest.parse(json('manifest.json'))
  const told = manifest.files.map(({ path }) => path)
  const there = [...files.keys()].filter((path) => path !== 'manifest.json')
  if (told.join('\n') !== there.join('\n')) throw new Error('The manifest names other files than there are.')
  for (const { path, sha256, bytes: size } of manifest.files) {
    const content = files.get(path) ?? Buffer.alloc(0)
    if (createHash('sha256').update(content).digest('hex') !== sha256 || content.length !== size)
      throw new Error(`${path} is not as the manifest says.`)
  }
  return { files, manifest, json }
}

/** A whole export of a member, read. */
export const exportOf = async (app: TestApp, as: Session, kinds?: ExportKind[]): Promise<ReadExport> =>
  readExport(await downloadExport(app, as, kinds))
