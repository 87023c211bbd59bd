import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { systemClock } from '../kernel/clock.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { testTools } from '../test/tools.ts'
import type { Tools } from '../tools.ts'
import { storeBackup } from './backups.ts'
import { examine } from './doctor.ts'
import { inLine } from './finding.ts'

let app: TestApp
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-advice-'))
  app = await testApp()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** The lines of doctor about one thing, with this much of the configuration. */
async function linesOf(what: string, config: Partial<Config>, prepare = async (_: Tools) => {}) {
  const tools = testTools(folder, { ...app.database, engine: 'embedded' })
  const changed = { ...tools, config: { ...tools.config, ...config } }
  await prepare(changed)
  return (await examine(changed)).filter((finding) => finding.what === what).map(inLine)
}

test('without https, doctor says that passkeys need it', async () => {
  expect(await linesOf('Passkeys', { PUBLIC_URL: 'http://agenda.example.org' })).toEqual([
    '! Passkeys: members and administrators can make none, because http://agenda.example.org is not https. Put a proxy with a certificate in front, and set PUBLIC_URL to https.',
  ])
  expect(await linesOf('Passkeys', { PUBLIC_URL: 'http://localhost:3000' })).toEqual([
    '✓ Passkeys: 0 for localhost',
  ])
})

test('of a database server, doctor says that it makes no backups, and which pictures are beside it', async () => {
  const tools = testTools(folder, { ...app.database, engine: 'server' })
  const line = (await examine(tools)).filter(({ what }) => what === 'Backups').map(inLine)
  expect(line).toEqual([
    `! Backups: A-genda makes none of a database server. See that the server makes its own, and copy what is beside it: the pictures in ${join(tools.config.DATA_DIR, 'uploads')}, and ${tools.ledger.destination}.`,
  ])
})

test('a backup that everybody can read has a sign of its own, and is no fault', async () => {
  const made = async (tools: Tools) => void (await storeBackup(tools, systemClock))
  expect(await linesOf('Backups', {}, made)).toEqual([
    expect.stringMatching(/^! Backups: the last is of less than an hour ago, .* readable by whoever has it/),
  ])
  const identity = await generateX25519Identity()
  const BACKUP_AGE_RECIPIENTS = [await identityToRecipient(identity)]
  expect(await linesOf('Backups', { BACKUP_AGE_RECIPIENTS }, made)).toEqual([
    expect.stringMatching(/^✓ Backups: .* encrypted, in /),
  ])
})

test('doctor counts deletions as one says them', async () => {
  const tools = testTools(folder, app.database)
  const line = async () => (await examine(tools)).find(({ what }) => what === 'Deletions')?.says
  await tools.ledger.begin(async () => [])
  expect(await line()).toMatch(/^0 are in /)
  const one = { receipt: 'one' } as never
  const read = async () => ({ id: 'x', deleted: [one], erased: [], leaving: [] }) as never
  tools.ledger = { ...tools.ledger, read }
  expect(await line()).toMatch(/^1 is in /)
})
