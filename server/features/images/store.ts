import { setTimeout as pause } from 'node:timers/promises'
import { hashOfUpload, imageFaults } from '../../../contract/images.ts'
import type { Deps, RenderedImage } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'
import { fileKey, type ImageRow, saveImage, touchImage } from './queries.ts'

type Needs = Pick<Deps, 'db' | 'storage' | 'clock' | 'outbound' | 'imageRenderer'>

const removalMs = 5_000
const lookAgainMs = 50

/** Each image from elsewhere is in memory, as it came, until it is stored. */
const fetching = concurrencyLimit({ atOnce: 8, mostWaiting: 40, mostWaitMs: 5_000 })

/**
 * Stores an uploaded image: renders it and stores the files that are new. Nothing need refer to it for a day. Must not
 * be called within a transaction.
 */
export async function storeImage(deps: Needs, sent: Uint8Array): Promise<ImageRow | Refusal> {
  const rendered = await deps.imageRenderer.render(sent)
  if (rendered instanceof Refusal) return rendered
  const row = await claim(deps, rendered)
  if (row instanceof Refusal) return row
  for (const { width, bytes } of rendered.files) {
    const key = fileKey(rendered.hash, width)
    if ((await deps.storage.size(key)) !== bytes.length) await deps.storage.put(key, bytes)
  }
  return row
}

/**
 * Writes the row before the files. A row that was just touched is safe from removal, and so are files that are put
 * after it. If the same image is being removed, this waits for the removal, which would otherwise delete the new files.
 */
async function claim({ db, clock }: Needs, rendered: RenderedImage): Promise<ImageRow | Refusal> {
  const until = performance.now() + removalMs
  do {
    const row = await saveImage(db, rendered, toStored(clock.now()))
    if (row) return row
    await pause(lookAgainMs)
  } while (performance.now() < until)
  return refuse(503, 'The server is busy with this image. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  })
}

/**
 * The image at an address that was chosen for a post, a banner or a theme. It is one of ours, or a copy of one from
 * elsewhere, so that no browser has to ask there. It is stored for at least a day, and then as long as something refers
 * to it. So call this for every new reference, before the transaction that writes it.
 */
export async function importImage(deps: Needs, address: string): Promise<ImageRow | Refusal> {
  const hash = hashOfUpload(address)
  if (hash) {
    const row = await touchImage(deps.db, hash, toStored(deps.clock.now()))
    return row ?? refuse(400, imageFaults.address)
  }
  return fetching(() => fetchImage(deps, address))
}

async function fetchImage(deps: Needs, address: string): Promise<ImageRow | Refusal> {
  deps.imageRenderer.prepare()
  const fetched = await deps.outbound(address)
  if (fetched instanceof Uint8Array) {
    const kept = await storeImage(deps, fetched)
    // Anything else is no image. The answer must not reveal what it is.
    const telling = !(kept instanceof Refusal) || kept.status === 413 || kept.status >= 500
    return telling ? kept : refuse(400, imageFaults.address)
  }
  if (fetched.fault === 'too large') return refuse(413, imageFaults.size)
  const later = fetched.fault === 'failed' || fetched.fault === 'too slow'
  return refuse(400, later ? imageFaults.unreachable : imageFaults.address)
}
