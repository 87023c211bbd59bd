/** Where it says which build a page was loaded again from, so that it happens once. */
const note = 'reloaded'

/** The page's own script in a page of the build: it has another name in each build. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector<HTMLScriptElement>('script[type=module][src*="/index-"]')?.src

/**
 * Loads the page again when a part of it is missing because the server has a newer build: once, and not while it is out
 * of reach. What was typed is among the drafts.
 */
export function reloadWhenStale(): void {
  const own = entryOf(document)
  window.addEventListener('vite:preloadError', async () => {
    const answer = await fetch('/app.html', { cache: 'no-store' }).catch(() => undefined)
    if (!answer?.ok) return
    const theirs = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    if (!own || !theirs || own === theirs || sessionStorage.getItem(note) === theirs) return
    sessionStorage.setItem(note, theirs)
    location.reload()
  })
}
