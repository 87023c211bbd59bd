import type { Api } from '../../contract/api.ts'
import type { Request, Response } from '../../contract/row.ts'
import type { Client } from '../cluster/client.ts'
import type { Member } from '../cluster/member.ts'

const page = 100
/** The one day that a member of the proof writes about. */
const day = '2026-11-18'

/** Compares what was acknowledged to a member with what the product answers them. Returns what is otherwise. */
export async function differencesOf(client: Client, member: Member & { token: string }): Promise<string[]> {
  const { kept, token } = member
  async function read<K extends keyof Api>(call: K, sent: Request<Api[K]>): Promise<Response<Api[K]>> {
    const reply = await client(call, sent, { token })
    if (reply?.status !== 200)
      throw new Error(`${call} answered ${reply?.status} ${JSON.stringify(reply?.body)}`)
    return reply.body
  }
  /** All rows of a list that is answered in pages, the newest first. */
  async function all<Row extends { id: string }>(next: (before?: string) => Promise<Row[]>): Promise<Row[]> {
    const rows: Row[] = []
    for (;;) {
      const more = await next(rows.at(-1)?.id)
      rows.push(...more)
      if (more.length < page) return rows
    }
  }
  const limit = page
  const moods = await all((before) => read('GET /mood/history', { query: { limit, before } }))
  const posts = await all((before) => read('GET /community/posts', { query: { limit, before } }))
  const [entry] = await read('GET /health', { query: { from_date: day, to_date: day } })
  const plan = await read('GET /daily-notes/{date}', { params: { date: day } })
  const banner = await read('GET /me/banner', {})
  const notes = new Map(moods.map(({ id, note }) => [id, note]))
  const own = new Set(posts.map(({ id }) => id))
  const liked = new Set(posts.filter((post) => post.liked).map(({ id }) => id))
  const found = [
    ...kept.moods.filter((id) => notes.get(id) !== `Note ${id}`).map((id) => `mood ${id}`),
    ...(moods.length === kept.moods.length ? [] : [`${moods.length} moods instead of ${kept.moods.length}`]),
    ...kept.posts.filter((id) => !own.has(id)).map((id) => `post ${id}`),
    ...[...kept.liked].filter((id) => !liked.has(id)).map((id) => `like of ${id}`),
    ...((entry?.steps ?? 0) === kept.steps ? [] : [`steps ${entry?.steps} instead of ${kept.steps}`]),
    ...(plan.version === kept.plan.version &&
    plan.notes.map(({ text }) => text).join() === kept.plan.texts.join()
      ? []
      : [`plan ${plan.version} instead of ${kept.plan.version}`]),
    ...(banner.url === (kept.images.at(-1) ?? null) ? [] : [`banner ${banner.url}`]),
  ]
  return found.map((each) => `${kept.email}: ${each}`)
}
