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
  if (!target.closest('[data-begin]') || dataset.landing === 'alive') return
  dataset.landing = 'begin'
  // What the sign-in card needs besides, or it would be asked for once the page is alive.
  for (const file of content('card')?.split(' ') ?? []) preload(file)
}
document.addEventListener('click', keepPress, { capture: true })
const content = (name) => document.querySelector(`meta[name=${name}]`)?.content
const element = (tag, attributes) =>
  document.head.append(Object.assign(document.createElement(tag), attributes))
/** Resolves when the element has loaded, or cannot. */
const loaded = (tag, attributes) =>
  new Promise((resolve) => element(tag, { ...attributes, onload: resolve, onerror: resolve }))
const preload = (href) => loaded('link', { rel: 'modulepreload', href })

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
  if (wanted.office && word === 'admin') preload(wanted.office)
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
/** Resolves when the scripts of the page are there. */
let drawing

/** What a page asks first, besides whether the session is alive and for the week, whose cover stands on each. */
const firstOf = {
  community: ['/api/community/posts?limit=50'],
  profile: ['/api/me/banner'],
}

const isDark = () => {
  const { scheme } = document.documentElement.dataset
  return scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
function isNight() {
  const hour = new Date().getHours()
  return isDark() || hour < 5 || hour >= 21
}
/** The week's cover: its files as the page chooses them, and its `sizes` in the very words of the page. */
const coverAs =
  (sizes, isNight = isDark) =>
  async (answerTo) => {
    const { coverAvif, coverNight } = await answerTo('/api/themes/current')
    return { files: isNight() && coverNight ? coverNight.avif : coverAvif, type: 'image/avif', sizes }
  }
const wide = '(min-width: 72.5rem) 69.5rem, 100vw'
/**
 * The largest picture of a page, in the very words of the page, so that it is fetched once:
 * web/features/themes/week-cover.tsx, web/features/profile/person.tsx, web/features/themes/week-band.tsx.
 */
const largest = {
  dashboard: coverAs('(min-width: 72.5rem) 46rem, (min-width: 56.25rem) calc(100vw - 26rem), 100vw', isNight),
  async profile(answerTo) {
    const { image } = await answerTo('/api/me/banner')
    if (!image) return coverAs(wide)(answerTo)
    const files = image.sizes.map(({ url, width }) => ({ url: `/api${url}`, width }))
    return { files, type: 'image/webp', sizes: wide }
  },
}
const band = coverAs('(width >= 48rem) 64vw, 50vw')

/**
 * Fetches the largest picture of a page: after what draws the page, without which it is not seen; on the profile beside
 * that, as it is the half of what is seen.
 */
async function fetchPicture(answerTo) {
  const { files, type, sizes } = await (largest[word] ?? band)(answerTo)
  await (word === 'profile' ? begun : drawing)
  if (!files?.length) return
  element('link', {
    ...{ rel: 'preload', as: 'image', type, fetchPriority: 'high', imageSizes: sizes },
    imageSrcset: files.map(({ url, width }) => `${url} ${width}w`).join(', '),
  })
}

/** As in web/lib/api.ts. */
const zone = () => window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

function askFirst(token) {
  const headers = {
    authorization: `Bearer ${token}`,
    'time-zone': zone(),
    'accept-language': document.documentElement.lang,
  }
  const isOfMembers = word !== 'admin' && pageOf(word) !== undefined
  const more = isOfMembers ? [...(firstOf[word] ?? []), '/api/themes/current'] : []
  const answers = ['/api/mood/history?limit=1', ...more].map((address) => [
    address,
    fetch(address, { headers, credentials: 'include' }),
  ])
  // Told by whoever takes it, and by nobody where nobody does.
  for (const [, answer] of answers) answer.catch(() => undefined)
  window.asked = { token, at: Date.now(), answers: new Map(answers) }
  const known = new Map(answers)
  const answerTo = async (address) => (await known.get(address)).clone().json()
  if (isOfMembers) fetchPicture(answerTo).catch(() => undefined)
}

/** A member's page and the scripts that it needs besides, from scripts/prerender.ts. */
const pageOf = (name) =>
  content('pages')
    ?.split(';')
    .map((page) => page.split(' '))
    .find(([page]) => page === name)

/** Whether the page is one that they see: of the back office its first, and only who works there. */
function isTheirs() {
  if (word !== 'admin') return true
  return location.pathname === '/admin' && /"role":"(?!member")/.test(localStorage.getItem('user'))
}

/**
 * Fetches the scripts of the page once what every page stands on is well on its way: the browser runs that first. The
 * letters of the page come last.
 */
async function fetchPage() {
  const [, ...needed] = (isTheirs() && pageOf(word)) || []
  await begun
  await Promise.all(needed.map((name) => preload(`/assets/${name}.js`)))
  const href = content('letters')
  if (href) element('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
}

/** Resolves when it is applied, or cannot be had. */
const stylesheet = (href) => loaded('link', { rel: 'stylesheet', crossOrigin: '', href })
/** Resolves when two of the files that every page stands on are there. */
const begun = new Promise((resolve) => {
  let come = 0
  const count = ({ target }) => {
    if (/modulepreload|stylesheet/.test(target.rel)) come += 1
    if (come === 2) resolve()
  }
  for (const what of ['load', 'error']) document.addEventListener(what, count, { capture: true })
})

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
  drawing = fetchPage()
  if (token) askFirst(token)
  // The first of Intl's formats takes Chromium 15 ms, and every page has a date: while it waits for its scripts, and
  // in a task of its own.
  setTimeout(() => Intl.DateTimeFormat())
}
