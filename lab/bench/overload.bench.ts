import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { type Product, startProduct } from './product.ts'

const signIns = 500
const account = { name: 'Ada', email: 'ada@example.org', password: 'Quiet-Harbour-7' }
const patienceMs = 60_000
/** Calls are quick again when this many in a row take no longer than this. */
const inARow = 5
const quickMs = 100

/**
 * Measures a burst of sign-ins on the embedded engine: how soon the excess sign-ins are refused, how long the others
 * wait, and when other calls are quick again. Times count from the start of the burst.
 */
export async function run(): Promise<Record<string, string | number>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'a-genda-bench-'))
  const product = await startProduct({ url: undefined, dataDir })
  try {
    const token = await register(product)
    for (let warmUp = 0; warmUp < 5; warmUp += 1) await signIn(product)
    const begun = performance.now()
    const agent = new Agent({ connections: signIns, headersTimeout: patienceMs })
    const [answers, quickAfter] = await Promise.all([
      Promise.all(Array.from({ length: signIns }, () => signIn(product, agent))),
      quickAgain(product, token),
    ])
    await agent.close()
    const of = (status: number) => answers.filter((answer) => answer.status === status).map(({ ms }) => ms)
    const slowest = (status: number) => Math.round(Math.max(0, ...of(status)))
    return {
      [`${signIns} sign-ins at once: signed in`]: of(200).length,
      'told to come back (503)': of(503).length,
      'without an answer': of(0).length,
      'slowest sign-in, ms': slowest(200),
      'slowest 503, ms': slowest(503),
      'ordinary calls quick again after, ms': Math.round(quickAfter - begun),
    }
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const json = { 'content-type': 'application/json' }

async function register({ origin }: Product): Promise<string> {
  const { body } = await request(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  })
  return ((await body.json()) as { access_token: string }).access_token
}

/** Status 0 means no answer. */
async function signIn({ origin }: Product, dispatcher?: Agent): Promise<{ status: number; ms: number }> {
  const begun = performance.now()
  const { email, password } = account
  const status = await request(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
    ...(dispatcher && { dispatcher }),
  }).then(
    async ({ statusCode, body }) => {
      await body.dump()
      return statusCode
    },
    () => 0,
  )
  return { status, ms: performance.now() - begun }
}

/** The time of the first of this many quick calls in a row. */
async function quickAgain({ origin }: Product, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  // The burst is sent first.
  await pause(50)
  for (let quick: number[] = []; ; ) {
    const begun = performance.now()
    const { statusCode, body } = await request(`${origin}/api/banners/shared`, { headers })
    await body.dump()
    quick = statusCode === 200 && performance.now() - begun <= quickMs ? [...quick, begun] : []
    const [first] = quick
    if (first !== undefined && quick.length === inARow) return first
    await pause(10)
  }
}
