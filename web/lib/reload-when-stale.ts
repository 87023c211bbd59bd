import { safeTabStorage } from './device/safe-storage.ts'
import { forgetKeptPage } from './kept-page.ts'

/** Where it says which build a page was loaded again from, so that it happens once. */
const note = 'reloaded'

/**
 * Loads the page again when a part of it is missing because the server has a newer build: once, and not while it is out
 * of reach. What was typed is among the drafts.
 */
export function reloadWhenStale(): void {
  window.addEventListener('vite:preloadError', async () => {
    const answer = await fetch('/app.html', { cache: 'no-store' }).catch(() => undefined)
    if (!answer?.ok) return
    // It has another name in each build.
    const own = document.querySelector('script[type=module][src*="/index-"]')?.getAttribute('src')
    // As text: a parser would apply the policy of this page to the styles in it.
    const [, theirs] = /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.text()) ?? []
    if (!own || !theirs || own === theirs || safeTabStorage.getItem(note) === theirs) return
    safeTabStorage.setItem(note, theirs)
    await forgetKeptPage().catch(() => undefined)
    location.reload()
  })
}
