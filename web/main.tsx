import './ui/app.css'
// Few bytes, and here, because a page waits for a stylesheet of its own.
import './features/calendar/calendar.css'
import './features/community/wall.css'
import './features/events/event-picture.css'
import './features/mood/mood.css'
import './features/planner/items/labels.css'
import './ui/pictures/avatar.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { ApiError, call } from './lib/api.ts'
import { workerContainer } from './lib/device/worker-container.ts'
import { loadLanguage } from './lib/language.ts'
import { readPreloaded } from './lib/preloaded.ts'
import { reloadWhenStale } from './lib/reload-when-stale.ts'
import { followOtherTabs, session } from './lib/session.ts'
import { routes } from './router.tsx'

/**
 * Whether the stored session is still valid, by the call that the specification names. A refusal ends the session. A
 * server that cannot be reached, or is busy, does not, so nobody is signed out by a tunnel.
 */
async function verify(): Promise<boolean> {
  try {
    await call('GET /mood/history', { query: { limit: 1 } })
    return true
  } catch (error) {
    return !(error instanceof ApiError) || ![401, 403].includes(error.status)
  }
}

/**
 * As above, but a page that the service worker opened waits no longer than three seconds on a line that says nothing. A
 * refusal that comes later still ends the session.
 */
function verifyInTime(): Promise<boolean> {
  const answer = verify()
  if (!workerContainer()?.controller) return answer
  const token = session.token()
  void answer.then((isValid) => {
    if (!isValid && session.token() === token) session.expire()
  })
  return Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, 3_000, true))])
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Hydrated as it is, unless web/boot.js hid it for another page.
const { dataset } = document.documentElement
const prerendered =
  root.querySelector('[data-landing]') && !('session' in dataset) && !('language' in dataset)

/** Resolves when the code of the first page is there. */
const hasPage = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** How long the first screen waits for what it shows, in milliseconds. */
const soonMs = 200

/** Shows the first screen. */
async function open(root: HTMLElement) {
  // What the scripts did as they were loaded and what follows are two tasks, between which a press is heard.
  await new Promise((resolve) => setTimeout(resolve))
  const restored = session.restore(verifyInTime)
  followOtherTabs()
  reloadWhenStale()

  const router = createBrowserRouter(routes)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )

  if (prerendered) hydrateRoot(root, app)
  else {
    // All were asked for by web/boot.js and are mostly there: then a page is drawn once, in its letters, and not its frame
    // before it.
    await Promise.race([
      Promise.all([restored, hasPage(router), readPreloaded(), document.fonts.load('1em Figtree')]),
      new Promise((resolve) => setTimeout(resolve, soonMs)),
    ])
    root.replaceChildren()
    delete dataset.session
    delete dataset.language
    // In slices, between which a press is heard.
    startTransition(() => createRoot(root).render(app))
  }

  // Only in a demo. It has a root of its own, so that the landing page is hydrated as it was prerendered.
  const demo = document.getElementById('demo')
  if (demo)
    void import('./features/demo/demo-strip.tsx').then(({ showDemoStrip }) =>
      showDemoStrip(demo, (path) => void router.navigate(path)),
    )
}

// At once in English, so that the landing page is hydrated as it is.
const texts = loadLanguage()
if (texts) void texts.then(() => open(root))
else void open(root)
