/** `npm run dev`: the server, restarted when it changes, and Vite's development server in front of it. */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer } from 'vite'

const root = dirname(import.meta.dirname)
const apiPort = process.env.PORT ?? '3000'
const webPort = 5173
const webUrl = `http://localhost:${webPort}`

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  clearScreen: false,
  server: {
    port: webPort,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/art'].map((path) => [path, `http://localhost:${apiPort}`])),
  },
})
await vite.listen()

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  // Links in letters lead to the pages that reload themselves. Files are watched for one process only.
  env: { PUBLIC_URL: webUrl, ...process.env, PORT: apiPort, PROCESSES: '1' },
  stdio: ['ignore', 'pipe', 'pipe'],
})
for (const stream of [server.stdout, server.stderr]) {
  createInterface(stream).on('line', (line) => console.log(`server  ${line}`))
}
console.log(`web     ${webUrl} (reloads itself; its API is on port ${apiPort})`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => server.kill(signal))
server.once('exit', async (code) => {
  await vite.close()
  process.exit(code ?? 0)
})
