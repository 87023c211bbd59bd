import { setTimeout as sleep } from 'node:timers/promises'
import type { Member } from '../accounts.ts'
import type { Product } from '../product.ts'
import type { Screen } from './screen.ts'

/**
 * What a browser says of a server that is away, which is no fault of the page. Where it did not keep a drawing, the blurred
 * one of the page itself stands.
 */
const isAway =
  /NetworkError|NS_ERROR|Could not connect|Load failed|Failed to load resource|FetchEvent|network connection|ServiceWorker|service-worker|^lost: \S+\/art\//i

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

/** How many answers a browser keeps of a member. Runs in the page. */
async function countKept(memberId: string): Promise<number> {
  const name = `agenda-${memberId}`
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      // Whoever holds it open keeps it from being made anew.
      const answer = (count: number) => {
        db.close()
        resolve(count)
      }
      if (!db.objectStoreNames.contains('queries')) return answer(0)
      const counting = db.transaction('queries').objectStore('queries').count()
      counting.onsuccess = () => answer(counting.result)
      counting.onerror = () => answer(0)
    }
  })
}

/** Marks the page that the service worker keeps, by which it is known. Runs in the page. Undefined while none is kept. */
async function markKept(): Promise<true | undefined> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const kept = await cache.match('/dashboard', { ignoreVary: true })
    if (!kept) continue
    const page = (await kept.text()).replace('</head>', '<meta name="kept"></head>')
    await cache.put('/dashboard', new Response(page, { headers: kept.headers }))
    return true
  }
  return undefined
}

/** Stores a check-in of today, which is read again while the server is away. */
export const liveADay = ({ call }: Member) =>
  call('POST /mood', { body: { date: today(), mood: 'happy', note: 'The lake was still.' } })

/** What is done by a member who has {@link liveADay} while the product is stopped, and after it is back. They follow one another. */
export const actsWhileAway = (
  product: Product,
  member: Member,
): Record<string, (screen: Screen) => Promise<unknown>> => {
  /** Does something without a server, and passes on what the page complained of for any other reason. */
  const away = async ({ window }: Screen, act: () => Promise<unknown>) => {
    await act()
    // A picture that is not kept is given up a moment later.
    await sleep(1500)
    const others = window.complaints().filter((complaint) => !isAway.test(complaint))
    if (others.length > 0) throw new Error(others.join(' | '))
  }
  return {
    'what there is gets kept': async ({ open, window, until }) => {
      await open('/dashboard')
      await until('Nothing is kept', async () =>
        (await window.evaluate(countKept, member.id)) >= 19 ? true : undefined,
      )
    },

    'a page comes as it is kept, and from the server when a part of it is missing': async (screen) => {
      const { open, window, until, see } = screen
      const isKept = () => window.evaluate(() => document.querySelector('meta[name=kept]') !== null)
      await until('The page is not kept', () => window.evaluate(markKept))
      await open('/mood')
      await see({ role: 'heading', name: 'Mood Tracker' })
      if (!(await isKept())) throw new Error('The page is not the one that is kept')
      await window.evaluate(() => {
        document.querySelector('script[type=module]')?.setAttribute('src', '/assets/index-of-before.js')
        dispatchEvent(new Event('vite:preloadError'))
      })
      await until('The page is still the one that is kept', async () => ((await isKept()) ? undefined : true))
      await see({ role: 'heading', name: 'Mood Tracker' })
    },

    'a page that was never opened opens while the server is away': async (screen) => {
      await product.stop()
      await away(screen, async () => {
        await screen.open('/mood')
        await screen.see({ role: 'heading', name: 'Mood Tracker' })
        await screen.seeText('The lake was still.')
        await screen.seeText('As of ')
      })
    },

    'a mood and a tick wait on the device, over a reload': async (screen) => {
      const { open, press, see, seeChecked, seeText } = screen
      const walk = { role: 'checkbox', name: 'Walk', in: { role: 'region', name: "Today's agenda" } }
      await away(screen, async () => {
        await open('/dashboard')
        await press(walk)
        await see({ role: 'button', name: '1 change waiting' })
        await press({ role: 'button', name: 'Calm', in: { role: 'region', name: 'How are you feeling?' } })
        await see({ role: 'button', name: '2 changes waiting' })
        await open('/dashboard')
        await seeChecked(walk)
        await press({ role: 'button', name: '2 changes waiting' })
        await seeText('Done: Walk')
      })
    },

    'they are sent when the server is back': async (screen) => {
      const list = { role: 'dialog', name: 'On this device' }
      await away(screen, async () => {
        await product.restart()
        await screen.press({ role: 'button', name: 'Send now', in: list })
        await screen.seeText('Everything is sent.')
        await screen.press({ role: 'button', name: 'Close', in: list })
        await screen.gone(list)
      })
      const moods = await member.call('GET /mood/history', { query: {} })
      const { notes } = await member.call('GET /daily-notes/{date}', { params: { date: today() } })
      const stored = [...moods.map(({ mood }) => mood).sort(), notes[0]?.completed]
      if (stored.join() !== 'calm,happy,true') throw new Error(`Stored is: ${stored.join()}`)
    },
  }
}
