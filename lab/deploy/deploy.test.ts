import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPath } from '../../scripts/programs.ts'
import { leanly } from '../../scripts/run/lean.mjs'
import { readConfig } from '../../server/config.ts'
import { version } from '../../server/version.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
/** Lines such as KEY=value, with or without quotes. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+)=(?:['"](.*)['"]|(.*))$/gm)].map(([, key, quoted, plain]) => [
      key,
      quoted ?? plain,
    ]),
  )

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-deploy-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the newest version of the changelog is the one that runs', () => {
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? []
  expect(newest).toBe(version)
})

test('the settings of the service are ones that A-genda takes', () => {
  const settings = settingsIn(read('deploy/agenda.env'))
  expect(Object.keys(settings).length).toBeGreaterThan(4)
  expect(readConfig(settings)).not.toHaveProperty('faults')
  expect(readConfig(settings)).toMatchObject({
    PUBLIC_URL: settings.PUBLIC_URL,
    ADMIN_EMAIL: settings.ADMIN_EMAIL,
  })
})

test('the settings of the compose file and of its example are ones that A-genda takes', () => {
  const inCompose = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name)
  const inExample = [...read('deploy/env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const known = readConfig({}) as object
  expect(inExample.length).toBeGreaterThan(4)
  // The compose file makes PUBLIC_URL of it.
  const all = [...inCompose, ...inExample.filter((name) => name !== 'DOMAIN')]
  expect(all.filter((name) => !(`${name}` in known))).toEqual([])
})

test('service and containers begin with the same settings', () => {
  const [ofService, ofContainers] = [read('deploy/agenda.env'), read('deploy/env.example')].map((text) =>
    [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? ''),
  )
  // The compose file makes these two of DOMAIN.
  const made = ['PUBLIC_URL', 'TRUST_PROXY']
  expect(ofService?.filter((name) => !made.includes(name))).toEqual(
    ofContainers?.filter((name) => name !== 'DOMAIN'),
  )
})

test('unit and image start Node as npm does', () => {
  const { NODE_OPTIONS, MALLOC_ARENA_MAX } = leanly(root, {})
  for (const file of ['deploy/agenda.service', 'Dockerfile']) {
    expect(read(file)).toContain(`${NODE_OPTIONS}`)
    expect(read(file)).toContain(`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`)
  }
})

test('the command of an operator has the settings of the service, and those of its caller before them', () => {
  // Without the change of the user, which needs root and the service's own.
  const words = read('deploy/agenda')
    .replace('cd /opt/agenda\n', '')
    .replace('exec runuser -u agenda -- ', '')
  const file = join(folder, 'agenda.env')
  const seen = (settings: string, caller = {}) => {
    writeFileSync(file, settings)
    const command = words
      .replace('/usr/local/bin/node', `'${process.execPath}'`)
      .replace('/etc/agenda/agenda.env', file)
      .replace('server/agenda.ts "$@"', `-p 'JSON.stringify(process.env)'`)
    const said = execFileSync('sh', ['-c', command], {
      cwd: root,
      env: { PATH: process.env.PATH, ...caller },
      encoding: 'utf8',
    })
    return JSON.parse(said) as Record<string, string>
  }
  const quoted = `${read('deploy/agenda.env')}\nSMTP_URL='smtp://ada:p#a$$w&1 <x>@mail.example.org'\n`
  expect(seen(quoted)).toMatchObject({
    DATA_DIR: '/var/lib/agenda',
    NODE_ENV: 'production',
    MAIL_FROM: 'A-genda <agenda@example.org>',
    SMTP_URL: 'smtp://ada:p#a$$w&1 <x>@mail.example.org',
  })
  expect(seen('DATA_DIR=/srv/agenda\n').DATA_DIR).toBe('/srv/agenda')
  expect(seen('DATA_DIR=/srv/agenda\n', { DATA_DIR: '/tmp/trial' }).DATA_DIR).toBe('/tmp/trial')
  const trial = seen('SMTP_URL=smtp://mail.example.org\n', { DATA_DIR: '/tmp/trial' })
  expect([trial.TRIAL, trial.S3_ENDPOINT]).toEqual(['yes', ''])
  expect(seen('').TRIAL).toBeUndefined()
  // systemd lets the later of its files win, as Node does.
  expect(read('deploy/agenda.service').match(/^EnvironmentFile=.*$/gm)).toEqual([
    'EnvironmentFile=/opt/agenda/deploy/agenda.defaults',
    'EnvironmentFile=/etc/agenda/agenda.env',
  ])
})

test('a build that was broken off is told in a sentence, by the service and by the command', () => {
  const copy = join(folder, 'copy')
  mkdirSync(join(copy, 'server'), { recursive: true })
  mkdirSync(join(copy, 'deploy'))
  copyFileSync(join(root, 'deploy/require-build.mjs'), join(copy, 'deploy/require-build.mjs'))
  for (const name of ['main.ts', 'agenda.ts'])
    writeFileSync(join(copy, 'server', name), "console.log('open')")
  const [, ofService = ''] = /^ExecStart=\S+ (.*)$/m.exec(read('deploy/agenda.service')) ?? []
  const [, ofCommand = ''] = /(--import .*) "\$@"/.exec(read('deploy/agenda')) ?? []
  const start = (words: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words.split(' '), {
      cwd: copy,
      encoding: 'utf8',
    })
    return [status, stdout || stderr]
  }
  const says = (missing: string) =>
    `A-genda is not built to its end. ${missing} missing. Build it as root: cd ${copy} && node scripts/run.mjs build\n`
  expect(start(ofService)).toEqual([78, says('Its packages are')])
  expect(start(ofCommand)).toEqual([78, says('Its packages are')])
  mkdirSync(join(copy, 'node_modules'))
  writeFileSync(join(copy, 'node_modules/.package-lock.json'), '{}')
  expect(start(ofService)).toEqual([78, says('Its web app is')])
  expect(start(ofCommand), 'a backup needs none').toEqual([0, 'open\n'])
  mkdirSync(join(copy, 'dist/web'), { recursive: true })
  writeFileSync(join(copy, 'dist/web/app.html'), '')
  expect(start(ofService)).toEqual([0, 'open\n'])
  mkdirSync(join(copy, 'dist/web.new'))
  const { stderr } = spawnSync(process.execPath, ofService.split(' '), { cwd: copy, encoding: 'utf8' })
  expect(stderr, 'an upgrade that was broken off').toMatch(
    /^The last build of the web app was broken off, .* build$/m,
  )
  expect(start(ofService)).toEqual([0, 'open\n'])
})

const thoroughly = (...programs: string[]) =>
  Boolean(process.env.THOROUGH) && programs.every((name) => onPath(name))

test.runIf(thoroughly('systemd-analyze'))('systemd takes the unit, which may touch little', () => {
  const file = join(folder, 'agenda.service')
  writeFileSync(
    file,
    read('deploy/agenda.service')
      .replaceAll('/usr/local/bin/node', process.execPath)
      .replace(/^Documentation.*$/m, ''),
  )
  const analyze = (...args: string[]) =>
    execFileSync('systemd-analyze', [...args, file], { encoding: 'utf8' })
  expect(analyze('verify')).toBe('')
  const [, exposure] =
    /exposure level for agenda\.service: ([\d.]+)/.exec(analyze('security', '--offline=yes')) ?? []
  expect(Number(exposure)).toBeLessThan(2)
})

test.runIf(thoroughly('docker-compose'))('Compose takes its file, and refuses one with a mistake', () => {
  copyFileSync(join(root, 'deploy/env.example'), join(folder, '.env'))
  const config = (text: string) => {
    const file = join(folder, 'compose.yaml')
    writeFileSync(file, text)
    return execFileSync('docker-compose', ['-f', file, 'config'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  }
  const text = read('deploy/compose.yaml')
  expect(config(text)).toContain('read_only: true')
  expect(() => config(text.replace('restart:', 'restrat:'))).toThrow(/Unsupported config option/)
})

test.runIf(thoroughly('buildah', 'runc', 'mmdebstrap'))(
  'the image is built without a daemon, and runs on a read-only disk',
  () => {
    const said = execFileSync(join(root, 'deploy/try-image.sh'), { encoding: 'utf8', cwd: root })
    expect(said).toContain('runs on a read-only disk')
    expect(said).toContain(`"version":"${version}"`)
  },
  1_800_000,
)
