import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushSubjectOf, readConfig } from '../config.ts'
import { systemClock } from '../kernel/clock.ts'
import { fileSource } from '../kernel/database/backup/source.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { toolsOf } from '../test/operate.ts'
import { quietLog } from '../test/quiet-log.ts'
import { testTools } from '../test/tools.ts'
import { openTools, type Tools } from '../tools.ts'
import { trialFolderFault } from '../trial-folder.ts'
import { backUp } from './backups.ts'
import { examine } from './doctor.ts'
import { operatorWorkers } from './jobs.ts'
import { restoreCommunity } from './restore-community.ts'
import { runCommand } from './run-command.ts'

let folder = ''
let app: TestApp
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-trial-'))
  app = await testApp()
  database = await testDatabase()
})
afterAll(async () => {
  await app.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const settings = {
  TRIAL: 'yes',
  SMTP_URL: 'smtps://ada:sesame@mail.example.org',
  MAIL_FROM: 'us@example.org',
  PUBLIC_URL: 'https://agenda.example.org',
}
function configOf(environment: Record<string, string>) {
  const config = readConfig(environment)
  if ('faults' in config) throw new Error(config.faults.join())
  return config
}

test('a trial has no mail server and no push services, whatever the settings of the community are', () => {
  const config = configOf(settings)
  expect([config.SMTP_URL, pushSubjectOf(config)]).toEqual([undefined, undefined])
  const { TRIAL: _, ...ofTheCommunity } = settings
  expect(configOf(ofTheCommunity).SMTP_URL).toBe(settings.SMTP_URL)
})

test('a trial does not share the pictures of the community', () => {
  const s3 = { S3_ENDPOINT: 'https://s3.example.org/b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(readConfig({ ...settings, ...s3 })).toEqual({
    faults: ['TRIAL goes without S3_ENDPOINT, because it would remove pictures of the community there.'],
  })
})

/** The jobs of a community with the embedded database. */
const jobsOf = (tools: Tools) =>
  operatorWorkers(
    { ...tools, database: { ...tools.database, engine: 'embedded' } },
    systemClock,
    app.deps,
  ).map(({ job }) => job.name)

test('a backup that was restored as a trial is not opened as anything else', async () => {
  const source = toolsOf(folder, app)
  const { file } = await backUp(source, systemClock)
  const trial: Tools = testTools(folder, database)
  trial.config = { ...trial.config, TRIAL: 'yes' }
  await trial.ledger.begin(async () => [])
  await restoreCommunity(trial, systemClock, {
    source: fileSource(file),
    hasLedger: false,
  })
  const { DATA_DIR } = trial.config
  expect(trialFolderFault(DATA_DIR, true)).toBeUndefined()
  await expect(openTools(configOf({ DATA_DIR }), quietLog(), () => undefined)).rejects.toThrow(
    `${DATA_DIR} holds the trial of a backup, which would write to its members. Set TRIAL=yes; or, if it is to be the community from now on, remove ${join(DATA_DIR, 'trial')}.`,
  )

  // What else belongs to a community, a trial goes without: nobody opens its address, and it has no backups.
  const findings = await examine(trial)
  expect(findings.filter(({ well }) => !well)).toEqual([])
  expect(findings.find(({ what }) => what === 'Backups')?.says).toBe('a trial makes none')
  expect(jobsOf(trial)).not.toContain('nightly-backup')
  expect(jobsOf(source)).toContain('nightly-backup')
})

test('a command that is given a mail server does not use it in a trial that is open', async () => {
  const trial: Tools = testTools(folder, database)
  trial.config = { ...trial.config, TRIAL: 'yes' }
  const order = {
    name: 'send-test-mail',
    args: ['ada@example.org'],
    given: { SMTP_URL: 'smtp://127.0.0.1:1' },
  }
  const { code, lines } = await runCommand(trial, systemClock, 'http://agenda.test')(order)
  expect([code, lines.at(-1)]).toEqual([0, `Handed over to ${join(trial.config.DATA_DIR, 'outbox')}.`])
})
