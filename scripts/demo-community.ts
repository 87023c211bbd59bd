/** The demo's community: people who share posts and banners, with pictures made of the product's own art. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Session } from '../contract/auth.ts'
import type { Post, postTypes } from '../contract/community.ts'
import type { UploadedImage } from '../contract/images.ts'

/** How the demo speaks to the product: a call of the API, with a JSON body or a form. */
export type Send = (
  path: string,
  body: object | FormData,
  token?: string,
  method?: string,
) => Promise<Response>

/** Who shares which of our covers as their banner, and what stands below it; some share the picture alone. */
const people: [name: string, cover: string, caption: string | null][] = [
  ['Inês', 'wild-garden', 'The garden at six, before anybody else is up.'],
  ['Zeynep', 'hearth', 'The stove, the cat, the quiet.'],
  ['Ayşe', 'rain', 'Rain on the skylight, all of Sunday.'],
  ['Noor', 'tide', null],
  ['Jonas', 'mountain-breath', 'Learning to leave the last cloud unfinished.'],
  ['Leila', 'still-water', 'A year of Tuesdays by this water.'],
  ['Marta', 'bread', 'Bread day.'],
  ['Kofi', 'embers', 'My grandmother called this colour "almost evening".'],
  ['Sanna', 'moss-and-stone', null],
  ['Davi', 'harvest', 'Two hours of looking, ten minutes of painting.'],
  ['Elif', 'mountain-breath', 'The hill behind the school, from memory.'],
  ['Ruth', 'night-sky', 'For everyone who is awake at four.'],
  ['Pavel', 'thaw', 'Snow going, slowly.'],
  ['Amara', 'first-light', 'I pinned this above the sink. It helps.'],
  ['Beatriz', 'rain', null],
  ['Henrik', 'paper-boats', 'Small boats, no hurry.'],
  ['Yuki', 'still-water', 'What was left when I put the phone away.'],
  ['Tomás', 'hearth', 'Where I sit when I say that I am thinking.'],
  ['Olu', 'wild-garden', 'Seeds from the market, six weeks on.'],
  ['Clara', 'letters', 'Letters I did not send, and that is fine.'],
  ['Mateo', 'harvest', null],
  ['Freya', 'tide', 'Low tide is my favourite hour.'],
  ['Ibrahim', 'night-sky', 'First clear night of the month.'],
  ['Lucía', 'moss-and-stone', 'Moss has better patience than I do.'],
  ['Anton', 'letting-go', 'Let it go, said the tree, and did.'],
]

type Draft = {
  by: string
  type: (typeof postTypes)[number]
  content: string
  picture?: string
  comments?: [by: string, content: string][]
  likes: number
}
/** Oldest first. */
const posts: Draft[] = [
  {
    by: 'Ruth',
    type: 'reflection',
    content:
      'I used to think that resting was what is left over when everything is done. This week I put it first, on paper, at nine in the morning. Everything else found a place around it.',
    comments: [['Amara', 'Reading this at nine in the morning. Thank you.']],
    likes: 11,
  },
  {
    by: 'Marta',
    type: 'achievement',
    content:
      'Seven days of writing three lines before I look at any screen. They are not good lines. There are twenty-one of them.',
    comments: [
      ['Jonas', 'Twenty-one more than most of us.'],
      ['Marta', 'One of them only says "soup".'],
      ['Kofi', 'That is the best one.'],
    ],
    likes: 17,
  },
  {
    by: 'Davi',
    type: 'art',
    content:
      'Tide lines, with tea instead of ink. It dries lighter than you expect, so I went over it three times.',
    picture: 'exercise/tide-lines',
    comments: [['Leila', 'The third line is my favourite.']],
    likes: 9,
  },
  {
    by: 'Elif',
    type: 'reflection',
    content:
      'A question from the journal that I could not answer: what would you do today if nobody were to hear about it? I went for a walk with it instead. Still walking.',
    likes: 6,
  },
  {
    by: 'Henrik',
    type: 'art',
    content: 'Folded eleven of these with my niece. She named all of them. This one is called Gerald.',
    picture: 'exercise/paper-boat',
    comments: [
      ['Inês', 'Long may he float.'],
      ['Freya', 'We need to meet the other ten.'],
    ],
    likes: 21,
  },
  {
    by: 'Noor',
    type: 'achievement',
    content: 'Slept seven hours, five nights in a row.\nI had forgotten that mornings have a colour.',
    comments: [['Mira', 'So glad for you.']],
    likes: 14,
  },
  {
    by: 'Inês',
    type: 'art',
    content:
      'The old glasshouse after the rain. If you want to draw there, the gardeners leave the side door open until five: https://example.org/glasshouse',
    picture: 'cover/wild-garden',
    comments: [
      ['Tomás', 'Saturday?'],
      ['Inês', 'Saturday.'],
    ],
    likes: 12,
  },
]

/** Fills the feed and the gallery through the front door. `member` already has an account, and takes part. */
export async function gather(
  send: Send,
  art: string,
  member: { name: string; token: string },
): Promise<void> {
  const picture = artIn(art)
  const tokens = new Map([[member.name, member.token]])
  for (const [name] of people) {
    const email = `${name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}@example.org`
    const account = { name, email, password: `the garden of ${name}` }
    const session = (await (await send('/auth/register', account)).json()) as Session
    tokens.set(name, session.access_token)
  }
  const keep = async (bytes: Buffer, token: string) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), 'picture.webp')
    return (await (await send('/upload/image', form, token)).json()) as UploadedImage
  }

  const sharers: typeof people = [[member.name, 'first-light', 'Where the week begins.'], ...people]
  for (const [n, [name, cover, caption]] of sharers.entries()) {
    const token = tokens.get(name) ?? ''
    const isAgain = sharers.slice(0, n).some(([, earlier]) => earlier === cover)
    const { url } = await keep(await banner(picture(`cover/${cover}`), isAgain), token)
    const share = { url, caption, is_shared: true, show_name: n % 4 !== 2, alt_text: caption }
    await send('/me/banner/share', share, token, 'PATCH')
  }

  const everybody = [...tokens.values()]
  for (const [n, draft] of posts.entries()) {
    const token = tokens.get(draft.by) ?? ''
    const image_url = draft.picture ? (await keep(readFileSync(picture(draft.picture)), token)).url : null
    const wish = { post_type: draft.type, content: draft.content, image_url }
    const { id } = (await (await send('/community/posts', wish, token)).json()) as Post
    for (const [by, content] of draft.comments ?? [])
      await send('/community/comments', { post_id: id, content }, tokens.get(by))
    for (let like = 0; like < draft.likes; like += 1)
      await send(`/community/posts/${id}/like`, {}, everybody[(like + n * 3) % everybody.length])
  }
}

/** Where the widest file of one of our pictures lies, by its key. */
function artIn(folder: string): (key: string) => string {
  const manifest: Record<string, { files: { file: string }[] }> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  )
  return (key) => join(folder, manifest[key]?.files[0]?.file ?? key)
}

/** A wide strip of a cover; the second of a cover is turned around and lies closer, in another light. */
function banner(file: string, isAgain: boolean): Promise<Buffer> {
  const strip = isAgain
    ? sharp(file).extract({ left: 250, top: 90, width: 1200, height: 600 }).flop().modulate({ hue: 24 })
    : sharp(file).extract({ left: 0, top: 150, width: 1600, height: 800 })
  return strip.webp({ quality: 90 }).toBuffer()
}
