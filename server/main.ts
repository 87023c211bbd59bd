import { type Config, misspeltSettings, processesOf, readConfig } from './config.ts'
import { demoFolderFault } from './features/demo/folder.ts'
import { logger, logWhatNodePrints } from './kernel/log.ts'
import { clusterProcess } from './kernel/processes/cluster-process.ts'
import { requireFreeAddress } from './kernel/start/listen-refusal.ts'
import { endingOf } from './kernel/start/refused-start.ts'
import { ConfigurationRefusal } from './kernel/start/start-refusal.ts'
import { movedFolderFault } from './moved-folder.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const printError = (line: string) => void process.stderr.write(`${line}\n`)

/** What a start has opened. */
type Opened = {
  close(gently?: boolean): Promise<void>
  /** Rejects if it cannot go on by itself. */
  failed?: Promise<never>
}

/** Undefined if this process is alone, or the primary of several. */
const self = clusterProcess()

async function start(config: Config): Promise<Opened> {
  const misplaced =
    demoFolderFault(config.DATA_DIR, config.DEMO === 'yes') ??
    movedFolderFault(config.DATA_DIR, config.DATABASE_URL)
  if (misplaced) throw new ConfigurationRefusal(misplaced)
  // The primary holds the address for its processes.
  if (!self) await requireFreeAddress({ host: config.HOST, port: config.PORT })
  const log = logger(config.LOG_LEVEL)
  logWhatNodePrints(log)
  for (const sentence of misspeltSettings(process.env)) log.warn(sentence)
  const processes = processesOf(config)
  if (!self && processes > 1) return startSeveral(processes, log)
  // Of a terminal, the signal says that it was closed; else it asks for another process, and there is but one.
  if (!self)
    process.on('SIGHUP', () =>
      process.stdout.isTTY
        ? hear(false)
        : log.warn('One process cannot be replaced. Restart A-genda instead.'),
    )
  const { openTools } = await import('./tools.ts')
  // Reading all other code takes about as long as the database needs to wake up.
  const [tools, { openProduct }] = await Promise.all([openTools(config, log, say), import('./product.ts')])
  const close = await openProduct(config, tools, log, say, {
    isStart: self?.duties.start ?? true,
    runsJobs: self?.duties.jobs ?? true,
    shareMetrics: self?.shareMetrics,
  })
  self?.tellOpen()
  return { close }
}

/** The primary of several processes opens no database, and reads none of the product's code. */
async function startSeveral(count: number, log: ReturnType<typeof logger>): Promise<Opened> {
  const { openProcesses } = await import('./kernel/processes/cluster-primary.ts')
  const { stop, replaceAll, failed } = await openProcesses(count, log, printError)
  // Of a terminal, the signal says that it was closed.
  process.on('SIGHUP', () => (process.stdout.isTTY ? hear(false) : void replaceAll()))
  return { close: stop, failed }
}

async function run(): Promise<Opened> {
  const config = readConfig(process.env)
  if (!('faults' in config)) return start(config)
  const faults = config.faults.map((fault) => `  - ${fault}`).join('\n')
  throw new ConfigurationRefusal(`A-genda cannot start with this configuration:\n${faults}`)
}

let opening = true
/** Resolves when the process is asked to end. A second request during the start ends it at once. */
const { promise: asked, resolve: hear } = Promise.withResolvers<boolean | undefined>()
let times = 0
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    times += 1
    if (opening && times > 1) process.exit(1)
    hear(false)
  })
if (self) {
  self.onStop(hear)
  // A terminal that is closed signals every process. The primary ends them.
  process.on('SIGHUP', () => undefined)
}

try {
  const { close, failed } = await run()
  opening = false
  const gently = await Promise.race([asked, ...(failed ? [failed] : [])])
  await close(gently).then(
    () => process.exit(0),
    (error) => {
      printError(`A-genda could not close cleanly: ${error.message}`)
      process.exit(1)
    },
  )
} catch (error) {
  const ending = endingOf(error, 'A-genda could not start')
  if (self) await self.tellRefused(ending)
  else printError(ending.says)
  process.exit(ending.code)
}
