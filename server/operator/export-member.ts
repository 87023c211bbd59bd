import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { exportKinds } from '../../contract/export.ts'
import { commandLine, writeAudit } from '../features/audit/queries.ts'
import { exportOf } from '../features/export/write.ts'
import type { Clock } from '../kernel/clock.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { loadTexts } from '../texts.ts'
import type { Tools } from '../tools.ts'
import { version } from '../version.ts'
import { exportsFolder } from './left-behind.ts'
import { getAccount } from './member-requests.ts'

/** Everything but the journal, which its member alone reads (ruling 43). */
const kinds = exportKinds.filter((kind) => kind !== 'journal')

/**
 * Writes what a member has stored into a file, for somebody who asked by letter, with a line in the audit log. Returns
 * the file. Throws `StartRefusal` if there is no such account, or the file cannot be made.
 */
export async function exportMember(
  tools: Tools,
  clock: Clock,
  { email, to, publicUrl }: { email: string; to: string | undefined; publicUrl: string },
): Promise<string> {
  const { id } = await getAccount(tools, email)
  const { db } = tools.database
  const folder = exportsFolder(tools)
  const file = to ?? join(folder, `${id}-${clock.now().toString().replace(/[:.]/g, '-')}.zip`)
  if (existsSync(file)) throw new StartRefusal(`There is a file ${file} already. Say another name.`)
  if (!to) await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(dirname(file))) throw new StartRefusal(`There is no folder ${dirname(resolve(file))}.`)
  // Before the file is there: an export that cannot be recorded is not made.
  await writeAudit(db, { at: clock.now(), kind: 'member-exported', actor: commandLine, subjectId: id })
  const { storage } = tools
  const needs = {
    db,
    storage,
    clock,
    texts: await loadTexts(tools.config.DATA_DIR),
    publicUrl: () => publicUrl,
    product: version,
  }
  const draft = `${file}.part`
  try {
    await pipeline(await exportOf(needs, id, kinds), createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return file
}
