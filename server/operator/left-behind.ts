import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasEmbedded } from '../moved-folder.ts'
import type { Tools } from '../tools.ts'
import { openBackupStore } from './backup-store.ts'

/** Where `export-member` writes a file that was given no name. */
export const exportsFolder = ({ config }: Pick<Tools, 'config'>): string => join(config.DATA_DIR, 'exports')

/** What still holds somebody who was deleted, and that nothing removes by itself: a sentence for each. */
export async function leftBehind(
  tools: Pick<Tools, 'config' | 'database'>,
  memberId: string,
): Promise<string[]> {
  const { config, database } = tools
  const isServer = database.engine === 'server'
  const files = (await readdir(exportsFolder(tools)).catch(() => [])).filter((name) =>
    name.startsWith(memberId),
  )
  const store = openBackupStore(config)
  const stored = await store.list().catch(() => [])
  // Those of a night are removed after their time, by the job that makes the next. On a server there is none.
  const staying = stored.filter(({ name }) => isServer || !name.startsWith('nightly-'))
  return [
    ...files.map(
      (name) => `What export-member wrote is still in ${join(exportsFolder(tools), name)}: remove it.`,
    ),
    ...(staying.length > 0
      ? [
          `Backups in ${store.destination} that stay until you remove them, and may hold it: ${staying.map(({ name }) => name).join(', ')}.`,
        ]
      : []),
    ...(isServer && hasEmbedded(config.DATA_DIR)
      ? [
          `The embedded database of before the move is still in ${join(config.DATA_DIR, 'db')}, and may hold it: remove it when you need it no more.`,
        ]
      : []),
  ]
}
