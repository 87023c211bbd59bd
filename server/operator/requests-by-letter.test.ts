import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import type { Engine } from '../kernel/database/database.ts'
import { testApp } from '../test/app.ts'
import { liveFully } from '../test/full-life.ts'
import { makeAdmin, makeMember } from '../test/make.ts'
import { run, tablesWith, toolsOf } from '../test/operate.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-letter-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an account is deleted for a request by letter, once that was confirmed, and it is in the audit log', async () => {
  const app = await testApp()
  const tools = toolsOf(folder, app)
  const sent: { to: string; text: string }[] = []
  tools.letters = {
    ...tools.letters,
    destination: 'the test',
    send: async (letter) => void sent.push(letter),
  }
  const admin = await makeAdmin(app)
  const other = await makeMember(app)
  const { as } = await liveFully(app, { email: 'letter@example.org', admin, other })
  await app.letters()

  expect(await run(tools, 'erase-member')).toEqual({ code: 1, lines: ['Say the e-mail address too.'] })
  expect(await run(tools, 'erase-member', 'nobody@example.org', '--yes')).toEqual({
    code: 1,
    lines: ['There is no account of that address.'],
  })
  const asked = await run(tools, 'erase-member', 'Letter@example.org')
  expect(asked.code).toBe(1)
  expect(asked.lines).toEqual([
    expect.stringMatching(
      /^Wilhelmina Quill has stored 2 check-ins, 1 health entry, .* and 1 affirmation\.$/,
    ),
    'Nothing was deleted. To delete the account and all of it for good: erase-member Letter@example.org --yes',
  ])
  expect((await app.call('GET /mood/history', { as, query: {} })).status).toBe(200)

  const { code, lines } = await run(tools, 'erase-member', 'letter@example.org', '--yes')
  expect([code, lines[0]]).toEqual([
    0,
    expect.stringMatching(/^Deleted the account, and with it 2 check-ins/),
  ])
  expect(await tablesWith(tools, as.user.id)).toEqual(['audit_log', 'deletions'])
  const { body } = await app.call('GET /admin/audit', { as: admin, query: { kind: 'member-erased' } })
  const { receipt } = await app.db.selectFrom('deletions').select('receipt').executeTakeFirstOrThrow()
  expect(body).toMatchObject([
    { actor: { id: null, name: 'the command line' }, subject: { id: null }, details: { receipt } },
  ])
  expect(sent).toMatchObject([{ to: 'letter@example.org', text: expect.stringContaining(receipt) }])

  const last = await run(tools, 'erase-member', admin.user.email, '--yes')
  expect(last).toEqual({
    code: 1,
    lines: ['The last administrator cannot be deleted. Make somebody else one first.'],
  })
  await app.close()
}, 60_000)

test('a member’s data is written for a request by letter, without the journal, and that is in the audit log', async () => {
  const app = await testApp()
  const tools = toolsOf(folder, app)
  const admin = await makeAdmin(app)
  const other = await makeMember(app)
  await liveFully(app, { email: 'export@example.org', admin, other })
  const file = join(folder, 'export.zip')
  const { code, lines } = await run(tools, 'export-member', 'export@example.org', file)
  expect([code, lines]).toEqual([
    0,
    [
      `Wrote ${file}. It is for its member alone: hand it over, then delete it.`,
      'The journal is not in it, because only its member reads it: they take it out on their profile.',
    ],
  ])
  // Names of files stand in a ZIP as they are.
  const names = readFileSync(file, 'latin1')
  expect(names).toContain('moods/2026.json')
  for (const name of ['journal/2026', 'journal/images/0']) expect(names).not.toContain(name)
  const { body } = await app.call('GET /admin/audit', { as: admin, query: { kind: 'member-exported' } })
  expect(body).toMatchObject([{ actor: { name: 'the command line' }, subject: { name: 'Wilhelmina Quill' } }])
  writeFileSync(join(folder, 'there.zip'), 'x')
  const there = await run(tools, 'export-member', 'export@example.org', join(folder, 'there.zip'))
  expect([there.code, there.lines[0]]).toEqual([1, expect.stringMatching(/There is a file .* already/)])
  expect((await run(tools, 'export-member', 'nobody@example.org')).lines).toEqual([
    'There is no account of that address.',
  ])
  await app.close()
}, 60_000)

test('what still holds a deleted member is named: the ZIP of an export, backups made by hand, the database of before a move', async () => {
  const app = await testApp()
  const tools = toolsOf(folder, app)
  const { DATA_DIR } = tools.config
  await makeAdmin(app)
  const erase = async (engine: Engine, settings: Partial<Config> = {}) => {
    const { email } = (await makeMember(app)).user
    const config = { ...tools.config, ...settings }
    const on = { ...tools, config, database: { ...tools.database, engine } }
    await run(on, 'export-member', email)
    return (await run(on, 'erase-member', email, '--yes')).lines
  }
  const fresh = await erase('embedded')
  expect(fresh).toContainEqual(
    expect.stringMatching(/^What export-member wrote is still in \S+exports\/[\w-]+\.zip: remove it\.$/),
  )
  expect(fresh.join()).not.toContain('Backups in')
  mkdirSync(join(DATA_DIR, 'backups'))
  expect(fresh.join()).not.toContain('Emails in')
  const byHand = 'agenda-2026-11-01T10-00-00-000Z.tar.gz'
  const ofNight = 'nightly-2026-11-02T03-15-00-000Z.tar.gz'
  for (const name of [byHand, ofNight]) writeFileSync(join(DATA_DIR, 'backups', name), '')
  mkdirSync(join(DATA_DIR, 'db'))
  const staying = `Backups in ${join(DATA_DIR, 'backups')} that stay until you remove them, and may hold it:`
  const ofEmbedded = await erase('embedded')
  expect(ofEmbedded).toContain(`${staying} ${byHand}.`)
  expect(ofEmbedded.join()).not.toContain('before the move')
  mkdirSync(join(DATA_DIR, 'outbox'), { recursive: true })
  writeFileSync(join(DATA_DIR, 'outbox', 'one.eml'), '')
  const ofServer = await erase('server')
  expect(ofServer).toContain(`${staying} ${byHand}, ${ofNight}.`)
  expect(ofServer).toContainEqual(
    expect.stringMatching(/^The embedded database of before the move is still in /),
  )
  expect(ofServer).toContainEqual(
    expect.stringMatching(/^Emails in \S+outbox, .* may name it: remove them\.$/),
  )
  // What an upgrade saved is in the folder also where backups go to a bucket, and this one does not answer.
  const ofBucket = await erase('embedded', {
    BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1/backups',
    BACKUP_S3_ACCESS_KEY_ID: 'a',
    BACKUP_S3_SECRET_ACCESS_KEY: 'b',
  })
  expect(ofBucket).toContain(`${staying} ${byHand}.`)
  expect(ofBucket).toContain(
    'Whether 127.0.0.1:1 has backups that may hold it could not be seen: look there.',
  )
  await app.close()
}, 60_000)
