import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../kernel/clock.ts'
import { readIdentities, wrongRecipient } from '../kernel/database/backup/age.ts'
import { fileSource } from '../kernel/database/backup/source.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { makeMember } from '../test/make.ts'
import { run, toolsOf } from '../test/operate.ts'
import { startS3Server } from '../test/s3-server.ts'
import { testTools } from '../test/tools.ts'
import type { Tools } from '../tools.ts'
import { describeBackups, verifyInWords } from './backup-commands.ts'
import { backUpNightly, lastBackup, restore, storeBackup } from './backups.ts'
import { readWords } from './read-words.ts'

const access = { region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' }
const words = 'Slept badly, and told nobody'

let folder: string
let app: TestApp
let identity: string
let recipient: string
let identityFile: string
let otherFile: string
let bucket: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-encrypted-'))
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  identityFile = join(folder, 'key.txt')
  writeFileSync(identityFile, `# created: today\n# public key: ${recipient}\n${identity}\n`)
  otherFile = join(folder, 'other.txt')
  writeFileSync(otherFile, `${await generateX25519Identity()}\n`)
  bucket = await startS3Server(access)
  app = await testApp()
  const as = await makeMember(app, { name: 'Ada' })
  await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm', note: words } })
})
afterAll(async () => {
  await app.close()
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

const sealed = (more: Partial<Tools['config']> = {}): Tools => {
  const tools = toolsOf(folder, app)
  return { ...tools, config: { ...tools.config, BACKUP_AGE_RECIPIENTS: [recipient], ...more } }
}
const toBucket = (more: Partial<Tools['config']> = {}) =>
  sealed({
    BACKUP_S3_ENDPOINT: bucket.endpoint,
    BACKUP_S3_REGION: access.region,
    BACKUP_S3_ACCESS_KEY_ID: access.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    ...more,
  })
const sentence = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

const verified = async (config: Tools['config'], args: string[]) =>
  verifyInWords(
    config,
    readWords('backup verify', { takes: 'FILE', mostWords: 1, flags: ['identity'] }, args),
  )

test('an encrypted backup is verified and restored with its identity, and by nobody else', async () => {
  const tools = sealed()
  const { file } = await storeBackup(tools, systemClock)
  expect(file).toMatch(/\.tar\.gz\.age$/)
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)
  const verify = (...args: string[]) => sentence(verified(tools.config, args))
  expect(await verified(tools.config, [file, '--identity', identityFile])).toMatch(
    /is whole: \d+ rows of \d+ tables and \d+ image files/,
  )
  expect(await verify(file), 'stolen').toMatch(/is encrypted\. Say --identity/)
  expect(await verify(file, '--identity', otherFile), 'another key').toMatch(/No identity in that file/)
  expect(await verify(file, '--identity', join(folder, 'absent'))).toMatch(/There is no file/)
  expect(await verify(file, '--identity', file), 'no key').toMatch(/holds no age identity/)
  expect(await verify(file, '--other', file)).toMatch(/--other/)

  const target = await testDatabase()
  const to = testTools(folder, target)
  expect(await sentence(restore(to, systemClock, file))).toMatch(/is encrypted/)
  expect(await sentence(restore(to, systemClock, fileSource(file, await readIdentities(otherFile))))).toMatch(
    /No identity/,
  )
  expect((await target.db.selectFrom('moods').select('note').execute()).length).toBe(0)
  const restored = await run(to, 'restore', file, '--identity', identityFile, '--without-ledger')
  expect(restored.lines.join('\n')).toMatch(/Restored the backup of/)
  expect(await target.db.selectFrom('moods').select('note').execute()).toEqual([{ note: words }])
  await target.drop()
})

test('every kind of damage to an encrypted backup is noticed', async () => {
  const tools = sealed()
  const { file } = await storeBackup(tools, systemClock, join(folder, 'whole.tar.gz.age'))
  const bytes = readFileSync(file)
  for (const [name, change] of [
    ['half', (all: Buffer) => all.subarray(0, all.length / 2)],
    ['short', (all: Buffer) => all.subarray(0, -1)],
    ['head', (all: Buffer) => all.subarray(0, 30)],
    [
      'flipped',
      (all: Buffer) => Buffer.from(all.map((byte, at) => (at === all.length - 500 ? byte ^ 1 : byte))),
    ],
    ['longer', (all: Buffer) => Buffer.concat([all, Buffer.from('x')])],
  ] as const) {
    const damaged = join(folder, `${name}.tar.gz.age`)
    writeFileSync(damaged, change(bytes))
    const said = await sentence(verified(tools.config, [damaged, '--identity', identityFile]))
    expect(said, name).toMatch(/is not a whole backup/)
  }
})

test('a bucket keeps as many nights as configured, and gives them back by name', async () => {
  const tools = toBucket({ BACKUP_KEEP: 3 })
  for (let night = 1; night <= 5; night += 1)
    await backUpNightly(tools, { now: () => Temporal.Instant.from(`2026-11-0${night}T03:15:00Z`) })
  const names = [...bucket.objects.keys()].sort()
  expect(names).toEqual([3, 4, 5].map((day) => `nightly-2026-11-0${day}T03-15-00-000Z.tar.gz.age`))
  expect(bucket.uploads.size).toBe(0)
  expect(readdirSync(join(tools.config.DATA_DIR, 'backups')), 'nothing is left here').toEqual([])
  const list = await describeBackups(tools.config, {
    now: () => Temporal.Instant.from('2026-11-06T04:15:00Z'),
  })
  expect(list[2]).toMatch(
    /^nightly-2026-11-05T03-15-00-000Z\.tar\.gz\.age +\d+ kB {2}25 hours ago +encrypted$/,
  )
  expect(list[3]).toMatch(/^3 in 127\.0\.0\.1:\d+, /)
  const said = await verified(tools.config, [names[2] ?? '', '--identity', identityFile])
  expect(said).toMatch(/is whole/)
  const last = await lastBackup({ ...tools, database: { ...tools.database, engine: 'embedded' } })
  expect(last).toMatchObject({ name: names[2], bytes: bucket.objects.get(names[2] ?? '')?.length })
})

test('what a bucket does not take stays here until the next night, without half an upload', async () => {
  const tools = toBucket()
  bucket.state.broken = true
  const night = (day: number) =>
    backUpNightly(tools, { now: () => Temporal.Instant.from(`2026-12-0${day}T03:15:00Z`) })
  expect(await sentence(night(1))).toMatch(/did not take the backup \(500\)\. It is in /)
  expect(await sentence(night(2))).toMatch(/did not take the backup/)
  const local = () => readdirSync(join(tools.config.DATA_DIR, 'backups'))
  expect(local()).toEqual(['nightly-2026-12-02T03-15-00-000Z.tar.gz.age'])
  expect(await sentence(describeBackups(tools.config, systemClock))).toMatch(/cannot be read/)
  bucket.state.broken = false
  await night(3)
  expect(local()).toEqual([])
  expect(bucket.uploads.size).toBe(0)
})

test('a file of that name here comes before the one of the store', async () => {
  const tools = sealed()
  const { file } = await storeBackup(tools, systemClock)
  const config = { ...tools.config, BACKUP_DIR: join(folder, 'elsewhere') }
  expect(existsSync(basename(file))).toBe(false)
  expect(await sentence(verified(config, [basename(file)]))).toMatch(/There is no file/)
  const copy = join(folder, 'copied.tar.gz')
  copyFileSync(file, copy)
  expect(await verified(config, [copy, '--identity', identityFile]), 'whatever it is called').toMatch(
    /is whole/,
  )
})

test('a mistyped key is found before anything is written', async () => {
  const mistyped = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`
  expect(await wrongRecipient([recipient, mistyped])).toBe(mistyped)
  expect(await wrongRecipient([recipient])).toBeUndefined()
})
