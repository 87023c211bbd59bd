import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageFull } from '../../database/failures.ts'
import { checkedKey, type Storage } from '../storage.ts'
import { folderId } from './disk-id.ts'

/** Unfinished writes leave their files here. After an hour nobody is writing them any more. */
const aside = '.new'
const leftOverMs = 60 * 60 * 1000

const code = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Files in a folder, in two levels of folders, so that no folder grows large. Private ones have a folder each member. */
export async function diskStorage(folder: string): Promise<Storage> {
  const pathOf = (key: string) => {
    const name = checkedKey(key)
    return name.includes('/') ? join(folder, name) : join(folder, name.slice(0, 2), name.slice(2, 4), name)
  }
  await mkdir(join(folder, aside), { recursive: true, mode: 0o700 })
  await clearLeftOvers(join(folder, aside))

  const id = await folderId(folder)

  return {
    destination: folder,
    id,

    async put(key, bytes) {
      const path = pathOf(key)
      const draft = join(folder, aside, randomUUID())
      try {
        await writeSynced(draft, bytes)
        await makeFolders(folder, dirname(path))
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw code(error) === 'ENOSPC' || code(error) === 'EDQUOT' ? new StorageFull(error) : error
      }
    },

    async get(key, range) {
      try {
        const file = await open(pathOf(key))
        try {
          const { size } = await file.stat()
          return { size, body: file.createReadStream(range) }
        } catch (error) {
          await file.close()
          throw error
        }
      } catch (error) {
        if (code(error) === 'ENOENT') return undefined
        throw error
      }
    },

    async size(key) {
      try {
        return (await stat(pathOf(key))).size
      } catch (error) {
        if (code(error) === 'ENOENT') return undefined
        throw error
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the folders down to `path`. Each is synced to the disk before anything is put into it. */
async function makeFolders(root: string, path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  await syncFolder(dirname(path))
  await syncFolder(root)
}

/** A name is safe only when its folder is synced. Windows cannot open a folder, and does not need this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function clearLeftOvers(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    const file = join(path, name)
    // Another process of the same folder may be at work, or faster.
    const { mtimeMs = Date.now() } = await stat(file).catch(() => ({ mtimeMs: undefined }))
    if (Date.now() - (mtimeMs ?? Date.now()) > leftOverMs) await rm(file, { force: true })
  }
}
