import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postTypes } from '../../contract/community.ts'
import type { DemoClient } from './demo-client.ts'
import type { DemoMember, DemoPeople } from './people.ts'
import { artOf, type StoredPicture } from './pictures.ts'
import { seededRandom } from './random.ts'
import type { DemoAction, DemoTimes } from './times.ts'

type Draft = {
  by: string
  type: (typeof postTypes)[number]
  picture: string | undefined
  content: string
  comments: { by: string; content: string }[]
}

/** The age of the oldest post in days. Half of the posts are of the last six weeks. */
const oldestDays = 210

/** Posts with their comments and likes. Most have a few, some have many. */
export function conversations(
  { call }: DemoClient,
  people: DemoPeople,
  { now }: DemoTimes,
  keep: (make: () => Promise<Buffer>) => StoredPicture,
): DemoAction[] {
  const luck = seededRandom(300)
  const drafts = readPosts()
  return drafts.flatMap(({ by, type, picture, content, comments }, n) => {
    const age = (drafts.length - 1 - n) / drafts.length
    const at = now.subtract({ minutes: Math.round(25 + oldestDays * 1440 * age ** 2.2) })
    const author = people.called(by)
    const id = luck.id()
    const kept = picture && keep(() => artOf(picture))
    const share = async () => {
      const image_url = kept ? await kept() : null
      await call('POST /community/posts', { as: author, body: { id, post_type: type, content, image_url } })
    }
    // A young post gets its comments quickly.
    const room = now.since(at).total('minutes') / (comments.length + 1)
    let said = at
    const replies = comments.map((comment) => {
      said = said.add({ seconds: Math.round(60 * Math.min(room, luck.whole(4, 400))) })
      const body = { id: luck.id(), post_id: id, content: comment.content }
      const as = people.called(comment.by)
      return { at: said, does: () => call('POST /community/comments', { as, body }) }
    })
    const young = now.since(at).total('minutes')
    const love = Math.min(70, Math.exp(luck.around(2.3, 0.75)))
    const like = (person: DemoMember) => ({
      at: at.add({ minutes: Math.ceil(-Math.log(1 - luck.next()) * Math.min(1200, 0.8 * young)) }),
      does: () => call('POST /community/posts/{id}/like', { as: person, params: { id } }),
    })
    const fans = luck.some(
      people.at(at).filter((person) => person !== author),
      Math.round(love),
    )
    return [{ at, does: share }, ...replies, ...fans.map(like)]
  })
}

/**
 * The format of posts.md: a heading with author, type and perhaps a picture, then the text, then the comments, one in a
 * line.
 */
function readPosts(): Draft[] {
  const text = readFileSync(join(import.meta.dirname, 'posts.md'), 'utf8')
  return text
    .split(/^# /m)
    .filter(Boolean)
    .map((part) => {
      const [heading = '', ...lines] = part.trim().split('\n')
      const [by = '', type, picture] = heading.split(', ')
      const known = postTypes.find((one) => one === type)
      if (!known) throw new Error(`posts.md has a post of the type ${type}.`)
      const isComment = (line: string) => line.startsWith('- ')
      const comments = lines.filter(isComment).map((line) => {
        const [who = '', ...words] = line.slice(2).split(': ')
        return { by: who, content: words.join(': ') }
      })
      const content = lines
        .filter((line) => !isComment(line))
        .join('\n')
        .trim()
      return { by, type: known, picture, content, comments }
    })
}
