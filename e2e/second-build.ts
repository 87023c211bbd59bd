import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import type { Product } from './product.ts'

const dist = join(dirname(import.meta.dirname), 'dist', 'web')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/**
 * A second build in a folder of its own: every file of the first with another hash in its name, and another title of the
 * mood page, by which it is known.
 */
function makeSecondBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'a-genda-second-'))
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const names = readdirSync(join(folder, 'assets')).map((file) => file.replace(/\.\w+$/, ''))
  const renamed = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`, 'g')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (!/\.(js|css|html)$/.test(file)) continue
    const text = readFileSync(path, 'utf8')
    const [, build] = /\bbuild:\s*[`'"]([0-9a-f]{16})/.exec(text) ?? []
    const next = text.replace(renamed, '$1x').replaceAll('Mood Tracker', 'Mood Tracker II')
    writeFileSync(path, build ? next.replaceAll(build, 'second0000000000') : next)
  }
  for (const file of readdirSync(join(folder, 'assets')))
    renameSync(join(folder, 'assets', file), join(folder, 'assets', file.replace(/(\.\w+)$/, 'x$1')))
  return folder
}

/** A front before a product, behind which a second build of the web can be deployed. */
export async function deployable(product: Product) {
  let second: string | undefined
  const { port, hostname } = new URL(product.url)
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', product.url)
    // Only the service worker keeps them, not the browser's own cache besides.
    const isAsset = pathname.startsWith('/assets/')
    const isApi = /^\/(api|uploads|art)\//.test(pathname)
    if (second && !isApi) {
      const file = join(second, pathname === '/' ? 'index.html' : extname(pathname) ? pathname : 'app.html')
      if (!existsSync(file)) return outgoing.writeHead(404).end()
      outgoing.writeHead(200, {
        'content-type': types[extname(file)] ?? '',
        'cache-control': isAsset ? 'no-store' : 'no-cache',
      })
      return outgoing.end(readFileSync(file))
    }
    const { method, url, headers } = incoming
    const onward = request({ port, hostname, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(isAsset && { 'cache-control': 'no-store' }),
      })
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    return incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    /** Puts the second build in the place of the first, whose files are gone from then on. */
    deploy() {
      second = makeSecondBuild()
    },
    close() {
      server.closeAllConnections()
      server.close()
      if (second) rmSync(second, { recursive: true, force: true })
    },
  }
}
