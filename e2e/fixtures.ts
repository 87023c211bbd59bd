/**
 * The fixtures of every journey: the built product, a signed-in member, and a watch that fails the test for every fault
 * that the browser reports.
 *
 *   test('…', async ({ page, product, member, tolerate }) => { … })
 *   test('…', async ({ page, member: _ }) => { … })   signed in, as a member whom the test does not use
 *   await member.call('POST /mood', { body: { … } })  any call of the contract, without the screen
 *   test.use({ rateLimits: 'on' })          at the top of a spec: a separate product with limits
 *   test.use({ settings: { PORT: '…' } })   the same for any other configuration
 */
import { type BrowserContext, test as base } from '@playwright/test'
import pg from 'pg'
import { weekOf } from '../contract/week.ts'
import { scaledLimit } from '../scripts/slowness.ts'
import { join, type Member, type SignedIn } from './accounts.ts'
import { type Product, removeData, startProduct } from './product.ts'

export { expect } from '@playwright/test'
export { join, logIn, type Member, type SignedIn } from './accounts.ts'
export { admin, type Product } from './product.ts'

/** Today in the zone of the tests' browser (playwright.config.ts). */
export const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

type WorkerStage = { rateLimits: 'on' | 'off'; settings: Record<string, string>; product: Product }

type Stage = {
  /** Whether the member has been asked where they are. */
  wasAskedForPlace: boolean
  /**
   * A new member, signed in on `page`. They have already been asked for the location, and their browser has announced the
   * week and turned its card, so that none of it disturbs the test.
   */
  member: Member
  /** Puts a session into a context's storage, as the sign-in form does. */
  signIn: (context: BrowserContext, session: Pick<SignedIn, 'token' | 'user'>) => Promise<void>
  /** Expects a complaint of the browser in this test: `tolerate(/status of 401/)`. */
  tolerate: (...complaints: RegExp[]) => void
}

export const test = base.extend<Stage, WorkerStage>({
  rateLimits: ['off', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],

  product: [
    async ({ rateLimits, settings }, use, { project }) => {
      const database = await serverDatabase(project.name)
      const onServer = database && { DATABASE_URL: database.url }
      const product = await startProduct({ RATE_LIMITS: rateLimits, ...onServer, ...settings })
      try {
        await use(product)
        await product.stop()
      } finally {
        removeData(product)
        await database?.drop()
      }
    },
    { scope: 'worker', timeout: scaledLimit(120_000) },
  ],

  baseURL: async ({ product }, use) => use(product.url),

  signIn: async ({ product }, use) => {
    await use((context, { token, user }) => {
      const localStorage = [
        { name: 'token', value: token },
        { name: 'user', value: JSON.stringify(user) },
        { name: `weekly_notification_${weekOf(today())}`, value: String(Date.now()) },
        { name: `tarot_turned_${user.id}`, value: weekOf(today()) },
      ]
      return context.setStorageState({ cookies: [], origins: [{ origin: product.url, localStorage }] })
    })
  },

  wasAskedForPlace: [true, { option: true }],

  member: async ({ product, context, signIn, wasAskedForPlace }, use) => {
    const member = await join(product, 'Ada Lind', { isAsked: wasAskedForPlace })
    await signIn(context, member)
    await use(member)
  },

  tolerate: [
    async ({ context, product }, use, testInfo) => {
      const tolerated: RegExp[] = []
      const complaints = watch(context, product.url)
      await use((...expected) => tolerated.push(...expected))
      const left = complaints.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint)))
      if (left.length === 0) return
      await testInfo.attach('server.log', { body: product.log() })
      throw new Error(`The browser complained:\n${left.join('\n')}`)
    },
    { auto: true },
  ],
})

/**
 * A separate database on the server in TEST_DATABASE_URL, for the desk. Phones, the demo and runs without a server use
 * the embedded engine, which needs several times the processor for the same journey.
 */
const serverDatabase = (project: string) => (project === 'desktop' ? makeServerDatabase() : undefined)

/** A separate database on the server in TEST_DATABASE_URL; undefined if there is none. */
export async function makeServerDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const url = new URL(server)
  url.pathname = `/agenda_e2e_${crypto.randomUUID().replaceAll('-', '')}`
  const name = url.pathname.slice(1)
  const ask = async (statement: string) => {
    const client = new pg.Client(server)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await ask(`create database ${name} template template0 encoding 'UTF8'`)
  return { url: url.href, drop: () => ask(`drop database ${name} with (force)`) }
}

/** Collects, from every page of a context: errors in the console (CSP among them), exceptions, lost and foreign requests. */
function watch(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().stack ?? error.error()}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(origin).host) {
      complaints.push(`third party: ${url.href}`)
    }
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A page that is left, or a query that is canceled, ends its own requests.
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed request: ${request.url()} ${why}`)
  })
  return complaints
}
