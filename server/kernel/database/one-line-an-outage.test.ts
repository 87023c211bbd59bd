import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copiedServerDatabase } from '../../test/server-copy.ts'

const server = process.env.TEST_DATABASE_URL
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

/** A proxy between the product and its server, which can be cut and restored. */
async function wire(host: string, far: number) {
  const open = new Set<Socket>()
  let port = 0
  let between: Server | undefined
  const begin = async () => {
    between = createServer((near) => {
      const other = connect(far, host)
      near.pipe(other).pipe(near)
      open.add(near)
      for (const end of [near, other]) {
        end.on('error', () => undefined)
        end.on('close', () => {
          near.destroy()
          other.destroy()
          open.delete(near)
        })
      }
    })
    between.listen(port, '127.0.0.1')
    await once(between, 'listening')
    port = (between.address() as AddressInfo).port
  }
  const end = async () => {
    const closed = new Promise((done) => between?.close(done))
    for (const near of open) near.destroy()
    await closed
  }
  await begin()
  return { port: () => port, begin, end, drop: () => open.forEach((near) => void near.destroy()) }
}

test.runIf(server)(
  'some seconds without the server are two lines of JSON, and a lost connection is one',
  async () => {
    const copy = await copiedServerDatabase(server ?? '', join(import.meta.dirname, '../../migrations'))
    const url = new URL(copy.url)
    const line = await wire(url.hostname, Number(url.port || 5432))
    url.host = `127.0.0.1:${line.port()}`
    const dataDir = mkdtempSync(join(tmpdir(), 'a-genda-outage-'))
    const product = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: url.href,
        PROCESSES: '1',
        LOG_LEVEL: 'warn',
      },
    })
    let printed = ''
    for (const stream of [product.stdout, product.stderr])
      stream.on('data', (chunk) => {
        printed += chunk
      })
    const ended = once(product, 'exit')
    while (!printed.includes('Admin')) await pause(50)
    const address = /open at (\S+)/.exec(printed)?.[1]
    const ready = async () => (await fetch(`${address}/readyz`)).status === 200
    const body = JSON.stringify({ email: 'ada@example.org', password: 'in vain' })
    const ask = () =>
      fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    await Promise.all(Array.from({ length: 5 }, ask))
    printed = ''

    await line.end()
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      const answers = await Promise.all([ask(), ask(), ask()])
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
      await pause(500)
    }
    await line.begin()
    while (!(await ready())) await pause(50)
    // The queue polls for jobs every second, so its errors would be logged within this time.
    await pause(3000)
    const told = printed
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each))
    expect(told).toEqual([
      {
        level: 50,
        time: expect.any(Number),
        place: expect.any(String),
        reason: expect.any(String),
        msg: 'The database does not answer.',
      },
      expect.objectContaining({
        level: 40,
        msg: expect.stringMatching(/^The database answers again after \d+(\.\d)? s\.$/),
      }),
    ])
    expect(told[1].seconds).toBeGreaterThan(2.5)
    expect(told[1].seconds).toBeLessThan(30)
    expect(printed).not.toContain('    at ')

    printed = ''
    line.drop()
    await pause(1500)
    expect(
      printed
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each).msg),
    ).toEqual(['The database: a connection was lost, and another one made.'])
    product.kill('SIGTERM')
    await ended
    await line.end()
    await copy.drop()
    rmSync(dataDir, { recursive: true })
  },
  90_000,
)
