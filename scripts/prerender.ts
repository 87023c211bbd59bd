/**
 * After `vite build`: turns the index.html of the build into its pages.
 *
 *   index.html  for `/`: the landing page as HTML and its stylesheet, whole without any script. web/boot.js and
 *               web/ui/boot.css hide it from whoever is signed in, and web/boot.js fetches the scripts when
 *               somebody is there.
 *   index.tr.html and the like: the same in each language that has a catalogue; the server chooses by Accept-Language.
 *   app.html    for every other screen: an empty #root and 'Loading...'.
 *
 * web/main.tsx hydrates the landing page or replaces it; the rule stands there. Fails when the HTML holds what
 * the CSP forbids.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { type Catalogue, directionOf, english } from '../contract/texts.ts'
import { catalogueOf, languages } from './texts/vite-catalogues.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

process.env.NODE_ENV = 'production'

const landing = 'features/landing/landing-page.tsx'
const headlines = 'ui/fonts/newsreader-latin-normal.woff2'
const fonts = [headlines, 'ui/fonts/figtree-latin-normal.woff2']

const root = new URL('../', import.meta.url)
const dist = pathToFileURL(`${resolve(process.argv[2] ?? fileURLToPath(new URL('dist/web', root)))}/`)
const shell = await readFile(new URL('index.html', dist), 'utf8')
const manifest: Record<string, Chunk> = JSON.parse(
  await readFile(new URL('.vite/manifest.json', dist), 'utf8'),
)

function chunk(name: string): Chunk {
  const found = manifest[name]
  if (!found) throw new Error(`The build has no ${name}: is it still loaded lazily by web/router.tsx?`)
  return found
}

/** The chunk and all it imports statically. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const needed of chunk(name).imports ?? []) withImports(needed, seen)
  return seen
}

function insert(html: string, before: string, tags: string[]): string {
  if (!html.includes(before)) throw new Error(`index.html has no ${before}`)
  return html.replace(before, () => `${tags.join('\n    ')}\n    ${before}`)
}

const preload = (font: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunk(font).file}">`
const landingChunks = [...withImports(landing)].map(chunk)
const styles = landingChunks
  .flatMap(({ css = [] }) => css)
  .filter((file) => !shell.includes(file))
  .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
// The first script is the one to run. The others are its dependencies.
const scripts = [...withImports('index.html')].map((name) => chunk(name).file)
const later = [...new Set([...scripts, ...landingChunks.map(({ file }) => file)])].map((file) => `/${file}`)
// The further scripts of a member's page, by the first word of its address: `dashboard a b;mood a c`. At the address of
// the landing page, a member is on their way home.
const pages = Object.keys(manifest).flatMap((name) => {
  const word = /^features\/(\w+)\/\1-page\.tsx$/.exec(name)?.[1]
  if (!word || name === landing) return []
  const own = [...withImports(name)].map((each) => chunk(each).file).filter((file) => !scripts.includes(file))
  return [[word, ...own.map((file) => file.replace(/^assets\/(.*)\.js$/, '$1'))].join(' ')]
})

const withoutCss: Plugin = {
  name: 'without-css',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0empty' : undefined),
  load: (id) => (id === '\0empty' ? '' : undefined),
}
type Prerendered = (
  language: string,
  catalogue: Catalogue,
  languages: readonly string[],
) => { html: string; words: Map<string, string> }
const { module } = await runnerImport<{ prerendered: Prerendered }>(
  fileURLToPath(new URL('web/features/landing/prerendered.tsx', root)),
  {
    configFile: false,
    root: fileURLToPath(new URL('web/', root)),
    mode: 'production',
    logLevel: 'warn',
    plugins: [withoutCss],
  },
)
// Fonts are preloaded before the scripts on the landing page only: its headline needs them and no script. Other pages
// have no headline before the scripts have loaded, and the fonts would compete with them.
const boot = '<script src="/assets/boot'
const app = insert(insert(shell, '<script type="module"', fonts.map(preload)), boot, [
  `<meta name="pages" content="${pages.join(';')}">`,
])
const emptyRoot = '<div id="root"></div>'
if (!app.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}`)
const home = pages.filter((page) => page.startsWith('dashboard '))
const asleep = app
  .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
  .replace(pages.join(';'), home.join(';'))
const index = insert(
  insert(asleep, boot, [`<meta name="later" content="${later.join(' ')}">`]),
  '</head>',
  styles,
)

/** The landing page in a language. */
function landingIn(language: string, catalogue: Catalogue): string {
  const { html, words } = module.prerendered(language, catalogue, [english, ...languages()])
  const forbidden = /<script|<style|\sstyle=|\son\w+=/.exec(html)
  if (forbidden) throw new Error(`The landing page's HTML holds ${forbidden[0]}, which the CSP forbids`)
  let page = index
  for (const [text, own] of words) {
    if (!page.includes(text)) throw new Error(`index.html does not say “${text}”`)
    page = page.replaceAll(text, () => own)
  }
  const opening =
    language === english ? '<html lang="en">' : `<html lang="${language}" dir="${directionOf(language)}">`
  return page.replace('<html lang="en">', opening).replace(emptyRoot, () => `<div id="root">${html}</div>`)
}

await writeFile(
  new URL('app.html', dist),
  app
    .replace(`${preload(headlines)}\n    `, '')
    .replace('<link rel="preload" as="font"', '<link rel="preload" fetchpriority="low" as="font"'),
)
const front = landingIn(english, {})
await writeFile(new URL('index.html', dist), front)
for (const language of languages())
  await writeFile(new URL(`index.${language}.html`, dist), landingIn(language, await catalogueOf(language)))
// Not served. A journey uses it to find the page of a chunk.
await rename(new URL('.vite/manifest.json', dist), new URL('../web-manifest.json', dist))
await rm(new URL('.vite/', dist), { recursive: true })
console.log(`Prerendered / (${Math.round(front.length / 1024)} kB) and app.html`)
