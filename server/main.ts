import { type Config, readConfig } from './config.ts'
import { demoFolderFault } from './features/demo/folder.ts'
import { logger } from './kernel/log.ts'
import { StartRefusal } from './kernel/start-refusal.ts'
import { openTools } from './tools.ts'

/** EX_CONFIG of sysexits.h: the configuration is wrong, and starting again will not help. */
const wrongConfiguration = 78

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

async function start(config: Config): Promise<() => Promise<void>> {
  const misplaced = demoFolderFault(config.DATA_DIR, config.DEMO === 'yes')
  if (misplaced) throw new StartRefusal(misplaced)
  const log = logger(config.LOG_LEVEL)
  // Reading all other code takes about as long as the database needs to wake up.
  const [tools, { openProduct }] = await Promise.all([openTools(config, log, say), import('./product.ts')])
  return openProduct(config, tools, log, say)
}

const config = readConfig(process.env)
if ('faults' in config) {
  complain(
    `A-genda cannot start with this configuration:\n${config.faults.map((fault) => `  - ${fault}`).join('\n')}`,
  )
  process.exit(wrongConfiguration)
}

try {
  const stop = await start(config)
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        complain(`A-genda could not close cleanly: ${error.message}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
} catch (error) {
  const known = error instanceof StartRefusal
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  complain(
    known
      ? error.message
      : taken
        ? `Port ${config.PORT} is taken by another program. Stop it, or choose another with PORT=…`
        : `A-genda could not start: ${error instanceof Error ? error.stack : error}`,
  )
  process.exit(1)
}
