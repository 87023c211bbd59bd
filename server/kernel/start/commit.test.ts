import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPath } from '../../../scripts/programs.ts'
import { commitOf } from './commit.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-genda-commit-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.runIf(onPath('git'))('the commit of a clone is read without git, wherever git keeps it', () => {
  const clone = join(folder, 'clone')
  mkdirSync(clone)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      cwd: clone,
      encoding: 'utf8',
    }).trim()
  git('init', '--quiet')
  expect(commitOf(clone), 'nothing is committed').toBeUndefined()
  git('commit', '--quiet', '--allow-empty', '--message', 'One')
  const first = git('rev-parse', 'HEAD').slice(0, 8)
  expect(commitOf(clone), 'a branch').toBe(first)
  git('pack-refs', '--all')
  expect(commitOf(clone), 'a packed branch').toBe(first)
  const beside = join(folder, 'beside')
  git('worktree', 'add', '--quiet', '-b', 'beside', beside)
  git('commit', '--quiet', '--allow-empty', '--message', 'Two')
  expect(commitOf(beside), 'a second working tree').toBe(first)
  expect(commitOf(clone)).toBe(git('rev-parse', 'HEAD').slice(0, 8))
  git('checkout', '--quiet', first)
  expect(commitOf(clone), 'a commit that is checked out').toBe(first)
})

test('the commit of an image stands in a file, and where nothing says it, nothing is said', () => {
  expect(commitOf(folder)).toBeUndefined()
  writeFileSync(join(folder, 'commit'), '')
  expect(commitOf(folder), 'an image that was built without it').toBeUndefined()
  writeFileSync(join(folder, 'commit'), '4a0cdbc0f1e2d3c4b5a60718293a4b5c6d7e8f90\n')
  expect(commitOf(folder)).toBe('4a0cdbc0')
})
