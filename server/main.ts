import { join, resolve } from 'node:path'
import { lengths, rates } from '../contract/limits.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { nominatim } from './features/admin/nominatim.ts'
import { chatCompletions } from './features/affirmation/chat-completions.ts'
import { makeFirstAdmin } from './features/auth/first-admin.ts'
import { sweepPasswordResets } from './features/auth/password-resets.ts'
import { sweepSessions } from './features/auth/sessions.ts'
import { imageSweep } from './features/images/remove.ts'
import { loadStarterThemes } from './features/themes/starter-library.ts'
import { background } from './kernel/background.ts'
import { systemClock } from './kernel/clock.ts'
import { openDatabase } from './kernel/database.ts'
import { logger } from './kernel/log.ts'
import { mailer } from './kernel/mailer.ts'
import { migrate } from './kernel/migrate.ts'
import { outbound } from './kernel/outbound.ts'
import { pictures } from './kernel/pictures.ts'
import { rateLimiter, unlimited } from './kernel/rate-limit.ts'
import { StartRefusal } from './kernel/start-refusal.ts'
import { diskStorage } from './kernel/storage/disk.ts'
import { s3Storage } from './kernel/storage/s3.ts'
import type { Storage } from './kernel/storage.ts'
import type { Tables } from './tables.ts'
import { version } from './version.ts'

/** EX_CONFIG of sysexits.h: the configuration is wrong, and starting again will not help. */
const wrongConfiguration = 78
const sweepEveryMs = 15 * 60 * 1000

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** The store of the configuration, or else a folder of the data. */
async function openStorage(config: Config, onFailure: (error: unknown) => void): Promise<Storage> {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = config
  return endpoint && keyId && secret
    ? s3Storage({
        endpoint,
        region: config.S3_REGION,
        accessKeyId: keyId,
        secretAccessKey: secret,
        onFailure,
      })
    : diskStorage(join(config.DATA_DIR, 'uploads'))
}

async function start(config: Config): Promise<() => Promise<void>> {
  const log = logger(config.LOG_LEVEL)
  const dist = resolve(import.meta.dirname, '../dist')
  const database = await openDatabase<Tables>({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, log })
  try {
    await migrate(database, resolve(import.meta.dirname, 'migrations'), log)
    const clock = systemClock
    await loadStarterThemes(database.db, clock)
    const admin = await makeFirstAdmin(database.db, clock, {
      email: config.ADMIN_EMAIL,
      password: config.ADMIN_PASSWORD,
    })
    const outbox = join(config.DATA_DIR, 'outbox')
    const post = mailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, outbox, say })
    const besides = background((name, error) =>
      log.error({ task: name, err: error }, 'background task failed'),
    )
    const limiter = config.RATE_LIMITS === 'off' ? unlimited : rateLimiter(database.db, clock)
    const storage = await openStorage(config, (error) => log.warn({ err: error }, 'image store failed'))
    let publicUrl = config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${config.PORT}`
    const deps: Deps = {
      db: database.db,
      clock,
      mailer: post,
      limiter,
      storage,
      outbound: outbound({ mostBytes: lengths.image }),
      background: besides,
      publicUrl: () => publicUrl,
      ready: () => database.ready(),
      picture: pictures(dist),
      affirmationService: config.AI_BASE_URL
        ? chatCompletions({
            baseUrl: config.AI_BASE_URL,
            apiKey: config.AI_API_KEY,
            model: config.AI_MODEL,
          })
        : undefined,
      geocoder: config.GEOCODER_URL
        ? nominatim({
            url: config.GEOCODER_URL,
            userAgent: `A-genda/${version} (${publicUrl})`,
            takeTurn: async () => (await limiter.take(rates.geocoderTurn)) === undefined,
          })
        : undefined,
    }
    const app = await buildApp(deps, {
      log,
      trustProxy: config.TRUST_PROXY,
      https: publicUrl.startsWith('https:'),
      dist,
    })
    await app.listen({ port: config.PORT, host: config.HOST })
    const bound = app.server.address()
    if (!config.PUBLIC_URL && typeof bound === 'object')
      publicUrl = `http://localhost:${bound?.port ?? config.PORT}`

    const sweepImages = imageSweep(deps)
    const sweeping = setInterval(() => {
      besides.run('sweep', async () => {
        await limiter.sweep()
        await sweepSessions(database.db, clock.now())
        await sweepPasswordResets(database.db, clock.now())
      })
      besides.run('image sweep', sweepImages)
    }, sweepEveryMs)

    say(`A-genda is open at ${publicUrl}`)
    const places = [
      config.DATA_DIR,
      ...(database.engine === 'server' ? ['a PostgreSQL server'] : []),
      ...(config.S3_ENDPOINT ? [`images at ${storage.destination}`] : []),
    ]
    say(`  Data     ${new Intl.ListFormat('en').format(places)}`)
    say(`  Version  ${version}`)
    say(`  Letters  ${post.destination}`)
    say(
      admin.password
        ? `  Admin    ${admin.email} with the password ${admin.password} (shown only now) at ${publicUrl}/admin/login`
        : `  Admin    ${admin.email ?? 'with the account made at the first start'}, at ${publicUrl}/admin/login`,
    )
    return async () => {
      clearInterval(sweeping)
      await app.close()
      await besides.settled()
      await database.close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
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
