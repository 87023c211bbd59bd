/** The product in this process with a settable clock, so that a year passes within seconds. */
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { picturesFolder } from '../../content/pictures.ts'
import { addressOf } from '../../contract/address.ts'
import type { Api } from '../../contract/api.ts'
import type { Request, Response } from '../../contract/row.ts'
import { buildApp } from '../../server/app.ts'
import { composeDeps } from '../../server/compose-deps.ts'
import { readConfig } from '../../server/config.ts'
import { makeFirstAdmin } from '../../server/features/auth/first-admin.ts'
import { createMember, findMemberByEmail } from '../../server/features/auth/queries.ts'
import { openSession } from '../../server/features/auth/sessions.ts'
import { demoPeople } from '../../server/features/demo/people.ts'
import { loadStarterThemes } from '../../server/features/themes/starter-library.ts'
import { toStored } from '../../server/kernel/clock.ts'
import { migrate } from '../../server/kernel/database/migrate.ts'
import { pictures } from '../../server/kernel/files/pictures.ts'
import { noRateLimits } from '../../server/kernel/http/rate-limit.ts'
import { logger } from '../../server/kernel/log.ts'
import { hashPassword } from '../../server/kernel/password.ts'
import { newToken } from '../../server/kernel/token.ts'
import { textsIn } from '../../server/texts.ts'
import { migrationsFolder, openTools } from '../../server/tools.ts'

const dist = join(dirname(dirname(import.meta.dirname)), 'dist')
/** After this many days a person signs in again, before their session ends (ruling 3). */
const sessionDays = 20
const mostTries = 30

/** The person who acts. `zone` is their IANA zone. */
export type Actor = { email: string; zone: string; userAgent?: string | undefined }

export type DemoClient = {
  /** Sets the time at which everything happens until it is set again. */
  turnTo(instant: Temporal.Instant): void
  /** Makes an account without a usable password, which saves the time of a hash. */
  welcome(actor: Actor & { name: string }): Promise<void>
  /** Makes a call by its name through HTTP, as a person or without a session. Throws a refusal. */
  call<K extends keyof Api>(
    name: K,
    request: Request<Api[K]> & { as?: Actor | undefined; userAgent?: string | undefined },
  ): Promise<Response<Api[K]>>
  idOf(actor: Actor): Promise<string>
  close(): Promise<void>
}

/** Opens the product on an empty data folder, at an instant at which its administrator arrives. */
export async function openDemoClient(dataDir: string, begin: Temporal.Instant): Promise<DemoClient> {
  let now = begin
  const clock = { now: () => now }
  const config = readConfig({ DATA_DIR: dataDir })
  if ('faults' in config) throw new Error(config.faults.join(' '))
  const log = logger('warn')
  const { database, storage, ledger, letters } = await openTools(config, log, () => {})
  const { db } = database
  await migrate(database, migrationsFolder, log)
  await loadStarterThemes(db, clock)
  await makeFirstAdmin(db, clock, demoPeople.admin)
  const { deps, jobs, renderer } = composeDeps({
    database,
    mailer: letters,
    log,
    supervised: false,
    clock,
    texts: textsIn({}),
    limiter: noRateLimits,
    storage,
    ledger,
    outbound: async () => ({ fault: 'failed' }),
    publicUrl: () => 'http://localhost',
    picture: pictures(picturesFolder),
  })
  const app = await buildApp(deps, { log, trustProxy: [], https: false, dist, downloads: tmpdir() })
  await app.ready()
  await jobs.start()

  const passwordHash = await hashPassword(newToken())
  const ids = new Map<string, string>()
  async function idOf({ email }: Actor): Promise<string> {
    const id = ids.get(email) ?? (await findMemberByEmail(db, email))?.id
    if (!id) throw new Error(`${email} has no account at this time of the demo.`)
    ids.set(email, id)
    return id
  }

  const sessions = new Map<string, { token: string; used: Temporal.Instant }>()
  async function tokenOf(actor: Actor): Promise<string> {
    const known = sessions.get(actor.email)
    const lives = known && now.since(known.used).total('hours') < sessionDays * 24
    const token = lives ? known.token : await openSession(db, await idOf(actor), now, actor.userAgent)
    sessions.set(actor.email, { token, used: now })
    return token
  }

  return {
    turnTo: (instant) => {
      now = instant
    },
    async welcome({ name, email, zone }) {
      await createMember(db, { name, email, zone, passwordHash, role: 'member', at: toStored(now) })
    },
    async call(name, { as, userAgent, params, query, body, file }) {
      const { method, url } = addressOf(name, { params, query })
      const form = new FormData()
      if (file) form.set('file', file, 'picture')
      const sent = file && new globalThis.Response(form)
      const payload = sent ? Buffer.from(await sent.arrayBuffer()) : body
      const send = async () =>
        app.inject({
          method: method as 'GET',
          url,
          headers: {
            ...(userAgent && { 'user-agent': userAgent }),
            ...(sent && { 'content-type': sent.headers.get('content-type') ?? '' }),
            ...(as && { authorization: `Bearer ${await tokenOf(as)}`, 'time-zone': as.zone }),
          },
          ...(payload === undefined ? {} : { payload: payload as object }),
        })
      let response = await send()
      // On a very busy machine the database may be restarted meanwhile.
      for (let tries = 0; response.statusCode === 503 && tries < mostTries; tries += 1) {
        await pause(1_000)
        response = await send()
      }
      if (response.statusCode >= 400) throw new Error(`${name} at ${now}: ${response.body}`)
      return response.json()
    },
    idOf,
    async close() {
      // Letters lie in the outbox already when somebody starts the demo.
      await jobs.drain()
      await app.close()
      renderer.close()
      await jobs.stop()
      await database.close()
    },
  }
}
