/**
 * `npm run demo`: the product on a folder of its own, with a year of a community of 200, and a strip on every screen
 * that signs anybody in. The first start fills the folder. `-- --fresh` fills it again.
 */
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { demoFolderFault } from '../server/features/demo/folder.ts'
import { demoPeople } from '../server/features/demo/people.ts'
import { StartRefusal } from '../server/kernel/start/start-refusal.ts'
import { configurationTable } from '../server/settings.ts'
import { fillDemo } from './demo/fill.ts'

const root = dirname(import.meta.dirname)
const dataDir = join(root, 'data', 'demo')
const port = process.env.PORT ?? '3000'

if (process.argv.includes('--fresh') || !existsSync(dataDir) || demoFolderFault(dataDir, true)) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  process.stdout.write('A year passes in the demo, which takes half a minute or so:\n ')
  await fillDemo(dataDir, { zone, say: (month) => void process.stdout.write(` ${month}`) }).catch((error) => {
    if (!(error instanceof StartRefusal)) throw error
    console.error(`\n\n${error.message}`)
    process.exit(1)
  })
  process.stdout.write('\n\n')
}

const { member, admin } = demoPeople
const made = statSync(dataDir).birthtime.toLocaleDateString('en', { dateStyle: 'long' })
console.log(`The demo of ${made}: the strip on top of every screen lets everybody in.
  Member   ${member.email} with the password ${member.password}
  Admin    ${admin.email} with the password ${admin.password}
  Anew     npm run demo -- --fresh
`)

// Our settings from outside are ignored: a DATABASE_URL in the environment is not meant for a demo.
const ours = new Set(configurationTable.flatMap(({ name }) => [name, `${name}_FILE`]))
const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.has(name)))
const server = spawn(process.execPath, ['server/main.ts'], {
  cwd: root,
  env: { ...outside, DATA_DIR: dataDir, PORT: port, DEMO: 'yes', ADMIN_EMAIL: admin.email },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 0))
