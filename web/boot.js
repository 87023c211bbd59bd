// Stands in every page, and runs before its first paint.
// Marks a stored session, or a return to the sign-in card, so that the prerendered landing page stays hidden
// (web/ui/boot.css); keeps a press of 'Begin Your Journey' until the page is alive; applies the color scheme this
// browser was told (web/ui/scheme.ts), the language of the address (`/tr`), that it was told or that it asks for
// (web/lib/language.ts), and to a member the hue of their week (web/ui/tint.ts); and fetches the scripts
// and the whole stylesheet of the landing page, which scripts/prerender.ts left out of it, when somebody is there. For a
// member it fetches their page beside the scripts that lead to it, and asks what that page asks first
// (web/lib/preloaded.ts takes the answers); it fetches the largest picture of the page as soon as it is known which.
// On its way down, because React stops what reaches a part of the page that it has not taken over yet.
const keepPress = ({ target }) => {
  const { dataset } = document.documentElement
  if (target.closest('[data-begin]') && dataset.landing !== 'alive') dataset.landing = 'begin'
}
document.addEventListener('click', keepPress, { capture: true })
const content = (name) => document.querySelector(`meta[name=${name}]`)?.content
const element = (tag, attributes) =>
  document.head.append(Object.assign(document.createElement(tag), attributes))
const preload = (href) => element('link', { rel: 'modulepreload', href })

const [, first] = location.pathname.split('/')
/** The page in the address. The landing page leads a member home. */
let word = first || 'dashboard'

function chooseLanguage(chosen) {
  const root = document.documentElement
  const offered = [{ language: 'en', direction: 'ltr' }, ...JSON.parse(content('languages') ?? '[]')]
  const find = (tag) =>
    offered.find(({ language }) => language === tag) ??
    offered.find(({ language }) => language === tag.split('-')[0])
  const named = offered.length > 1 && offered.find(({ language }) => language === first)
  // Whoever came by the address of a language reads on in it, until they choose another.
  if (named && !('session' in root.dataset)) localStorage.setItem('language', named.language)
  const wanted =
    (!('session' in root.dataset) && named) ||
    ([chosen, ...navigator.languages].map((tag) => tag && find(tag)).find(Boolean) ?? offered[0])
  word = named || !first ? 'dashboard' : first
  const own = JSON.parse(content('own-texts') ?? '{}')[wanted.language]
  // The landing page stands there in the language that the server found in a header, in our words.
  if (wanted.language === root.lang && !own) return
  if (own) preload(own)
  root.lang = wanted.language
  root.dir = wanted.direction
  root.dataset.language = 'other'
  if (wanted.address) preload(wanted.address)
  if (!wanted.loading) return
  const tell = () => {
    const boot = document.getElementById('boot')
    if (boot) boot.textContent = wanted.loading
  }
  document.addEventListener('DOMContentLoaded', tell)
}

try {
  const root = document.documentElement
  if (localStorage.getItem('token') || history.state?.usr?.auth) root.dataset.session = ''
  const hue = localStorage.getItem('hue')
  if (localStorage.getItem('token') && /^\d{1,3}$/.test(hue)) root.style.setProperty('--hue', hue)
  const scheme = localStorage.getItem('scheme')
  if (scheme === 'light' || scheme === 'dark') {
    root.dataset.scheme = scheme
    document.querySelectorAll('meta[name=theme-color]').forEach((meta) => {
      meta.media = meta.dataset.for === scheme ? 'all' : 'not all'
    })
  }
  chooseLanguage(localStorage.getItem('language'))
} catch {
  // Storage may be forbidden: then nobody is signed in and the system decides.
}

const { dataset } = document.documentElement

/** What a page asks first, besides whether the session is alive. */
const firstOf = {
  dashboard: ['/api/themes/current'],
  community: ['/api/community/posts?limit=50'],
  profile: ['/api/me/banner', '/api/themes/current'],
}

