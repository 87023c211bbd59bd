/**
 * Builds dist/web: Vite's bundle, the prerendered landing page, the service worker, and a compressed sibling of every text
 * file.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { buildServiceWorkers } from './service-worker.ts'

const root = dirname(import.meta.dirname)
const target = join(root, 'dist', 'web')
const fresh = join(root, 'dist', 'web.new')

/** Below this size (bytes) a compressed answer saves no packet. */
const worthCompressing = 1024
const text = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes `file.br` and `file.gz` beside a file if they are smaller. The server sends them as they are. */
async function compress(file: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < worthCompressing) return
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([brotli(content, { params: hint }), deflate(content, { level: 9 })])
  if (br.length < content.length) writeFileSync(`${file}.br`, br)
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz)
}

// Built in another folder and moved at the end. A running server keeps complete files, and a failed build leaves the
// old ones.
await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: fresh, emptyOutDir: true },
})
const prerender = join(root, 'scripts', 'prerender.ts')
if (existsSync(prerender)) execFileSync(process.execPath, [prerender, fresh], { cwd: root, stdio: 'inherit' })
await buildServiceWorkers(fresh, JSON.parse(readFileSync(join(root, 'dist', 'web-manifest.json'), 'utf8')))
const files = readdirSync(fresh, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file))
await Promise.all(files.map((file) => compress(join(fresh, file))))
rmSync(target, { recursive: true, force: true })
renameSync(fresh, target)
