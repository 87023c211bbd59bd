import { type Config, readConfig } from './config.ts'
import { demoFolderFault } from './features/demo/folder.ts'
import { logger, logWhatNodePrints } from './kernel/log.ts'
import { requireFreeAddress } from './kernel/start/listen-refusal.ts'
import { endingOf } from './kernel/start/refused-start.ts'
import { ConfigurationRefusal } from './kernel/start/start-refusal.ts'
import { openTools } from './tools.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const printError = (line: string) => void process.stderr.write(`${line}\n`)

async function start(config: Config): Promise<() => Promise<void>> {
  const misplaced = demoFolderFault(config.DATA_DIR, config.DEMO === 'yes')
  if (misplaced) throw new ConfigurationRefusal(misplaced)
  await requireFreeAddress({ host: config.HOST, port: config.PORT })
  const log = logger(config.LOG_LEVEL)
  logWhatNodePrints(log)
  // Reading all other code takes about as long as the database needs to wake up.
  const [tools, { openProduct }] = await Promise.all([openTools(config, log, say), import('./product.ts')])
  return openProduct(config, tools, log, say)
}

async function run(): Promise<() => Promise<void>> {
  const config = readConfig(process.env)
  if (!('faults' in config)) return start(config)
  const faults = config.faults.map((fault) => `  - ${fault}`).join('\n')
  throw new ConfigurationRefusal(`A-genda cannot start with this configuration:\n${faults}`)
}

let opening = true
/** Resolves when the process is asked to end. A second request during the start ends it at once. */
const asked = new Promise<void>((hear) => {
  let times = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      times += 1
      if (opening && times > 1) process.exit(1)
      hear()
    })
})

try {
  const stop = await run()
  opening = false
  await asked
  await stop().then(
    () => process.exit(0),
    (error) => {
      printError(`A-genda could not close cleanly: ${error.message}`)
      process.exit(1)
    },
  )
} catch (error) {
  const { says, code } = endingOf(error, 'A-genda could not start')
  printError(says)
  process.exit(code)
}