function isNight() {
  const { scheme } = document.documentElement.dataset
  const hour = new Date().getHours()
  const isDark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  return isDark || hour < 5 || hour >= 21
}

/**
 * The largest picture of a page: which answer tells it, its files there, and its `sizes`, in the very words of the page,
 * so that it is fetched once: web/features/themes/week-cover.tsx, web/features/profile/person.tsx.
 */
const largest = {
  dashboard: {
    by: '/api/themes/current',
    files: ({ coverAvif, coverNight }) => (isNight() && coverNight ? coverNight.avif : coverAvif),
    type: 'image/avif',
    sizes: '(min-width: 72.5rem) 46rem, (min-width: 56.25rem) calc(100vw - 26rem), 100vw',
  },
  profile: {
    by: '/api/me/banner',
    files: ({ image }) => image?.sizes.map(({ url, width }) => ({ url: `/api${url}`, width })),
    type: 'image/webp',
    sizes: '(min-width: 72.5rem) 69.5rem, 100vw',
  },
}

/** Fetches the largest picture of a page as soon as it is known, beside the scripts. */
async function fetchPicture({ files, type, sizes }, answer) {
  const found = files(await (await answer).clone().json())
  if (!found?.length) return
  element('link', {
    ...{ rel: 'preload', as: 'image', type, fetchPriority: 'high', imageSizes: sizes },
    imageSrcset: found.map(({ url, width }) => `${url} ${width}w`).join(', '),
  })
}

function askFirst(token) {
  const headers = {
    authorization: `Bearer ${token}`,
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'accept-language': document.documentElement.lang,
  }
  const addresses = ['/api/mood/history?limit=1', ...(firstOf[word] ?? [])]
  const answers = addresses.map((address) => [address, fetch(address, { headers, credentials: 'include' })])
  // Told by whoever takes it, and by nobody where nobody does.
  for (const [, answer] of answers) answer.catch(() => undefined)
  window.asked = { token, answers: new Map(answers) }
  const picture = largest[word]
  const [, telling] = answers.find(([address]) => address === picture?.by) ?? []
  if (telling) fetchPicture(picture, telling).catch(() => undefined)
}

function fetchPage() {
  const [, ...needed] =
    content('pages')
      ?.split(';')
      .map((page) => page.split(' '))
      .find(([page]) => page === word) ?? []
  for (const name of needed) preload(`/assets/${name}.js`)
}

/** Resolves when it is applied, or cannot be had. */
const stylesheet = (href) =>
  new Promise((resolve) =>
    element('link', { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror: resolve }),
  )

const later = content('later')?.split(' ')
if (later) {
  const isStyles = (file) => file.endsWith('.css')
  // `storage`: somebody has signed in in another tab.
  const signs = 'pointermove pointerdown touchstart click wheel keydown focusin storage'.split(' ')
  const heard = new AbortController()
  const run = () => element('script', { type: 'module', src: later[0] })
  const wake = ({ type, movementX, movementY } = {}) => {
    // Chromium tells of a pointer that rests as well, when the page moves under it.
    if (type === 'pointermove' && !movementX && !movementY) return
    heard.abort()
    const styled = later.filter(isStyles).map(stylesheet)
    for (const file of later) if (!isStyles(file)) preload(file)
    const parsed = new Promise((resolve) => {
      if (document.readyState !== 'loading') return resolve()
      document.addEventListener('DOMContentLoaded', resolve)
    })
    // Not before there is a #root to stand in, and the styles of what will stand in it.
    Promise.all([parsed, ...styled]).then(run)
  }
  // A demo says on its first screen that it is one.
  // Nor does one that is to be said in another language stand there to be read.
  if ('session' in dataset || 'demo' in dataset || 'language' in dataset) wake()
  else for (const sign of signs) addEventListener(sign, wake, { capture: true, signal: heard.signal })
}
if ('session' in dataset) {
  const token = localStorage.getItem('token')
  if (token) askFirst(token)
  fetchPage()
}
