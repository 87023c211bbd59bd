import { join, resolve } from 'node:path'
import { type Config, processesOf, shareOfNode } from './config.ts'
import { type OpenDatabase, openDatabase } from './kernel/database/database.ts'
import type { DatabaseLog } from './kernel/database/log.ts'
import { openReplicas, type Replicas } from './kernel/database/replicas.ts'
import { diskLines, storedLines } from './kernel/files/line-file.ts'
import { diskStorage } from './kernel/files/storage/disk.ts'
import { s3Storage } from './kernel/files/storage/s3.ts'
import type { Storage } from './kernel/files/storage.ts'
import { type Mailer, mailer } from './kernel/mail/mailer.ts'
import { openDataFolder } from './kernel/start/data-folder.ts'
import { ConfigurationRefusal } from './kernel/start/start-refusal.ts'
import { type Ledger, ledgerIn } from './ledger.ts'
import type { Tables } from './tables.ts'
import { trialFolderFault } from './trial-folder.ts'

export const migrationsFolder = resolve(import.meta.dirname, 'migrations')

/** The connections of a node to its database, and to each replica. A process has enough of them for work beside a slow one. */
const connections = { ofNode: 10, least: 3 }

/** What the configuration leads to: the database, where files go, where letters go. */
export type Tools = {
  config: Config
  database: OpenDatabase<Tables>
  /** Undefined where there are none. */
  replicas: Replicas<Tables> | undefined
  storage: Storage
  /** The record of deletions outside of the database (decision 23). */
  ledger: Ledger
  letters: Mailer
  close(): Promise<void>
}

/** Opens what the configuration names. Throws `StartRefusal` when the data folder or the database cannot be opened. */
export async function openTools(
  config: Config,
  log: DatabaseLog,
  say: (line: string) => void,
  name?: string,
): Promise<Tools> {
  const misplaced = trialFolderFault(config.DATA_DIR, config.TRIAL === 'yes')
  if (misplaced) throw new ConfigurationRefusal(misplaced)
  // A node whose database, images and letters are elsewhere needs none.
  if (!config.DATABASE_URL || !config.S3_ENDPOINT || !config.SMTP_URL) await openDataFolder(config.DATA_DIR)
  const storage = await openStorage(config, (err) => log.warn({ err }, 'The image store failed.'))
  const poolSize = shareOfNode(connections.ofNode, processesOf(config), connections.least)
  const place = { url: config.DATABASE_URL, dataDir: config.DATA_DIR }
  const database = await openDatabase<Tables>({ ...place, log, poolSize, ...(name ? { name } : {}) })
  const urls = config.DATABASE_REPLICA_URLS
  const replicas =
    urls.length > 0 ? await openReplicas({ urls, primary: database, log, poolSize }) : undefined
  const letters = openLetters(config, say)
  const close = async () => {
    await replicas?.close()
    await database.close()
  }
  const ledger = openLedger(config, storage)
  return { config, database, replicas, storage, ledger, letters, close }
}

/** Where emails are written while no mail server is set. */
export const outboxOf = (config: Pick<Config, 'DATA_DIR'>): string => join(config.DATA_DIR, 'outbox')

/** The mail server of the configuration, or else a folder of the data. */
export const openLetters = (config: Config, say: (line: string) => void): Mailer =>
  mailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    outbox: outboxOf(config),
    say,
  })

/** The ledger of deletions: where images are, or else a file of the data. */
export const openLedger = (config: Config, storage: Storage): Ledger =>
  ledgerIn(
    config.S3_ENDPOINT
      ? storedLines(storage, 'deletions.jsonl')
      : diskLines(join(config.DATA_DIR, 'deletions.jsonl')),
  )

/** The store of the configuration, or else a folder of the data. */
export async function openStorage(config: Config, onFailure: (error: unknown) => void): Promise<Storage> {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = config
  return endpoint && keyId && secret
    ? s3Storage({
        endpoint,
        region: config.S3_REGION,
        accessKeyId: keyId,
        secretAccessKey: secret,
        onFailure,
      })
    : diskStorage(join(config.DATA_DIR, 'uploads'))
}
