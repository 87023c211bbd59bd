import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from './npm.mjs'
import { runQuietly, say } from './process.mjs'

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.a-genda-lock')

/**
 * What the lock asks for on this kind of machine: a folder copied or mounted from another system is not installed here.
 * @param {string} root
 */
function stampOf(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform}-${process.arch}`
}

/** Whether node_modules is what the lock file asks for. @param {string} root */
export function isInstalled(root) {
  return existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === stampOf(root)
}

/** Installs exactly what the lock file names. @param {string} root @param {string} node */
export async function install(root, node) {
  const started = performance.now()
  const stamp = stampOf(root)
  say('Installing what A-genda needs, once …')
  const [program, args] = npmCommand('npm', node)
  await runQuietly(program, [...args, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    failure: 'The installation failed; what npm said is above.',
  })
  writeFileSync(stampFile(root), stamp)
  say(`Installed in ${Math.round((performance.now() - started) / 1000)} s.`)
}
