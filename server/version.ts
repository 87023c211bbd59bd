import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { commitOf } from './kernel/start/commit.ts'

/** The product's version, from package.json. */
export const version: string = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).version

/** The commit that this process began with; undefined where nothing says it. */
export const commit: string | undefined = commitOf(resolve(import.meta.dirname, '..'))

/** Version and commit, for people. */
export const release: string = commit ? `${version} (${commit})` : version
