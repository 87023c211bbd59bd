import { setTimeout as sleep } from 'node:timers/promises'
import { scaledLimit } from '../../scripts/slowness.ts'
import type { Window } from './engine.ts'

type Looks = { busy: boolean; files: number; wide: string; lost: string[] }

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
  return {
    busy:
      document.readyState !== 'complete' ||
      document.querySelector('[aria-busy=true]') !== null ||
      [...document.querySelectorAll('[role=status]')].some(
        (status) => status.textContent === 'Loading...' && status.checkVisibility({ opacityProperty: true }),
      ) ||
      pictures.some(({ complete }) => !complete),
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

/** Waits until a page has all that it asks for, as long as nothing new was asked for half a second. */
async function settled(window: Window): Promise<Looks> {
  const deadline = performance.now() + scaledLimit(15_000)
  let since = performance.now()
  let files = -1
  for (;;) {
    const looks = await window.evaluate(look)
    if (looks.busy || looks.files !== files) since = performance.now()
    files = looks.files
    if (performance.now() - since > 500) return looks
    if (performance.now() > deadline) throw new Error('The page does not come to rest')
    await sleep(100)
  }
}

/** Everything that a person would be hurt by on a page: what it complained of, what is too wide, what has not come. */
export async function faultsOf(window: Window): Promise<string[]> {
  const { wide, lost } = await settled(window)
  return [...window.complaints(), ...(wide ? [wide] : []), ...lost]
}
