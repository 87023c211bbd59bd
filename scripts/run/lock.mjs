import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from './process.mjs'

const heartbeat = 2_000
/** A lock this long without a heartbeat belongs to a process that was killed (milliseconds). */
const deadAfter = 15_000

/**
 * Runs `work` while no other start installs or builds in this folder. The holder shows that it lives by touching
 * the lock, not by its process id: ids mean nothing between containers that share a folder.
 * @param {string} root @param {() => Promise<void>} work
 */
export async function holdingLock(root, work) {
  mustBeWritable(root)
  const lock = join(root, 'dist', 'prepare.lock')
  const mine = randomUUID()
  let told = false
  while (!(await take(lock, mine))) {
    if (!told) say('Another start is preparing this folder; waiting for it …')
    told = true
    await sleep(300)
  }
  const beat = setInterval(() => touch(lock), heartbeat)
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    clearInterval(beat)
    process.off('exit', release)
    release()
  }
}

/** @param {string} lock @param {string} mine */
async function take(lock, mine) {
  try {
    writeFileSync(lock, mine, { flag: 'wx' })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (age(lock) < deadAfter) return false
    rmSync(lock, { force: true })
    return false
  }
  // Two starts may both find a dead lock, and the slower one may remove the lock of the faster one. The last one that
  // wrote it has it.
  await sleep(50)
  return content(lock) === mine
}

/** @param {string} lock milliseconds since its last heartbeat; 0 when it has just gone */
function age(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs
  } catch {
    return 0
  }
}

/** @param {string} lock */
function content(lock) {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return ''
  }
}

/** @param {string} lock */
function touch(lock) {
  try {
    utimesSync(lock, new Date(), new Date())
  } catch {
    // Another process removed dist/. There is nothing left to keep alive.
  }
}

/** @param {string} root throws one sentence when this user may not install or build here */
function mustBeWritable(root) {
  for (const folder of [root, join(root, 'node_modules'), join(root, 'dist')]) {
    try {
      accessSync(folder, constants.W_OK)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') continue
      throw new Error(
        `A-genda has to write to ${folder} to set itself up, and this user may not. ` +
          'Clone it into a folder of your own, or make this folder yours.',
      )
    }
  }
  mkdirSync(join(root, 'dist'), { recursive: true })
}
