import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '../../contract/api.ts'
import type { Request, Response } from '../../contract/row.ts'
import type { Client } from './client.ts'
import type { Kind, Ledger, Reply } from './ledger.ts'

/** The state that all members share. */
export type Community = {
  client: Client
  ledger: Ledger
  /** Acknowledged posts. */
  posts: string[]
  picture: (seed: number) => Promise<Blob>
  signal: AbortSignal
}

/** A person would wait the seconds of `Retry-After`. A shorter wait finds more faults. */
const againMs = 200
const thinkMs = 100
/** Fewer than the hourly limits, so that none of them applies. */
const most = { post: 15, image: 8, letter: 3 }
const rhythm = [
  ...['mood', 'planner', 'letter', 'health', 'post', 'like'],
  ...['planner', 'image', 'mood', 'like', 'health'],
] as const

/** The acknowledged state of one member. */
export type MemberState = {
  email: string
  moods: string[]
  posts: string[]
  liked: Set<string>
  /** The latest entry of their one day. */
  steps: number
  plan: { texts: string[]; version: number }
  /** Events with a place for this member, and events that were full. */
  going: Set<string>
  full: Set<string>
  /** Addresses of the uploaded images. The last one is the member's banner. */
  images: string[]
  /** Requested letters: acknowledged, and unknown. */
  letters: { acknowledged: number; open: number }
}

export type Member = {
  kept: MemberState
  /** Requests a letter with a reset link, once, because a second request would send another letter. */
  askForLetter(): Promise<void>
  /** Requests a place at an event until the member has one or the event is full. */
  goTo(event: string): Promise<void>
  /** Writes one thing after another until `enough`, and then finishes what it began. */
  live(enough: () => boolean): Promise<void>
}

const day = '2026-11-18'

/** A member with one device. It repeats unanswered calls as the web does: with the same id. */
export function newMember(
  { client, ledger, posts, picture, signal }: Community,
  { token, email, address, number }: { token: string; email: string; address: string; number: number },
): Member {
  const kept: MemberState = {
    email,
    moods: [],
    posts: [],
    liked: new Set<string>(),
    steps: 0,
    plan: { texts: [], version: 0 },
    going: new Set<string>(),
    full: new Set<string>(),
    images: [],
    letters: { acknowledged: 0, open: 0 },
  }

  /** Repeats a call until its outcome is known. Undefined if the proof is canceled. */
  async function write<K extends keyof Api>(
    kind: Kind,
    call: K,
    sent: Request<Api[K]>,
    fits: number[] = [],
  ): Promise<Reply<Response<Api[K]>>> {
    while (!signal.aborted) {
      const started = performance.now()
      const reply = await client(call, sent, { token, address })
      if (ledger.isOpen(call, reply)) {
        await pause(againMs)
        continue
      }
      if (reply?.status === 200) ledger.acknowledge(kind, started)
      else if (!fits.includes(reply?.status ?? 0)) ledger.fault(call, reply)
      return reply
    }
    return undefined
  }

  async function plan(): Promise<void> {
    const texts = [...kept.plan.texts.slice(-4), `Thing ${kept.plan.version + 1}`]
    const notes = texts.map((text, n) => ({
      id: `item-${n}`,
      text,
      type: 'task' as const,
      createdAt: '2026-11-18T08:00:00Z',
    }))
    const { version } = kept.plan
    let reply = await write('planner', 'POST /daily-notes', { body: { date: day, notes, version } }, [409])
    // An attempt without an answer may have saved it. Reading shows whose it is.
    if (reply?.status === 409) reply = await readPlan()
    const saved = reply?.body
    if (saved?.version === version + 1 && saved.notes.map(({ text }) => text).join() === texts.join())
      kept.plan = { texts, version: saved.version }
    else if (reply) ledger.faults.push(`A plan saved as version ${version + 1} was read as ${saved?.version}`)
  }

  async function readPlan() {
    const call = 'GET /daily-notes/{date}'
    while (!signal.aborted) {
      const started = performance.now()
      const reply = await client(call, { params: { date: day } }, { token, address })
      if (!ledger.isOpen(call, reply)) {
        ledger.acknowledge('planner', started)
        return reply
      }
      await pause(againMs)
    }
    return undefined
  }

  async function upload(): Promise<void> {
    const file = await picture(number * 1000 + kept.images.length)
    const reply = await write('image', 'POST /upload/image', { file })
    if (reply?.status !== 200) return
    const { url } = reply.body
    const shared = await write('image', 'PATCH /me/banner/share', { body: { url, is_shared: true } })
    if (shared?.status === 200) kept.images.push(url)
  }

  async function askForLetter(): Promise<void> {
    const call = 'POST /auth/forgot-password'
    const started = performance.now()
    const reply = await client(call, { body: { email } }, { address })
    if (ledger.isOpen(call, reply)) kept.letters.open += 1
    else if (reply?.status !== 200) ledger.fault(call, reply)
    else {
      ledger.acknowledge('letter', started)
      kept.letters.acknowledged += 1
    }
  }

  const acts: Record<(typeof rhythm)[number], () => Promise<unknown>> = {
    async mood() {
      const id = randomUUID()
      const reply = await write('mood', 'POST /mood', {
        body: { id, date: day, mood: 'calm', note: `Note ${id}` },
      })
      if (reply?.status === 200) kept.moods.push(id)
    },
    async health() {
      const steps = kept.steps + 1
      const reply = await write('health', 'POST /health', { body: { dateISO: day, steps } })
      if (reply?.status === 200) kept.steps = steps
    },
    planner: plan,
    async post() {
      if (kept.posts.length >= most.post) return
      const id = randomUUID()
      const reply = await write('post', 'POST /community/posts', { body: { id, content: `Post ${id}` } })
      if (reply?.status !== 200) return
      kept.posts.push(id)
      posts.push(id)
    },
    async like() {
      const post = posts.findLast((id) => !kept.liked.has(id))
      if (!post) return
      const reply = await write('like', 'POST /community/posts/{id}/like', { params: { id: post } })
      if (reply?.status === 200) kept.liked.add(post)
    },
    image: async () => kept.images.length < most.image && upload(),
    letter: async () => kept.letters.acknowledged + kept.letters.open < most.letter && askForLetter(),
  }

  return {
    kept,
    askForLetter,
    async goTo(id) {
      const going = { params: { id }, body: { status: 'going' as const } }
      const reply = await write('rsvp', 'POST /global-events/{id}/rsvp', going, [409])
      if (reply) kept[reply.status === 200 ? 'going' : 'full'].add(id)
    },
    async live(enough) {
      for (let at = number; !enough() && !signal.aborted; at += 1) {
        await acts[rhythm[at % rhythm.length] ?? 'mood']()
        await pause(thinkMs)
      }
    },
  }
}
