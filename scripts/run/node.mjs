import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from './npm.mjs'
import { runQuietly, say } from './process.mjs'

/** The oldest Node that runs the product: it has Temporal, argon2 and TypeScript without a build. */
const neededMajor = 26

/**
 * The path of a Node that runs the product: this one if it is new enough, else one that npx brings and keeps in
 * its cache. Its place is remembered in `dist/node-path`, because asking npx costs most of a second.
 * @param {string} root @returns {Promise<string>}
 */
export async function findNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath
  const memory = join(root, 'dist', 'node-path')
  const remembered = existsSync(memory) ? readFileSync(memory, 'utf8') : ''
  if (remembered && existsSync(remembered)) return remembered

  const note = setTimeout(
    () => say(`Bringing Node ${neededMajor}, once: this machine has ${process.versions.node} …`),
    1500,
  )
  const [program, args] = npmCommand('npx', process.execPath)
  const wanted = ['--yes', '--package', `node@${neededMajor}`, '--', 'node', '-p', 'process.execPath']
  const bring = () =>
    runQuietly(program, [...args, ...wanted], {
      cwd: root,
      failure: `Node ${neededMajor} could not be brought. Install it yourself, or check the connection and try again.`,
    })
  const path = await bring()
    .catch(async (error) => {
      if (!String(error).includes('libatomic.so')) throw error
      await installLibatomic(root)
      return bring()
    })
    .finally(() => clearTimeout(note))

  const found = path.trim().split('\n').at(-1) ?? ''
  try {
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(memory, found)
  } catch {
    // A folder without write access costs that second at each start, and nothing else.
  }
  return found
}

/**
 * Node 26 is linked to this library of GCC, which a small Debian or Ubuntu does not have.
 * @param {string} root
 */
async function installLibatomic(root) {
  const failure = `Node ${neededMajor} needs the library libatomic. Install it (on Debian and Ubuntu: apt-get install libatomic1) and try again.`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(failure)
  say(`Installing libatomic1 with apt-get, because Node ${neededMajor} needs it …`)
  const script = 'apt-get update && apt-get install -y --no-install-recommends libatomic1'
  await runQuietly('sh', ['-c', script], { cwd: root, failure })
}
