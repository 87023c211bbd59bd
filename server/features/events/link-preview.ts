import { setTimeout as sleep } from 'node:timers/promises'
import { type EventKind, kindOfEvent } from '../../../contract/event-kind.ts'
import { eventId } from '../../../contract/events.ts'
import type { Deps } from '../../deps.ts'
import { previewTags } from '../../kernel/http/preview-tags.ts'
import { isVisibleTo } from './visibility.ts'

/** In milliseconds. Whoever opens the link waits for this too. */
const longest = 500

async function findKind(db: Deps['db'], id: string): Promise<EventKind> {
  const event = await db
    .selectFrom('events')
    .select(['title', 'tags'])
    .where('id', '=', id)
    .where(isVisibleTo({ seesArchived: false, place: 'nowhere' }))
    .executeTakeFirst()
  return event ? kindOfEvent(event) : 'gathering'
}

/**
 * What a chat shows of the link of an event, as tags for the page's head: the strip of its kind, and the product's name.
 * Undefined for any other address. Events are for members, and a chat asks as a visitor. So neither title, time nor
 * place is told, and an event that is archived, meant for some places only, or not there looks like any gathering.
 */
export function eventPreview({ db, picture, publicUrl }: Pick<Deps, 'db' | 'picture' | 'publicUrl'>) {
  return async (address: string): Promise<string | undefined> => {
    const url = URL.parse(address, 'http://any')
    const asked = eventId.safeParse({ id: url?.searchParams.get('event') })
    if (url?.pathname !== '/events' || !asked.success) return undefined
    // A page opens without a database too.
    const kind = await Promise.race([
      findKind(db, asked.data.id).catch(() => undefined),
      sleep(longest, undefined, { ref: false }),
    ])
    const strip = picture(`event/${kind ?? 'gathering'}`)
    const [widest] = strip?.widths ?? []
    if (!widest) return undefined
    return previewTags({
      title: 'A-genda',
      image: {
        url: publicUrl() + widest.url,
        type: 'image/webp',
        width: widest.width,
        height: Math.round((widest.width * 9) / 21),
      },
    })
  }
}
