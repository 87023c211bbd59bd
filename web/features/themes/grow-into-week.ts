import './grow-into-week.css'
import { lessMotion } from '../../lib/less-motion.ts'

/** The page may take so long to show the change (milliseconds). */
const patienceMs = 300

/** Resolves when an element has left the page. A frame does not come while a transition waits for the page. */
async function whenGone(element: Element): Promise<void> {
  const until = performance.now() + patienceMs
  while (element.isConnected && performance.now() < until) await new Promise((go) => setTimeout(go, 8))
}

/**
 * Makes a change by which a theme of the dialog becomes that of the week. Its cover grows from its card into its place on
 * the page, where the browser can do that and motion is wanted. The heading of the week is in view by then.
 */
export function growIntoWeek(themeId: string, change: () => void): void {
  // Behind the dialog, where nothing is seen to move.
  document.getElementById('week')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const card = document.querySelector<HTMLElement>(`[data-theme-cover="${themeId}"]`)
  if (!card || !('startViewTransition' in document) || lessMotion()) {
    change()
    return
  }
  const { documentElement: page } = document
  page.dataset.growing = ''
  card.style.viewTransitionName = 'week-cover'
  const transition = document.startViewTransition(async () => {
    change()
    await whenGone(card)
    page.dataset.growing = 'week'
  })
  void transition.finished.finally(() => delete page.dataset.growing)
}
