import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasEmbedded } from '../moved-folder.ts'
import { outboxOf, type Tools } from '../tools.ts'
import { type BackupStore, backupFolder, folderStore, openBackupStore } from './backup-store.ts'

/** Where `export-member` writes a file that was given no name. */
export const exportsFolder = ({ config }: Pick<Tools, 'config'>): string => join(config.DATA_DIR, 'exports')

const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** What still holds somebody who was deleted, and that nothing removes by itself: a sentence for each. */
export async function leftBehind(
  tools: Pick<Tools, 'config' | 'database'>,
  memberId: string,
): Promise<string[]> {
  const { config, database } = tools
  const isServer = database.engine === 'server'
  const exported = (await filesIn(exportsFolder(tools))).filter((name) => name.startsWith(memberId))
  const folder = folderStore(backupFolder(config))
  const store = openBackupStore(config)
  const stores = store.destination === folder.destination ? [folder] : [folder, store]
  const backups = await Promise.all(stores.map((each) => stayingIn(each, isServer)))
  const outbox = outboxOf(config)
  const hasLetters = (await filesIn(outbox)).some((name) => name.endsWith('.eml'))
  return [
    ...exported.map(
      (name) => `What export-member wrote is still in ${join(exportsFolder(tools), name)}: remove it.`,
    ),
    ...backups.flat(),
    ...(hasLetters
      ? [`Emails in ${outbox}, written there because no mail server was set, may name it: remove them.`]
      : []),
    ...(isServer && hasEmbedded(config.DATA_DIR)
      ? [
          `The embedded database of before the move is still in ${join(config.DATA_DIR, 'db')}, and may hold it: remove it when you need it no more.`,
        ]
      : []),
  ]
}

/** A sentence about the backups of a store that nothing removes, if there are any. */
async function stayingIn(store: BackupStore, isServer: boolean): Promise<string[]> {
  const stored = await store.list().catch(() => undefined)
  if (!stored)
    return [`Whether ${store.destination} has backups that may hold it could not be seen: look there.`]
  // Those of a night are removed after their time, by the job that makes the next. On a server there is none.
  const names = stored.map(({ name }) => name).filter((name) => isServer || !name.startsWith('nightly-'))
  return names.length > 0
    ? [
        `Backups in ${store.destination} that stay until you remove them, and may hold it: ${names.join(', ')}.`,
      ]
    : []
}
