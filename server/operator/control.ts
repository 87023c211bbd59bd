import { createHash } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { endingOf } from '../kernel/start/refused-start.ts'
import type { CommandResult, OperatorCommand } from './run-command.ts'

/**
 * The socket on which the open product of a data folder listens for its operator. Only those who may read the folder
 * can connect.
 */
function controlPath(dataDir: string): string {
  const name = `agenda-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const beside = join(dataDir, 'agenda.sock')
  // The address of a socket has 104 bytes on some systems.
  return Buffer.byteLength(beside) < 100 ? beside : join(tmpdir(), `${name}.sock`)
}

/** Runs an operator's commands in the open product, one after another. */
export async function listenForOperator(
  dataDir: string,
  carryOut: (order: OperatorCommand) => Promise<CommandResult>,
): Promise<() => Promise<void>> {
  const path = controlPath(dataDir)
  // The data folder is locked by this process, so an existing socket was left by a process that died.
  if (process.platform !== 'win32') await rm(path, { force: true })
  let last: Promise<unknown> = Promise.resolve()
  const server = createServer((incoming, reply) => {
    last = last
      .then(async () => carryOut(JSON.parse(await text(incoming)) as OperatorCommand))
      .catch((error: unknown): CommandResult => {
        const { says, code } = endingOf(error, 'That failed')
        return { lines: [says], code }
      })
      .then((outcome) => reply.end(JSON.stringify(outcome)))
  })
  server.requestTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  if (process.platform !== 'win32') await chmod(path, 0o600)
  return async () => {
    await last
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}

/** Sends a command to the open product of a data folder; undefined if none is open. */
export const askOpenProduct = (dataDir: string, order: OperatorCommand): Promise<CommandResult | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ socketPath: controlPath(dataDir), method: 'POST', path: '/' }, (answer) => {
      text(answer).then((body) => resolve(JSON.parse(body) as CommandResult), reject)
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else reject(error)
    })
    asked.end(JSON.stringify(order))
  })
