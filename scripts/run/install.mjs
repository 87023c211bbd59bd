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

/**
 * Whether node_modules is what the lock file asks for; with `tools`, the tools of tests and checks included.
 * @param {string} root @param {boolean} tools
 */
export function isInstalled(root, tools) {
  if (!existsSync(stampFile(root))) return false
  const [stamp, extent] = readFileSync(stampFile(root), 'utf8').split('\n')
  return stamp === stampOf(root) && (!tools || extent === 'with tools')
}

/**
 * Installs exactly what the lock file names: what the product runs and is built with, and the tools of tests and checks
 * only where they are wanted, as they take as long again.
 * @param {string} root @param {string} node @param {boolean} tools
 */
export async function install(root, node, tools) {
  const started = performance.now()
  const stamp = stampOf(root)
  say(
    tools ? 'Installing A-genda and the tools of its tests, once …' : 'Installing what A-genda needs, once …',
  )
  const [program, args] = npmCommand('npm', node)
  await runQuietly(program, [...args, 'ci', '--no-audit', '--no-fund', ...(tools ? [] : ['--omit=dev'])], {
    cwd: root,
    failure: 'The installation failed; what npm said is above.',
  })
  writeFileSync(stampFile(root), `${stamp}\n${tools ? 'with tools' : 'product'}`)
  say(`Installed in ${Math.round((performance.now() - started) / 1000)} s.`)
}
