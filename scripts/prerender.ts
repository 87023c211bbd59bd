/**
 * After `vite build`: turns the index.html of the build into its pages.
 *
 *   index.html  for `/`: the landing page as HTML with its styles in it, whole without any other file. web/boot.js and
 *               web/ui/boot.css hide it from whoever is signed in, and web/boot.js fetches the scripts and the whole
 *               stylesheet when somebody is there.
 *   index.tr.html and the like: the same in each language that has a catalogue; the server chooses by Accept-Language.
 *   app.html    for every other screen: an empty #root and 'Loading...', with all styles in it.
 *
 * web/main.tsx hydrates the landing page or replaces it; the rule stands there. Fails when the HTML holds what
 * the CSP forbids.
 */
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'
import { type Catalogue, directionOf, english } from '../contract/texts.ts'
import { cssTarget } from '../vite.config.ts'
import { catalogueOf, languages } from './texts/vite-catalogues.ts'
import { bundledPictures } from './vite-pictures.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

process.env.NODE_ENV = 'production'

const landing = 'features/landing/landing-page.tsx'
const card = 'features/auth/auth-card.tsx'
const letters = 'ui/fonts/figtree-latin-normal.woff2'

const root = new URL('../', import.meta.url)
const web = new URL('web/', root)
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

const landingChunks = [...withImports(landing)].map(chunk)
// The stylesheet of the entry first, as its order is in every other page.
const sheetOfAll = /<link rel="stylesheet"[^>]*href="([^"]+)">/.exec(shell)
if (!sheetOfAll) throw new Error('index.html has no stylesheet')
const sheets = [
  ...new Set([sheetOfAll[1], ...landingChunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`))]),
]
// The first script is the one to run. The others are its dependencies.
const scripts = [...withImports('index.html')].map((name) => chunk(name).file)
const later = [
  ...[...new Set([...scripts, ...landingChunks.map(({ file }) => file)])].map((file) => `/${file}`),
  ...sheets,
]
/** The first word of an address and the further scripts of its page: `mood a c`. */
const pageOf = (word: string, ...names: string[]) => {
  const files = new Set(names.flatMap((name) => [...withImports(name)].map((each) => chunk(each).file)))
  const own = [...files].filter((file) => !scripts.includes(file))
  return [word, ...own.map((file) => file.replace(/^assets\/(.*)\.js$/, '$1'))].join(' ')
}
// Those of a member: `dashboard a b;mood a c`. At the address of the landing page, a member is on their way home.
const ofMembers = Object.keys(manifest).flatMap((name) => {
  const word = /^features\/(\w+)\/\1-page\.tsx$/.exec(name)?.[1]
  return word && name !== landing ? [pageOf(word, name)] : []
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
  fileURLToPath(new URL('features/landing/prerendered.tsx', web)),
  {
    configFile: false,
    root: fileURLToPath(web),
    mode: 'production',
    logLevel: 'warn',
    plugins: [withoutCss, bundledPictures()],
  },
)
const boot = '<script>'
// Of the back office its first page. web/boot.js fetches it for those who work there.
const office = pageOf('admin', 'admin/admin-shell.tsx', 'admin/dashboard/dashboard-page.tsx')
const pages = [...ofMembers, office]
const shellWithPages = insert(shell, boot, [`<meta name="pages" content="${pages.join(';')}">`])
const emptyRoot = '<div id="root"></div>'
if (!shell.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}`)
const home = ofMembers.filter((page) => page.startsWith('dashboard '))
const asleep = shellWithPages
  .replaceAll(/\n *(<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>)/g, '')
  .replace(pages.join(';'), home.join(';'))
const ofCard = [...withImports(card)].map((name) => `/${chunk(name).file}`)
const index = insert(asleep, boot, [
  `<meta name="later" content="${later.join(' ')}">`,
  `<meta name="card" content="${ofCard.filter((file) => !later.includes(file)).join(' ')}">`,
])

/** The landing page in a language, without its styles. */
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

/** What web/features/landing/inline.css and the classes in these pages amount to. */
async function stylesOf(pages: string[]): Promise<string> {
  const classes = pages.flatMap((page) =>
    [...page.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => names),
  )
  const names = [...new Set(classes.join(' ').replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '))]
  const ofThesePages: Plugin = {
    name: 'of-these-pages',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/landing/inline.css')
        ? `${code}\n@source inline(${JSON.stringify(names.join(' '))});`
        : undefined,
  }
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(web),
    publicDir: false,
    logLevel: 'warn',
    plugins: [ofThesePages, tailwindcss()],
    build: {
      write: false,
      cssTarget,
      assetsInlineLimit: 0,
      rolldownOptions: { input: fileURLToPath(new URL('features/landing/inline.css', web)) },
    },
  })) as Rolldown.RolldownOutput
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('web/features/landing/inline.css was not built')
  const css = String(sheet.source).trim()
  // The files that it names are those of the pages' own build.
  for (const [, file = ''] of css.matchAll(/url\(\/([^)]+)\)/g)) await access(new URL(file, dist))
  if (css.includes('</')) throw new Error('The styles of the landing page cannot stand in it')
  return css
}

const entry = /<script type="module"[^>]*src="([^"]+)"><\/script>/.exec(shell)
if (!entry) throw new Error('index.html has no script')
/** The stylesheet that every page has, to stand in a page: there it comes while the scripts are asked for. */
const stylesOfAll = (await readFile(new URL(`.${sheetOfAll[1]}`, dist), 'utf8')).trim()
if (stylesOfAll.includes('</')) throw new Error('The stylesheet cannot stand in a page')
await writeFile(
  new URL('app.html', dist),
  insert(
    shellWithPages
      // A replacement as a text would read `$&` in it. The link is never fetched: a part of a page that is fetched later
      // would fetch the stylesheet if there was none (Vite's preload). Chromium 150 reads ahead over `disabled`, and not
      // over a medium that there is none of.
      .replace(
        sheetOfAll[0],
        () =>
          `<link rel="stylesheet" media="not all" disabled href="${sheetOfAll[1]}">\n    <style>${stylesOfAll}</style>`,
      )
      // So that web/boot.js hears when it has come, which is before it runs.
      .replace(entry[0], `$&\n    <link rel="modulepreload" crossorigin href="${entry[1]}">`),
    boot,
    [`<meta name="letters" content="/${chunk(letters).file}">`],
  ),
)
const fronts = new Map([['index.html', landingIn(english, {})]])
for (const language of languages())
  fronts.set(`index.${language}.html`, landingIn(language, await catalogueOf(language)))
const styles = await stylesOf([...fronts.values()])
for (const [name, page] of fronts)
  await writeFile(new URL(name, dist), insert(page, boot, [`<style>${styles}</style>`]))
// Not served. A journey uses it to find the page of a chunk.
await rename(new URL('.vite/manifest.json', dist), new URL('../web-manifest.json', dist))
await rm(new URL('.vite/', dist), { recursive: true })
console.log(`Prerendered / (with ${Math.round(styles.length / 1024)} kB of styles) and app.html`)
