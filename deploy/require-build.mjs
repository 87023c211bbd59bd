/**
 * Says in a sentence that A-genda is not built, and ends, where Node would print what it cannot find. agenda.service and
 * the command agenda read it before everything else, so it needs no package. Exit code 78: to try again does not help.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lacks = (...path) => !existsSync(join(root, ...path))
// npm writes it when all packages are there. A command can be run without the web app.
const missing = lacks('node_modules', '.package-lock.json')
  ? 'Its packages are'
  : process.argv[1]?.endsWith('main.ts') && lacks('dist', 'web', 'app.html')
    ? 'Its web app is'
    : undefined
if (missing) {
  process.stderr.write(
    `A-genda is not built to its end. ${missing} missing. Build it as root: cd ${root} && node scripts/run.mjs build\n`,
  )
  process.exit(78)
}
// scripts/build.ts renames it at its end. The web app of before is whole, so members are let in.
if (process.argv[1]?.endsWith('main.ts') && !lacks('dist', 'web.new'))
  process.stderr.write(
    `The last build of the web app was broken off, or is not at its end: the one before it is served. Build it as root: cd ${root} && node scripts/run.mjs build\n`,
  )
