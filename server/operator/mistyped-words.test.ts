import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { requireFileName } from './backup-commands.ts'
import { commands, configCommands } from './commands.ts'
import { readWords } from './read-words.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-words-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function agenda(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../agenda.ts'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, mistaken] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, said: said + mistaken }
}

test.each(Object.entries({ ...commands, ...configCommands }))(
  '%s refuses a word too many and a flag that it does not know',
  (name, command) => {
    const fits = Array.from({ length: Math.min(command.mostWords, 3) }, (_, at) => `word${at}`)
    expect(readWords(name, command, fits).words).toEqual(fits)
    if (Number.isFinite(command.mostWords))
      expect(() => readWords(name, command, [...fits, 'more'])).toThrow(
        new StartRefusal(`"more" is one word too many. Say: ${name} ${command.takes}`.trim()),
      )
    expect(() => readWords(name, command, [...fits, '--idenity'])).toThrow(
      new StartRefusal(`Unknown option '--idenity'. Say: ${name} ${command.takes}`.trim()),
    )
  },
)

test.each(['lst', 'verfiy', 'ada@example.org', '-', 'move.tar'])('%s is no name of a backup', (word) => {
  expect(() => requireFileName(word)).toThrow(`"${word}" is no command and no name of a backup.`)
})

test.each(['move.tar.gz', 'move.tar.gz.age', './lst', '/var/lib/agenda/move', 'C:\\move'])(
  '%s may be the file of a backup',
  (word) => expect(() => requireFileName(word)).not.toThrow(),
)

test('the help of a command is printed instead of running it, and no file of that name is made', async () => {
  for (const flag of ['--help', '-h']) {
    const { code, said } = await agenda('backup', flag)
    expect([code, said.match(/^ {2}\S.*$/gm)]).toEqual([
      0,
      ['  backup list', '  backup verify FILE [--identity KEYFILE]', '  backup [FILE]'],
    ])
  }
  expect(await agenda('--help')).toMatchObject({
    code: 0,
    said: expect.stringContaining('second-factor off'),
  })
  expect(await agenda('backup', 'verify', '-h')).toMatchObject({
    code: 0,
    said: expect.not.stringContaining('backup list'),
  })
  expect((await agenda('backup', 'verfiy', 'x.tar.gz')).said).toBe(
    '"x.tar.gz" is one word too many. Say: backup [FILE]\n',
  )
  expect(readdirSync(folder)).toEqual([])
}, 60_000)
