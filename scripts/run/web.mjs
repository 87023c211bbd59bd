import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly, say } from './process.mjs'

/** All sources of the built web. The manifest names each picture by its content. */
const sources = [
  'web',
  'contract',
  'content/texts',
  'content/pictures/manifest.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/prerender.ts',
  'scripts/service-worker.ts',
  'scripts/texts',
  'scripts/vite-pictures.ts',
]

/** @param {string} root */
const stampFile = (root) => join(root, 'dist', 'web.stamp')

/** Whether dist/web was built from the sources as they are now. @param {string} root */
export function isWebBuilt(root) {
  const built = existsSync(stampFile(root)) && existsSync(join(root, 'dist', 'web', 'index.html'))
  return built && readFileSync(stampFile(root), 'utf8') === stampOf(root)
}

/** @param {string} root */
function stampOf(root) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesUnder(root, source))) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** @param {string} root @param {string} path @returns {string[]} sorted, so that one tree has one hash */
function filesUnder(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(root, `${path}/${name}`))
}

/** Builds dist/web. @param {string} root @param {string} node */
export async function buildWeb(root, node) {
  const started = performance.now()
  // Computed before the build, so that a change during the build counts as not built.
  const stamp = stampOf(root)
  say('Building the web …')
  await runQuietly(node, [join(root, 'scripts', 'build.ts')], {
    cwd: root,
    failure: 'The web could not be built; what went wrong is above.',
  })
  writeFileSync(stampFile(root), stamp)
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
