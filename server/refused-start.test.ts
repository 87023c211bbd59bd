import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copiedDataDir } from './test/embedded-copy.ts'
import { runProduct } from './test/run-product.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-refused-'))
  writeFileSync(join(folder, 'file'), '')
  symlinkSync('nowhere', join(folder, 'link'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const inFile = () => join(folder, 'file')

test.each([
  [
    'a file as the data folder',
    { DATA_DIR: 'FILE' },
    78,
    /^The data folder \S+ cannot be used: it is a file, not a folder\. Set DATA_DIR to a folder\.$/,
  ],
  [
    'a device as the data folder',
    { DATA_DIR: '/dev/full' },
    78,
    /^The data folder \/dev\/full cannot be used: it is a file, not a folder\. Set DATA_DIR to a folder\.$/,
  ],
  [
    'a data folder beneath a file',
    { DATA_DIR: 'FILE/x' },
    78,
    /: a part of it is a file, not a folder\. Set DATA_DIR to a folder\.$/,
  ],
  ...['/proc/nope', '/proc/nope/deeper', '/proc', '/proc/self/task', '/sys/nope'].map(
    (DATA_DIR): [string, Record<string, string>, number, RegExp] => [
      `${DATA_DIR} as the data folder`,
      { DATA_DIR },
      78,
      /^The data folder \S+ cannot be used: the system does not allow folders there\. Set DATA_DIR to another place\.$/,
    ],
  ),
  [
    'a link that leads nowhere',
    { DATA_DIR: 'LINK' },
    78,
    /: it is a link that leads nowhere\. Set DATA_DIR to another place\.$/,
  ],
  [
    'a HOST that is not known',
    { HOST: 'nowhere.invalid' },
    78,
    /^HOST nowhere\.invalid is not known here\. /,
  ],
  [
    'a HOST of another machine',
    { HOST: '192.0.2.1' },
    78,
    /^HOST 192\.0\.2\.1 is no address of this machine\. /,
  ],
  [
    'a database server that is not there',
    { DATABASE_URL: 'postgres://ada:sesame@127.0.0.1:1/agenda' },
    1,
    /^The database server at 127\.0\.0\.1:1\/agenda cannot be used \(.*ECONNREFUSED.*\)\. /,
  ],
  [
    'a certificate that is not there',
    { DATABASE_URL: 'postgres://ada:sesame@127.0.0.1:1/agenda?sslrootcert=/nope' },
    78,
    /^The database server at 127\.0\.0\.1:1\/agenda cannot be used \(ENOENT/,
  ],
])(
  '%s is told at once and in one line',
  async (_, settings: Record<string, string>, code, says) => {
    const DATA_DIR = (settings.DATA_DIR ?? join(folder, 'new'))
      .replace('FILE', inFile())
      .replace('LINK', join(folder, 'link'))
    const ended = await runProduct('main.ts', { ...settings, DATA_DIR }).ended
    expect(ended).toEqual({ code, said: expect.stringMatching(says) })
    expect(ended.said.split('\n')).toHaveLength(1)
    expect(ended.said).not.toContain('sesame')
  },
  20_000,
)

test.runIf(process.env.TEST_DATABASE_URL)(
  'a server that knows no such user or database is a matter of the configuration',
  async () => {
    const wrong = new URL(process.env.TEST_DATABASE_URL ?? '')
    wrong.pathname = '/no_such_database'
    const DATA_DIR = join(folder, 'served')
    const { code, said } = await runProduct('main.ts', { DATA_DIR, DATABASE_URL: wrong.href }).ended
    expect([code, said.split('\n').length]).toEqual([78, 1])
    expect(said).toContain('no_such_database')
  },
  20_000,
)

test('a port that is taken is told before anything is made', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as { port: number }
  const DATA_DIR = join(folder, 'taken')
  const settings = { DATA_DIR, HOST: '127.0.0.1', PORT: String(port) }
  expect(await runProduct('main.ts', settings).ended).toEqual({
    code: 1,
    said: expect.stringMatching(new RegExp(`^Port ${port} is taken by another program`)),
  })
  expect(() => readdirSync(DATA_DIR)).toThrow()
  other.close()
}, 20_000)

test.each([
  ['backup', ['backup', '/nope/there.tar.gz'], /^There is no folder \/nope\.$/],
  [
    'backup',
    ['backup', '/proc/there.tar.gz'],
    /^\/proc\/there\.tar\.gz cannot be written: there is no such place\.$/,
  ],
  ['restore', ['restore', '/proc'], /^\/proc is not a whole backup; nothing was changed\.$/],
  ['restore', ['restore', '/nope'], /^There is no file \/nope\.$/],
  ['send-test-mail', ['send-test-mail', 'everybody;'], /^"everybody;" is no e-mail address\.$/],
])(
  '%s says in one line what is wrong with %j',
  async (_, args, says) => {
    const DATA_DIR = await copiedDataDir(join(import.meta.dirname, 'migrations'))
    expect(await runProduct('agenda.ts', { DATA_DIR }, args).ended).toEqual({
      code: 1,
      said: expect.stringMatching(says),
    })
    rmSync(DATA_DIR, { recursive: true })
  },
  20_000,
)

test.each([
  ['backup', [], 1, /^There is no community in \S+\. DATA_DIR says where it is\.$/],
  ['doctor', [], 1, /^There is no community in /],
  ['bakcup', [], 2, /^"bakcup" is no command\. Say what to do:/],
])(
  '%s in a folder without a database makes none',
  async (name, args, code, says) => {
    const DATA_DIR = join(folder, `empty-${name}`)
    expect(await runProduct('agenda.ts', { DATA_DIR }, [name, ...args]).ended).toEqual({
      code,
      said: expect.stringMatching(says),
    })
    expect(() => readdirSync(DATA_DIR)).toThrow()
  },
  20_000,
)

test('the copies that a killed backup leaves are gone after the next start', async () => {
  const DATA_DIR = await copiedDataDir(join(import.meta.dirname, 'migrations'))
  const copies = () => readdirSync(DATA_DIR).filter((name) => name.startsWith('snapshot-'))
  const killed = runProduct('agenda.ts', { DATA_DIR }, ['backup'])
  while (copies().length === 0 && killed.child.exitCode === null) await new Promise((go) => setTimeout(go, 2))
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(copies()).toHaveLength(1)
  mkdirSync(join(DATA_DIR, 'backups'), { recursive: true })
  writeFileSync(join(DATA_DIR, 'backups/nightly-2026-11-18.tar.gz.part'), 'half of it')
  mkdirSync(join(DATA_DIR, 'backups/.try-abcdef'))

  const product = runProduct('main.ts', { DATA_DIR })
  let said = ''
  product.child.stdout.on('data', (chunk) => {
    said += chunk
  })
  while (!said.includes('open at') && product.child.exitCode === null)
    await new Promise((go) => setTimeout(go, 20))
  expect(copies()).toEqual([])
  // The start tries whether its folder can be written.
  await vi.waitFor(() => expect(readdirSync(join(DATA_DIR, 'backups'))).toEqual([]), { timeout: 20_000 })
  product.child.kill('SIGTERM')
  expect((await product.ended).code).toBe(0)
  rmSync(DATA_DIR, { recursive: true })
}, 60_000)
