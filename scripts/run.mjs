/**
 * The one entry behind every npm script. It runs on Node 20 and has no dependency, because it is what brings
 * Node 26 and the dependencies: a stranger needs git, Node and npm, and nothing else.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, isInstalled } from './run/install.mjs'
import { leanly } from './run/lean.mjs'
import { holdingLock } from './run/lock.mjs'
import { findNode } from './run/node.mjs'
import { runThrough } from './run/process.mjs'
import { buildWeb, isWebBuilt } from './run/web.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @type {Record<string, { file?: string, needsWeb?: boolean, needsTools?: boolean }>} */
const commands = {
  start: { file: 'server/main.ts', needsWeb: true },
  build: { needsWeb: true },
  test: { file: 'scripts/test.ts', needsTools: true },
  'test:cluster': { file: 'lab/cluster/run.ts', needsTools: true },
  proof: { file: 'lab/proof/run.ts', needsTools: true },
  dev: { file: 'scripts/dev.ts' },
  check: { file: 'scripts/check.ts', needsTools: true },
  bench: { file: 'lab/bench/run.ts', needsWeb: true, needsTools: true },
  'bench:pages': { file: 'e2e/bench-pages.ts', needsWeb: true, needsTools: true },
  agenda: { file: 'server/agenda.ts' },
  demo: { file: 'scripts/demo.ts', needsWeb: true },
  'db:types': { file: 'scripts/db-types.ts', needsTools: true },
  art: { file: 'lab/art/render.ts' },
  pictures: { file: 'e2e/pictures.ts', needsTools: true },
  screens: { file: 'e2e/every-screen.ts', needsTools: true },
  openapi: { file: 'scripts/openapi.ts', needsTools: true },
}

/** @param {string} name @param {string[]} args @returns {Promise<number>} the exit code */
async function run(name, args) {
  const command = commands[name]
  if (!command) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}.`)
  if (command.file && !existsSync(join(root, command.file))) {
    throw new Error(
      `This version of A-genda has no ${basename(command.file)} yet, so "${name}" does nothing.`,
    )
  }

  const node = await findNode(root)
  // Everything that is started from here, npm's install scripts included, uses the same Node.
  process.env.PATH = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const tools = command.needsTools ?? false
  const ready = () => isInstalled(root, tools) && (!command.needsWeb || isWebBuilt(root))
  if (!ready()) {
    await holdingLock(root, async () => {
      if (!isInstalled(root, tools)) await install(root, node, tools)
      if (command.needsWeb && !isWebBuilt(root)) await buildWeb(root, node)
    })
  }
  if (name === 'start') Object.assign(process.env, leanly(root, process.env))
  return command.file ? runThrough(node, [join(root, command.file), ...args], root) : 0
}

const [name = '', ...args] = process.argv.slice(2)
try {
  process.exitCode = await run(name, args)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // The last line of a test run must say that it failed, because some read only that.
  if (name.startsWith('test')) process.stdout.write('\n0 passed, 1 failed\n')
  process.exitCode = 1
}
