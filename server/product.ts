import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { picturesFolder } from '../content/pictures.ts'
import { buildApp } from './app.ts'
import { composeDeps } from './compose-deps.ts'
import { type Config, processesOf, shareOfNode } from './config.ts'
import { loadAffirmations } from './features/affirmation/collections.ts'
import { loadStarterWords } from './features/themes/starter-words.ts'
import { systemClock } from './kernel/clock.ts'
import { pictures } from './kernel/files/pictures.ts'
import { listen } from './kernel/http/listen.ts'
import type { ShareMetrics } from './kernel/http/probes.ts'
import { noRateLimits, rateLimiter } from './kernel/http/rate-limit.ts'
import { endIdleConnections, leaveCallers } from './kernel/http/server.ts'
import type { logger } from './kernel/log.ts'
import { listenRefusal } from './kernel/start/listen-refusal.ts'
import { describeAdminSignIn } from './operator/admin-sign-in.ts'
import { folderFault, lastBackup } from './operator/backups.ts'
import { listenForOperator } from './operator/control.ts'
import { operatorWorkers } from './operator/jobs.ts'
import { productMetrics } from './operator/metrics.ts'
import { nightsOf } from './operator/nightly.ts'
import { openNode } from './operator/nodes.ts'
import { runCommand } from './operator/run-command.ts'
import { outsideServices } from './outside-services.ts'
import { readOwnTexts } from './own-texts.ts'
import { prepareData } from './prepare-data.ts'
import { loadCatalogues, textsIn } from './texts.ts'
import type { Tools } from './tools.ts'
import { release } from './version.ts'

const dist = resolve(import.meta.dirname, '../dist')

/** How long a process that is replaced goes on answering, so that callers who keep connections leave it. Milliseconds. */
const leavingMs = 2_000
/** How long a process that ends waits for requests that are on their way. Milliseconds. */
const arrivingMs = 250

/** What a process does beside answering requests. One that is alone does all of it. */
export type Role = {
  /** Whether it makes the first administrator, and says where the product is open. */
  isStart: boolean
  runsJobs: boolean
  /** Undefined if it is alone. */
  shareMetrics: ShareMetrics | undefined
}

/** Closes the product. `gently` is for a process that another one has replaced: it refuses no request. */
export type Close = (gently?: boolean) => Promise<void>

/** A host with its port. An IPv6 address stands in brackets. */
const addressOf = (host: string, port: number) => `${host.includes(':') ? `[${host}]` : host}:${port}`

/** Why no backup can be made where they go, in a line; none if one can, or if A-genda makes none. */
async function backupFault(tools: Tools): Promise<string[]> {
  const makesThem = tools.database.engine === 'embedded' && tools.config.TRIAL === 'no'
  const fault = makesThem ? await folderFault(tools) : undefined
  return fault ? [`  Backups  ${fault}`] : []
}

/** After a lost folder or a mistyped setting, this line alone tells the new community from the one there was. */
const newHere =
  ' (there was no community here, and a new one was made; if you had one, restore a backup of it)'

/** Where the data is and emails go, and which version it is: a line each. */
function whereItIs({ config, database, storage, letters }: Tools, isNew: boolean): string[] {
  const places = [
    config.DATA_DIR,
    ...(database.engine === 'server' ? ['a PostgreSQL server'] : []),
    ...(config.S3_ENDPOINT ? [`images at ${storage.destination}`] : []),
  ]
  return [
    `  Data     ${new Intl.ListFormat('en').format(places)}${isNew ? newHere : ''}`,
    `  Version  ${release}`,
    `  Emails   ${letters.destination}`,
    ...(config.TRIAL === 'yes' ? ['  Trial    No email and no notification reaches anybody.'] : []),
  ]
}

/**
 * Opens the product over its tools, and says where it is. Answers how to close it and them; they are closed too when it
 * cannot be opened.
 */
