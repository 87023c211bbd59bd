import { createReadStream } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import type { Config } from '../config.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'

/** A backup in a store. Its name says what kind it is and when it was made. */
export type StoredBackup = { name: string; at: Temporal.Instant; bytes: number }

/** Where backups lie: the folder, or a bucket. */
export type BackupStore = {
  /** For people. */
  destination: string
  /** Every backup, the oldest first. Files that A-genda did not name are left out. */
  list(): Promise<StoredBackup[]>
  /** Takes over a complete file of this machine under its name, and says where it is, for people. */
  take(file: string): Promise<string>
  /** Throws `StartRefusal` if there is none of that name. */
  open(name: string): Promise<Readable>
  remove(name: string): Promise<void>
}

/** The folder of backups on this machine. What an upgrade or a restore saves is always there. */
export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Config, 'BACKUP_DIR' | 'DATA_DIR'>): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups')

const nameOfBackup =
  /^(?:nightly|agenda|before-upgrade|before-restore)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz(?:\.age)?$/

/** The time in the name of a backup; undefined if the name is none of ours. */
function timeOf(name: string): Temporal.Instant | undefined {
  const [, day, hours, minutes, seconds, ms] = nameOfBackup.exec(name) ?? []
  return day === undefined ? undefined : Temporal.Instant.from(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
}

function listed(files: { name: string; bytes: number }[]): StoredBackup[] {
  return files
    .flatMap(({ name, bytes }) => {
      const at = timeOf(name)
      return at ? [{ name, at, bytes }] : []
    })
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at))
}

/** Backups in a folder of this machine. */
export const folderStore = (folder: string): BackupStore => ({
  destination: folder,
  async list() {
    const names = (await readdir(folder).catch(() => [])).filter((name) => nameOfBackup.test(name))
    return listed(
      await Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size }))),
    )
  },
  take: async (file) => file,
  open: async (name) => createReadStream(join(folder, basename(name))),
  remove: (name) => rm(join(folder, basename(name)), { force: true }),
})

/** S3 takes ten thousand parts, so this is enough for 160 GB. It is also what is held in memory. */
const partBytes = 2 ** 24
const timeoutMs = 120_000

type Bucket = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }

/** Backups in a bucket of any S3-compatible store. */
function bucketStore(access: Bucket): BackupStore {
  const bucket = new S3mini({ ...access, requestAbortTimeout: timeoutMs })
  const { host } = new URL(access.endpoint)

  async function putParts(name: string, file: string): Promise<void> {
    const id = await bucket.getMultipartUploadId(name, 'application/octet-stream')
    const handle = await open(file)
    try {
      const parts = []
      for (let number = 1; ; number += 1) {
        const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(partBytes) })
        if (bytesRead === 0) break
        parts.push(await bucket.uploadPart(name, id, buffer.subarray(0, bytesRead), number))
      }
      await bucket.completeMultipartUpload(name, id, parts)
    } catch (error) {
      // Parts without an end are stored, and paid for, until somebody removes them.
      await bucket.abortMultipartUpload(name, id).catch(() => undefined)
      throw error
    } finally {
      await handle.close()
    }
  }

  return {
    destination: host,
    async list() {
      const objects = await bucket.listObjects('/', '').catch((cause: Error) => {
        throw new StartRefusal(`${host} cannot be read (${faultOf(cause)}). Check BACKUP_S3_*.`, { cause })
      })
      if (!objects) throw new StartRefusal('The bucket of BACKUP_S3_ENDPOINT does not exist.')
      return listed(objects.map(({ Key, Size }) => ({ name: Key, bytes: Number(Size) })))
    },
    async take(file) {
      const name = basename(file)
      await putParts(name, file).catch((cause: Error) => {
        throw new StartRefusal(`${host} did not take the backup (${faultOf(cause)}). It is in ${file}.`, {
          cause,
        })
      })
      await rm(file)
      return `${name} at ${host}`
    },
    async open(name) {
      const response = await bucket.getObjectRaw(basename(name)).catch((cause: Error) => {
        throw new StartRefusal(`${host} does not give ${name} (${faultOf(cause)}).`, { cause })
      })
      if (!response.body) throw new StartRefusal(`${host} does not give ${name}.`)
      return Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
    },
    async remove(name) {
      await bucket.deleteObject(name)
    },
  }
}

/** What went wrong, without an address or a key: a status, a code, or the name of the error. */
function faultOf(error: Error & { status?: number; code?: string }): string {
  const { status, code } = (error.cause as typeof error | undefined) ?? {}
  return String(error.status ?? status ?? error.code ?? code ?? error.name)
}

/** Where the configuration says that backups go. */
export function openBackupStore(config: Config): BackupStore {
  const {
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config
  return endpoint && accessKeyId && secretAccessKey
    ? bucketStore({ endpoint, region, accessKeyId, secretAccessKey })
    : folderStore(backupFolder(config))
}
