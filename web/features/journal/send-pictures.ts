import type * as z from 'zod/mini'
import type { journalImage } from '../../../contract/journal.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, errorText } from '../../lib/api.ts'
import { inTurn } from '../../lib/in-turn.ts'
import { failureOf } from '../../lib/outbox/back-off.ts'
import { sendFile } from '../../lib/send-file.ts'
import type { EntryImage } from './entry-text.ts'
import { keptPicture } from './kept-pictures.ts'

type StoredImage = z.infer<typeof journalImage>
/** `lost`: its file is not on this device any more. `isAway`: nothing else would arrive now either. */
type Became =
  | { is: 'arrived'; image: StoredImage }
  | { is: 'refused'; why: string }
  | { is: 'lost' }
  | { is: 'waits'; isAway: boolean }

const sending = new Map<string, { became: Promise<Became>; part: number }>()
/** What has arrived from this page. It is not sent twice, whoever asks for it. */
const arrived = new Map<string, StoredImage>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Calls `listener` when more of a picture was sent, until the returned function is called. */
export function followSending(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How much of a picture was sent, from 0 to 1, while it is being sent. */
export const partSent = (id: string): number | undefined => sending.get(id)?.part

async function send(memberId: string, id: string): Promise<Became> {
  try {
    const file = await keptPicture(memberId, id)
    if (!file) return { is: 'lost' }
    const image = await sendFile('POST /journal/images', {
      file,
      query: { id },
      onProgress(part) {
        const now = sending.get(id)
        if (now) sending.set(id, { ...now, part })
        tell()
      },
    })
    arrived.set(id, image)
    return { is: 'arrived', image }
  } catch (error) {
    const failure = failureOf(error)
    // Without space on the server it waits for its member, who may make some.
    const isFull = error instanceof ApiError && error.status === 507
    if (failure.is === 'refused' || isFull)
      return { is: 'refused', why: errorText(error, t('This picture could not be uploaded.')) }
    return { is: 'waits', isAway: failure.is === 'all' }
  }
}

/** Sends a picture, once however often it is asked for. The server takes it for one picture by its id. */
function sendPicture(memberId: string, id: string): Promise<Became> {
  const known = arrived.get(id)
  if (known) return Promise.resolve({ is: 'arrived', image: known })
  const before = sending.get(id)
  if (before) return before.became
  const became = inTurn(`journal-picture-${id}`, () => send(memberId, id)).finally(() => {
    sending.delete(id)
    tell()
  })
  sending.set(id, { became, part: 0 })
  tell()
  return became
}

function settled(image: EntryImage, became: Became): EntryImage[] {
  if (became.is === 'lost') return []
  if (became.is === 'arrived') return [{ ...image, ...became.image, here: 'arrived' }]
  return became.is === 'refused' ? [{ ...image, here: 'refused', why: became.why }] : [image]
}

/**
 * Sends the pictures of an entry that wait, one after the other, also those that are added meanwhile. `change` is called
 * with what became of each. A lost one leaves the entry; its place in the text asks for it.
 */
export async function sendPictures(
  memberId: string,
  { images, change }: { images: () => readonly EntryImage[]; change: (images: EntryImage[]) => void },
): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const next = images().find(({ id, here }) => here === 'waits' && !tried.has(id))
    if (!next) return
    tried.add(next.id)
    const became = await sendPicture(memberId, next.id)
    if (became.is === 'waits' && became.isAway) return
    change(images().flatMap((image) => (image.id === next.id ? settled(image, became) : image)))
  }
}

/**
 * The pictures of an entry after a save that was refused because the server does not have one of them any more: one that
 * no entry shows is removed there after a day. Undefined if that is not why, or if none is here to be sent again.
 */
export function sentAgain(error: unknown, images: readonly EntryImage[]): EntryImage[] | undefined {
  const isMissing = error instanceof ApiError && error.errors.some(({ path }) => path.startsWith('images'))
  const isTooMany = images.length > lengths.journalImages
  if (!isMissing || isTooMany || !images.some(({ here }) => here === 'arrived')) return undefined
  return images.map((image) => {
    if (image.here !== 'arrived') return image
    arrived.delete(image.id)
    return { ...image, here: 'waits' }
  })
}
