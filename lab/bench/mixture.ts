import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { answerOrders } from './child.ts'
import type { Sent } from './driver.ts'

/** Sends the requests of a day in a mixture, for some time. */
export type MixtureOrder = {
  origin: string
  seconds: number
  /** What is sent, each as often as its weight says. */
  mixture: { requests: Sent[]; weight: number }[]
  posts: string[]
  connections: number
  /** Requests a second, sent when they are due whatever was answered before; without it, each after an answer. */
  perSecond?: number
}

/** Durations in milliseconds, from the moment at which a request was due until its answer was read; answers other than 200. */
export type MixtureFigures = {
  count: number
  faults: Record<string, number>
  p50: number
  p99: number
  most: number
}

/** Steps of the histogram, in milliseconds, and how many there are. */
const step = 0.1
const steps = 100_000

const random = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

answerOrders(async (order: MixtureOrder): Promise<MixtureFigures> => {
  const { origin, seconds, mixture, posts, connections, perSecond } = order
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const all = mixture.flatMap(({ requests, weight }) => Array.from({ length: weight }, () => requests))
  const counts = new Uint32Array(steps)
  const faults: Record<string, number> = {}
  let [count, most] = [0, 0]

  async function send(due: number) {
    const sent = random(random(all) ?? [])
    if (!sent) return
    // A timer may be a little early.
    const from = Math.min(due, performance.now())
    const { statusCode, body } = await pool.request({
      method: sent.method as 'GET',
      path: sent.path.replace('{post}', () => random(posts) ?? ''),
      headers: sent.headers,
      body: sent.body?.replace('{uuid}', () => randomUUID()) ?? null,
    })
    await body.dump()
    const ms = performance.now() - from
    count += 1
    if (statusCode !== 200) {
      const fault = `${statusCode} ${sent.method} ${sent.path.replace(/\?.*/, '')}`
      faults[fault] = (faults[fault] ?? 0) + 1
    }
    most = Math.max(most, ms)
    const at = Math.min(steps - 1, Math.floor(ms / step))
    counts[at] = (counts[at] ?? 0) + 1
  }

  const begun = performance.now()
  const end = begun + seconds * 1000
  let next = 0
  const lane = async () => {
    for (;;) {
      const due = perSecond ? begun + (next++ * 1000) / perSecond : performance.now()
      if (due >= end) return
      const ahead = due - performance.now()
      if (ahead > 0) await sleep(ahead)
      await send(due)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  await pool.close()

  const share = (part: number) => {
    let seen = 0
    const at = counts.findIndex((each) => {
      seen += each
      return seen >= count * part
    })
    return Math.round((at + 1) * step * 10) / 10
  }
  return { count, faults, p50: share(0.5), p99: share(0.99), most: Math.round(most) }
})
