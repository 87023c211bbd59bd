import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { misspeltSettings, processesOf, pushSubjectOf, readConfig, shareOfNode } from './config.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-config-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('nothing set is a configuration that works', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: 'localhost',
    DATABASE_URL: undefined,
    TRUST_PROXY: [],
    RATE_LIMITS: 'on',
    SERVICE_WORKER: 'on',
    LOG_LEVEL: 'info',
  })
})

test.each([
  [{ PUBLIC_URL: 'https://agenda.example.org/' }, 'https://agenda.example.org'],
  [{ PUBLIC_URL: 'https://agenda.example.org', MAIL_FROM: 'us@example.org' }, 'https://agenda.example.org'],
  [{ MAIL_FROM: 'A-genda <us@example.org>' }, 'mailto:us@example.org'],
  [{ PUBLIC_URL: 'http://agenda.example.org', MAIL_FROM: 'us@example.org' }, 'mailto:us@example.org'],
  [{ PUBLIC_URL: 'https://localhost:8443', MAIL_FROM: 'us@example.org' }, 'mailto:us@example.org'],
  [{}, undefined],
  [{ PUBLIC_URL: 'http://agenda.example.org' }, undefined],
  [{ PUBLIC_URL: 'https://127.0.0.1' }, undefined],
  [{ MAIL_FROM: 'agenda@server.local' }, undefined],
  [{ DEMO: 'yes', MAIL_FROM: 'us@example.org' }, undefined],
])('push services reach whoever set %j at %s', (env, subject) => {
  const config = readConfig(env)
  if ('faults' in config) throw new Error(config.faults.join())
  expect(pushSubjectOf(config)).toBe(subject)
})

test.each([
  [{}, 1],
  [{ PROCESSES: '1' }, 1],
  [{ DATABASE_URL: 'postgres://user@host/name' }, Math.min(availableParallelism(), 64)],
  [{ DATABASE_URL: 'postgres://user@host/name', PROCESSES: '3' }, 3],
])('%j is a node of %i processes', (env, processes) => {
  const config = readConfig(env)
  if ('faults' in config) throw new Error(config.faults.join())
  expect(processesOf(config)).toBe(processes)
})

test('processes share the ten connections of a node, and have three at the least', () => {
  expect([1, 2, 3, 4, 16].map((processes) => shareOfNode(10, processes, 3))).toEqual([10, 5, 3, 3, 3])
})

test('all that is wrong is told at once, and no secret with it', () => {
  const config = readConfig({
    PORT: '70000',
    DATABASE_URL: 'mysql://user:sesame@host/db',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'everyone',
    RATE_LIMITS: 'maybe',
    ADMIN_PASSWORD: 'sesame',
    S3_ENDPOINT: 'https://s3.example.org/bucket',
  })
  const faults = 'faults' in config ? config.faults : []
  expect(faults).toHaveLength(8)
  for (const key of [
    'PORT',
    'DATABASE_URL',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'RATE_LIMITS',
    'ADMIN_PASSWORD',
    'S3_ENDPOINT',
  ])
    expect(faults.some((fault) => fault.startsWith(key))).toBe(true)
  expect(faults.join()).not.toContain('sesame')
})

test.each([
  [
    'PUBLIC_URL',
    'https://',
    'https://agenda.example.org/?a=b',
    'agenda.example.org',
    'https://a:b@example.org',
    'https://example.org/sub',
    'https://example.org/sub/',
  ],
  ['SMTP_URL', 'smtp:', 'smtp://', 'smtp:mail', 'mail.example.org'],
  [
    'MAIL_FROM',
    ';;',
    'A-genda',
    'A <a@b>, B <b@c>',
    'A-genda <a b@c>',
    'A <a@b>\nBcc: everybody@example.org',
    '"A" <a@b>, "B" <b@c>',
  ],
  ['ADMIN_EMAIL', 'ada', `ada@${'a'.repeat(250)}.example`],
  ['PROCESSES', '0', 'all'],
  ['HOST', 'a b', 'http://localhost', 'localhost:3000', '-x'],
  ['TRUST_PROXY', '999.1.1.1', '10.0.0.0/99', '10.0.0.0/0', '::1/129', 'a:b:c', '10.0.0.0/8,x'],
  ['DATABASE_URL', 'postgres://a:%zz@host/name', 'postgres:///name'],
  ['METRICS_TOKEN', 'short', 'with a space in the middle'],
  ['S3_ENDPOINT', 'https:', 's3.example.org'],
])('nonsense in %s is told', (key, ...values) => {
  for (const value of values) {
    const config = readConfig({ [key]: value, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })
    expect(config, value).toEqual({ faults: [expect.stringMatching(new RegExp(`^${key} should `))] })
  }
})

