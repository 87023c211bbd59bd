import { setTimeout as sleep } from 'node:timers/promises'
import { scaledLimit } from '../../scripts/slowness.ts'
import type { Window } from './engine.ts'
import { twoFrames } from './find.ts'

type Looks = { awaited: string | undefined; files: number; wide: string; lost: string[] }

/** What is wrong with the page as it stands, and whether more is to come. Runs in the page. */
function look(): Looks {
  // A picture far below is fetched only when somebody comes near.
  for (const picture of document.images) picture.loading = 'eager'
  const pictures = [...document.images].filter(({ src, srcset }) => src || srcset)
  const { scrollWidth, clientWidth } = document.documentElement
  const widest = () =>
    [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
  const isLoading = (status: Element) =>
    status.textContent === 'Loading...' && status.checkVisibility({ opacityProperty: true })
  const awaited = [
    document.readyState === 'complete' ? '' : 'the document',
    document.querySelector('[aria-busy=true]')?.outerHTML ?? '',
    [...document.querySelectorAll('[role=status]')].find(isLoading)?.outerHTML ?? '',
    pictures.find(({ complete }) => !complete)?.outerHTML ?? '',
  ]
  return {
    awaited: awaited.find(Boolean)?.slice(0, 200),
    files: performance.getEntriesByType('resource').length,
    wide:
      scrollWidth > clientWidth
        ? `${scrollWidth} px wide in a window of ${clientWidth}: ${widest()?.outerHTML.slice(0, 100)}`
        : '',
    lost: pictures
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => `a picture that failed: ${currentSrc}`),
  }
}

/** How often a page must have been seen with nothing to wait for and nothing new, and all drawn, to be at rest. */
const restful = 5

/** Waits until a page has all that it asks for. */
export async function settled(window: Window): Promise<Looks> {
  const deadline = performance.now() + scaledLimit(15_000)
  let files = -1
  for (let quiet = 0; ; quiet += 1) {
    await window.evaluate(twoFrames)
    const looks = await window.evaluate(look)
    if (looks.awaited || looks.files !== files) quiet = 0
    files = looks.files
    if (quiet >= restful) return looks
    if (performance.now() > deadline) {
      throw new Error(`The page does not come to rest: it waits for ${looks.awaited ?? 'new files'}`)
    }
    await sleep(100)
  }
}

/** Everything that a person would be hurt by on a page: what it complained of, what is too wide, what has not come. */
export async function faultsOf(window: Window): Promise<string[]> {
  const { wide, lost } = await settled(window)
  return [...window.complaints(), ...(wide ? [wide] : []), ...lost]
}
