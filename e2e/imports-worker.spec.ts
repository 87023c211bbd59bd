/**
 * Files are read in the worker as `npm run build` makes it, under the policy that the server sends. The page around it
 * is made here: it has the reader and a field for a file.
 */
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import { bringChromium } from '../scripts/chromium.ts'
import { freePort } from '../scripts/free-port.ts'
import { scaledLimit } from '../scripts/slowness.ts'
import { securityHeaders } from '../server/kernel/http/security-headers.ts'
import type { importReader } from '../web/features/imports/client.ts'
import { bigHealthFile, stepsOfDay } from '../web/features/imports/fixtures/big-health-file.ts'
import { daylioBackupOf, daylioEntry } from '../web/features/imports/fixtures/daylio.ts'
import { makeZip } from '../web/features/imports/fixtures/make-zip.ts'

type Imports = ReturnType<typeof importReader>
const root = dirname(import.meta.dirname)
const megabyte = 1024 ** 2
/** Megabytes of the heap of a page or a worker. */
const heap = 64

let folder: string
let url: string
let server: Server
let browser: Browser

test.beforeAll(async () => {
  test.setTimeout(scaledLimit(240_000))
  folder = mkdtempSync(join(tmpdir(), 'a-genda-imports-'))
  const entry = join(folder, 'page.ts')
  const client = JSON.stringify(join(root, 'web/features/imports/client.ts'))
  writeFileSync(entry, `import { imports } from ${client}\nObject.assign(window, { imports })\n`)
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, 'web'), rolldownOptions: { input: { page: entry } } },
  })
  const assets = readdirSync(join(folder, 'web/assets'))
  const script = assets.find((name) => /^page-.*\.js$/.test(name))
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }
  server = createServer(({ url: path = '/' }, response) => {
    const name = assets.find((asset) => path === `/assets/${asset}`)
    const type = name ? types[name.split('.').pop() ?? ''] : 'text/html'
    response.writeHead(name || path === '/' ? 200 : 204, { ...securityHeaders(false), 'content-type': type })
    response.end(
      name
        ? readFileSync(join(folder, 'web/assets', name))
        : `<!doctype html><script type="module" src="/assets/${script}"></script><input type="file">`,
    )
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${port}`
  browser = await chromium.launch({
    executablePath: await bringChromium(root),
    args: [`--js-flags=--max-old-space-size=${heap}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
})
test.afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A page with a file chosen; fails for whatever the browser complains about. */
async function open(path: string): Promise<{ page: Page; complaints: string[]; requests: string[] }> {
  const page = await browser.newPage()
  const complaints: string[] = []
  const requests: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(url)
  await page.locator('input').setInputFiles(path)
  return { page, complaints, requests }
}

/** What the reader of the page finds in the chosen file, with its time in milliseconds. */
const read = (page: Page) =>
  page.evaluate(async () => {
    const { imports } = window as unknown as { imports: Imports }
    const file = (document.querySelector('input') as HTMLInputElement).files?.[0] as File
    const shares: number[] = []
    const begun = performance.now()
    try {
      const summary = await imports.readSource(file, 'Europe/Berlin', {
        onProgress: (share) => shares.push(share),
      })
      const took = performance.now() - begun
      const found = []
      for await (const one of imports.candidates(file, 'Europe/Berlin', { 'mood:rad': 'happy' }))
        found.push(one)
      return { summary, found, took, shares, fault: '' }
    } catch (error) {
      return { summary: null, found: [], took: performance.now() - begun, shares, fault: String(error) }
    }
  })