test.each([
  ['PUBLIC_URL', 'https://agenda.example.org', 'http://localhost:3000/'],
  [
    'MAIL_FROM',
    'agenda@localhost',
    'A-genda <agenda@example.org>',
    '"Ada’s journal" <a.b+c@example.org>',
    '"Chör, Verein; München" <a@example.org>',
  ],
  ['HOST', '0.0.0.0', '::', '::1', 'localhost', 'agenda-1.internal', 'host.'],
  ['TRUST_PROXY', '10.0.0.0/8,::1', 'loopback', 'uniquelocal, fd00::/8', '192.0.2.1'],
  [
    'SMTP_URL',
    'smtps://user:p%40ss@mail.example.org',
    'smtp://localhost:2525',
    'smtp://a.example.org/?name=b@c',
  ],
])('what is right for %s is taken', (key, ...values) => {
  for (const value of values) expect(readConfig({ [key]: value }), value).not.toHaveProperty('faults')
})

test.each([
  [
    'SMTP_URL',
    'smtp://tomas:geheim#1@mail.example.org',
    'smtp://tomas:12#1@mail.example.org',
    'smtps://a:x/y@host',
    'smtp://tomas:12?x@mail.example.org',
    'smtp://tomas@example.org:12#1@mail.example.org',
    'smtp://tomas@example.org:geheim#1@mail.example.org',
    'SMTP://tomas:a@b/c@mail.example.org',
  ],
  [
    'DATABASE_URL',
    'postgres://tomas:p#w/1@host/name',
    'postgres://tomas:p#w/1@one,two/name',
    'postgres://tomas:12/geheim@host/name',
    'postgres://tomas:12#geheim@host/name',
  ],
])('a password in %s that is written as it is is told as that', (key, ...values) => {
  for (const value of values)
    expect(readConfig({ [key]: value }), value).toEqual({
      faults: [expect.stringMatching(new RegExp(`^${key} should have the password .* # as %23, / as %2F`))],
    })
})

test('the demo keeps to this machine, and to itself', () => {
  const faultsOf = (settings: Record<string, string>) => {
    const config = readConfig({ DEMO: 'yes', ...settings })
    return 'faults' in config ? config.faults : []
  }
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000/' })).toEqual([])
  expect(faultsOf({ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' })).toEqual([])
  for (const settings of [
    { HOST: '0.0.0.0' },
    { HOST: '127.0.0.1.example.org' },
    { PUBLIC_URL: 'https://agenda.example.org' },
    { PUBLIC_URL: 'http://localhost.example.org' },
    { DATABASE_URL: 'postgres://user@host/name' },
    { SMTP_URL: 'smtp://mail.example.org' },
    { AI_BASE_URL: 'https://ai.example.org' },
    { GEOCODER_URL: 'https://geo.example.org' },
    { S3_ENDPOINT: 'https://s3.example.org/b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
  ])
    expect(faultsOf(settings as never)).toEqual([expect.stringContaining('DEMO')])
  expect(readConfig({ DEMO: 'perhaps' })).toEqual({ faults: ['DEMO should be yes or no.'] })
})

test('a name that is hardly another than that of a setting is told; others are none of our business', () => {
  expect(
    misspeltSettings({ REGISTRATON: 'closed', PUBLIK_URL: 'https://example.org', PUBLIC_URL: '' }),
  ).toEqual([
    'REGISTRATON is no setting and has no effect; REGISTRATION is one.',
    'PUBLIK_URL is no setting and has no effect; PUBLIC_URL is one.',
  ])
  expect(
    misspeltSettings({
      PATH: '/bin',
      HOSTNAME: 'a',
      LOGNAME: 'ada',
      NODE_ENV: 'production',
      INVOCATION_ID: '1',
      SMTP_URL_FILE: '/run/secrets/smtp',
      npm_lifecycle_event: 'start',
      REPORT: '1',
    }),
  ).toEqual([])
})

test('a secret may come from a file', () => {
  const file = join(folder, 'password')
  writeFileSync(file, 'from-a-file\n')
  expect(readConfig({ ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD_FILE: file })).toMatchObject({
    ADMIN_PASSWORD: 'from-a-file',
  })
  expect(readConfig({ AI_API_KEY_FILE: join(folder, 'absent') })).toEqual({
    faults: ['AI_API_KEY_FILE names a file that cannot be read.'],
  })
  expect(readConfig({ AI_API_KEY: 'x', AI_API_KEY_FILE: file })).toEqual({
    faults: ['AI_API_KEY and AI_API_KEY_FILE are both set; keep one.'],
  })
})

test('read replicas are a list of servers, each by itself, beside the one they are copies of', () => {
  const one = 'postgres://ada:sesame@one/agenda'
  const two = 'postgres://ada:sesame@two:6432/agenda'
  expect(readConfig({ DATABASE_URL: one, DATABASE_REPLICA_URLS: ` ${one}, ${two} ` })).toMatchObject({
    DATABASE_REPLICA_URLS: [one, two],
  })
  expect(readConfig({})).toMatchObject({ DATABASE_REPLICA_URLS: [] })
  for (const wrong of ['one,two', 'postgres://one,two/agenda', `${one},mysql://two`])
    expect(readConfig({ DATABASE_URL: one, DATABASE_REPLICA_URLS: wrong })).toEqual({
      faults: [expect.stringMatching(/^DATABASE_REPLICA_URLS should be a list such as postgres:/)],
    })
  expect(readConfig({ DATABASE_REPLICA_URLS: one })).toEqual({
    faults: ['DATABASE_REPLICA_URLS needs DATABASE_URL beside it, the server they are copies of.'],
  })
})
