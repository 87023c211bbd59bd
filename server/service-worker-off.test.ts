import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { httpServer } from './kernel/http/server.ts'
import { serveWeb } from './kernel/http/web-files.ts'
import { textsIn } from './texts.ts'

const dist = mkdtempSync(join(tmpdir(), 'a-genda-web-'))
afterAll(() => rmSync(dist, { recursive: true }))
mkdirSync(join(dist, 'web'))
for (const name of ['app.html', 'index.html', 'service-worker.js', 'service-worker-off.js'])
  writeFileSync(join(dist, 'web', name), name)

test.each([
  [true, 'service-worker.js'],
  [false, 'service-worker-off.js'],
])(
  'with the service worker allowed %j, its address answers %s, asked for anew each time',
  async (serviceWorker, file) => {
    const app = await httpServer({ log: pino({ level: 'silent' }), trustProxy: [], https: false })
    await serveWeb(app, { dist, pictures: dist, serviceWorker, ...textsIn({}) })
    const { body, headers } = await app.inject({ url: '/service-worker.js' })
    await app.close()
    expect(body).toBe(file)
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
  },
)