test('a backup with a photo is read in a worker of our own, and nothing is fetched from elsewhere', async () => {
  const path = join(folder, 'backup.daylio')
  const backup = await daylioBackupOf([daylioEntry({ note: 'Tea', assets: [12] })])
  writeFileSync(path, Buffer.from(await backup.arrayBuffer()))
  const { page, complaints, requests } = await open(path)
  expect(requests.filter((one) => /worker/.test(one))).toEqual([])
  const { summary, found, fault } = await read(page)
  expect(fault).toBe('')
  expect(summary).toMatchObject({ source: 'daylio', counts: { mood: 1 }, pictures: 1 })
  expect(found.map(({ kind }) => kind)).toEqual(['mood', 'journal'])
  const type = await page.evaluate(async (path) => {
    const { imports } = window as unknown as { imports: Imports }
    const file = (document.querySelector('input') as HTMLInputElement).files?.[0] as File
    return (await imports.readPicture(file, 'Europe/Berlin', path)).type
  }, `assets/photos/2023/11/6ad9fd0faa3332b93920b681f9203328`)
  expect(type).toBe('image/jpeg')
  expect(complaints).toEqual([])
  expect(requests.every((one) => one.startsWith(`${url}/`))).toBe(true)
  expect(requests.filter((one) => /\/assets\/worker-[\w-]+\.js$/.test(one))).toHaveLength(1)
  await page.close()
})

test('a bomb is refused with a sentence, and the page lives @thorough', async () => {
  const path = join(folder, 'bomb.zip')
  const bomb = await makeZip({ 'apple_health_export/export.xml': '\0'.repeat(64 * megabyte) })
  writeFileSync(path, Buffer.from(await bomb.arrayBuffer()))
  const { page, complaints } = await open(path)
  expect((await read(page)).fault).toContain('grows too large when it is unpacked')
  expect(complaints).toEqual([])
  await page.close()
})

for (const { name, tag } of [
  { name: 'export.xml', tag: '@thorough' },
  { name: 'export.zip', tag: '@thorough' },
])
  test(`170 MB of Apple Health are read with a heap of ${heap} MB: ${name} @thorough`, { tag }, async () => {
    test.setTimeout(scaledLimit(300_000))
    const xml = join(folder, 'big.xml')
    const path = join(folder, name)
    await pipeline(Readable.from(bigHealthFile(170 * megabyte)), createWriteStream(xml))
    writeFileSync(path, '')
    if (name.endsWith('.zip')) {
      const { openAsBlob } = await import('node:fs')
      const zip = await makeZip({ 'apple_health_export/export.xml': await openAsBlob(xml) })
      writeFileSync(path, Buffer.from(await zip.arrayBuffer()))
    } else await pipeline((await import('node:fs')).createReadStream(xml), createWriteStream(path))
    const { page, complaints } = await open(path)
    const { summary, found, took, shares, fault } = await read(page)
    expect(fault).toBe('')
    const [, second] = found
    expect(second).toMatchObject({ row: { set: { steps: stepsOfDay, sleepHours: 6, weightKg: 71.4 } } })
    expect(found).toHaveLength(summary?.counts.health ?? 0)
    expect(shares.length).toBeGreaterThan(5)
    expect(shares.at(-1)).toBeGreaterThan(0.9)
    expect(complaints).toEqual([])
    test.info().annotations.push({ type: 'figure', description: `${name}: ${(took / 1000).toFixed(1)} s` })
    await page.close()
  })

test('a text that is too much for the memory is refused with a sentence, and the page lives @thorough', async () => {
  const path = join(folder, 'Journal.json')
  const content = `{"metadata":{"version":"1.0"},"entries":[${'0,'.repeat(51 * megabyte)}0]}`
  writeFileSync(path, content)
  const { page, complaints } = await open(path)
  expect((await read(page)).fault).toContain('“Journal.json” has more than 100 MB')
  expect(complaints).toEqual([])
  await page.close()
})

test('a worker that cannot be loaded is told as a sentence, and the next file has another one @thorough', async () => {
  const path = join(folder, 'table.csv')
  writeFileSync(path, 'Date,Steps\n2024-03-01,100\n')
  const { page } = await open(path)
  await page.route('**/assets/worker-*', (route) => route.abort())
  expect((await read(page)).fault).toContain('Reading the file was stopped')
  await page.unroute('**/assets/worker-*')
  const { found, fault } = await read(page)
  expect(fault).toBe('')
  expect(found).toMatchObject([{ kind: 'health', row: { set: { steps: 100 } } }])
  await page.close()
})
