/**
 * After scripts/prerender.ts: bundles the service worker into the folder of the build, with the list of the build's
 * files.
 *
 *   service-worker.js      what members have
 *   service-worker-off.js  what the server sends in its place with SERVICE_WORKER=off
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import type { BuildFiles } from '../web/service-worker/build-files.ts'

const web = join(dirname(import.meta.dirname), 'web')

type Chunk = {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
/** Vite's manifest: what each module became, and what it needs. */
export type Manifest = Record<string, Chunk>

/**
 * Pages that are no member's, and a reader of files that nobody needs without a connection. Who signs out stands before
 * the landing page, and is first told what would be lost.
 */
const notOfMembers = /^(\.\.\/node_modules\/|admin\/|dev\/|features\/demo\/)/
/** The letters of most members: those of other alphabets are fetched when a page has used them. */
const usualFonts = /^ui\/fonts\/(figtree|newsreader)-latin-normal\.woff2$/
/** What notices that the connection is gone must be there by then. */
const atOnce = ['index.html', 'shell/offline/connection-notice.tsx', 'ui/toasts/toasts.tsx']

/** A module's files and those of all that it needs, and of what it loads later if `further` says so. */
function reached(manifest: Manifest, from: string[], further: (name: string) => boolean): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}, which the service worker keeps.`)
    const drawn = (chunk.assets ?? []).filter((file) => file.endsWith('.svg'))
    for (const file of [chunk.file, ...(chunk.css ?? []), ...drawn]) files.add(`/${file}`)
    for (const needed of chunk.imports ?? []) visit(needed)
    for (const later of (chunk.dynamicImports ?? []).filter(further)) visit(later)
  }
  from.forEach(visit)
  return files
}

/** The words by which web/boot.js knows the members' pages: scripts/prerender.ts tells them to app.html. */
function wordsOf(page: string): string[] {
  const [, pages = ''] = /<meta name="pages" content="([^"]*)">/.exec(page) ?? []
  const words = pages.split(';').map((each) => each.split(' ')[0] ?? '')
  return words.filter((word) => word && word !== 'admin')
}

/** The files of a build for the worker. `page` is app.html, `emitted` the names of all files in `assets`. */
export function filesOf(manifest: Manifest, page: string, emitted: string[]): BuildFiles {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  const fonts = Object.keys(manifest).filter((name) => usualFonts.test(name))
  const shell = reached(manifest, [...atOnce, ...fonts], () => false)
  const pages = reached(manifest, ['index.html'], (name) => !notOfMembers.test(name)).difference(shell)
  const named = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  )
  // Languages are not in the manifest.
  const asUsed = emitted
    .map((name) => `assets/${name}`)
    .filter((file) => (/\.js$/.test(file) && !named.has(file)) || /\.woff2$/.test(file))
    .map((file) => `/${file}`)
    .filter((file) => !shell.has(file))
  const entry = manifest['index.html']?.file
  const files = {
    entry: `/${entry}`,
    words: wordsOf(page),
    shell: [
      { url: '/app.html', revision: hash(page) },
      ...[...shell].map((url) => ({ url, revision: null })),
    ],
    pages: [...pages],
    asUsed,
  }
  return { build: hash(JSON.stringify(files)), ...files }
}

/** Writes both workers into the folder of a build, whose manifest is given. */
export async function buildServiceWorkers(dist: string, manifest: Manifest): Promise<void> {
  const emitted = readdirSync(join(dist, 'assets'))
  const files = filesOf(manifest, readFileSync(join(dist, 'app.html'), 'utf8'), emitted)
  for (const [source, target] of [
    ['worker.ts', 'service-worker.js'],
    ['remove.ts', 'service-worker-off.js'],
  ] as const)
    await build({
      configFile: false,
      root: web,
      publicDir: false,
      logLevel: 'warn',
      define: { BUILD_FILES: JSON.stringify(files) },
      build: {
        outDir: dist,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(web, 'service-worker', source),
          output: { format: 'iife', entryFileNames: target },
        },
      },
    })
  const kB = (paths: string[]) =>
    Math.round(paths.reduce((sum, path) => sum + statSync(join(dist, path)).size, 0) / 1000)
  console.log(
    `The service worker keeps ${kB(files.shell.map(({ url }) => url))} kB at once, and ${kB(files.pages)} kB when idle`,
  )
}