export async function openProduct(
  config: Config,
  tools: Tools,
  log: ReturnType<typeof logger>,
  say: (line: string) => void,
  { isStart, runsJobs, shareMetrics }: Role,
): Promise<Close> {
  const { database, replicas, storage, ledger, letters } = tools
  try {
    const clock = systemClock
    const { admin, isNew } = await prepareData(tools, { clock, log, say, isStart })
    const limiter = config.RATE_LIMITS === 'off' ? noRateLimits : rateLimiter(database.db, clock)
    const catalogues = await loadCatalogues()
    const ownTexts = await readOwnTexts(config.DATA_DIR, catalogues)
    let publicUrl = config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${config.PORT}`
    const { deps, jobs, renderer } = composeDeps({
      database,
      mailer: letters,
      log,
      moreWorkers: (all) => operatorWorkers(tools, clock, all),
      supervised: runsJobs,
      picturesAtOnce: shareOfNode(2, processesOf(config), 1),
      replicas,
      clock,
      texts: textsIn(catalogues, ownTexts.own),
      starterWords: await loadStarterWords(),
      affirmations: await loadAffirmations(),
      limiter,
      storage,
      ledger,
      ...outsideServices(config, limiter, publicUrl),
      publicUrl: () => publicUrl,
      picture: pictures(picturesFolder),
      demo: config.DEMO === 'yes',
      registration: config.REGISTRATION,
      asksHealthConsent: config.HEALTH_CONSENT === 'on',
      needsHealthReason: config.HEALTH_REASON === 'required',
      adminsNeedSecondFactor: config.ADMIN_SECOND_FACTOR === 'required',
      nights: nightsOf(config),
      // A store that cannot be read is a backup that nobody can count on.
      lastBackup: () =>
        lastBackup(tools).then(
          (last) => (last === null ? null : last?.at),
          () => null,
        ),
    })
    const app = await buildApp(deps, {
      log,
      trustProxy: config.TRUST_PROXY,
      https: publicUrl.startsWith('https:'),
      dist,
      downloads: join(config.DATA_DIR, 'downloads'),
      metricsToken: config.METRICS_TOKEN,
      metrics: (registries) => productMetrics(registries, { ...tools, clock }),
      shareMetrics,
      serviceWorker: config.SERVICE_WORKER === 'on',
    })
    await jobs.start()
    const place = { port: config.PORT, host: config.HOST }
    const closeOtherAddresses = await listen(app, place).catch((error: unknown) => {
      throw listenRefusal(error, place)
    })
    const bound = app.server.address()
    const port = (typeof bound === 'object' && bound?.port) || config.PORT
    if (!config.PUBLIC_URL) publicUrl = `http://localhost:${port}`

    const closeControl =
      database.engine === 'embedded'
        ? await listenForOperator(config.DATA_DIR, runCommand(tools, clock, publicUrl))
        : undefined

    // The embedded database has one node.
    const node = database.engine === 'server' ? await openNode(database.db, storage, log) : undefined

    if (admin) {
      say(`A-genda is open at ${publicUrl}`)
      const listensAt = addressOf(config.HOST, port)
      if (config.PUBLIC_URL && new URL(publicUrl).host !== listensAt) say(`  Listens  ${listensAt}`)
    }
    if (runsJobs) for (const fault of ownTexts.faults) say(`  Texts    ${fault}`)
    if (admin) {
      for (const line of [...whereItIs(tools, isNew), ...(await backupFault(tools))]) say(line)
      say(`  Admin    ${await describeAdminSignIn(tools, admin, publicUrl)}`)
      if (node?.fault) say(`  Pictures ${node.fault}`)
    }
    return async (gently = false) => {
      await leaveCallers(app)
      const othersClosed = closeOtherAddresses()
      await pause(gently ? leavingMs : arrivingMs)
      await node?.close()
      await closeControl?.()
      await endIdleConnections(app)
      await app.close()
      await othersClosed
      renderer.close()
      await jobs.stop()
      await tools.close()
    }
  } catch (error) {
    await tools.close()
    throw error
  }
}
