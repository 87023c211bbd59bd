import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Catalogue, directionOf } from '../../contract/texts.ts'
import { collectTexts, isOfOffice } from './collect.ts'
import { pseudoCatalogue, pseudoLanguages } from './pseudo.ts'

const root = join(import.meta.dirname, '../..')

/** The languages that have a catalogue, by the files of `content/texts`. */
export const languages = (): string[] =>
  globSync('*.ts', { cwd: join(root, 'content/texts') })
    .map((file) => basename(file, '.ts'))
    .sort()

/** The catalogue of a language as it is on the disk now. */
export async function catalogueOf(language: string): Promise<Catalogue> {
  const file = pathToFileURL(join(root, 'content/texts', `${language}.ts`))
  const module: { default: Catalogue } = await import(`${file.href}?${Date.now()}`)
  return module.default
}

/** Lines without words are left out. English stands in for them. */
const asModule = (lines: [text: string, words: string][]) =>
  `export default ${JSON.stringify(Object.fromEntries(lines.filter(([, words]) => words)))}`

/** The texts that the back office alone says. */
const textsOfOffice = () =>
  new Set([...collectTexts(root).texts].flatMap(([text, places]) => (isOfOffice(places) ? [text] : [])))
const escaped = (text: string) => text.replace(/[&<"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/**
 * Lists the languages and the addresses of their texts in the page (`<meta name="languages">`, read by web/boot.js and
 * web/lib/language.ts). With English alone there is none. In a build each catalogue is a separate file, which only its
 * readers fetch, and what only the back office says is another, a quarter of it. The development server adds the
 * pseudo-languages.
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    async buildStart() {
      if (this.environment.config.command !== 'build') return
      const ofOffice = textsOfOffice()
      for (const language of languages()) {
        const lines = Object.entries(await catalogueOf(language))
        const emit = (name: string, isWanted: (text: string) => boolean) =>
          this.emitFile({
            type: 'asset',
            name: `${name}-${language}.js`,
            source: asModule(lines.filter(([text]) => isWanted(text))),
          })
        emit('texts', (text) => !ofOffice.has(text))
        emit('office-texts', (text) => ofOffice.has(text))
      }
    },
    async transformIndexHtml(html, { bundle }) {
      const files = Object.values(bundle ?? {})
      const offered = bundle ? languages() : [...languages(), ...pseudoLanguages]
      const told = offered.map(async (language) => {
        const assetOf = (name: string) =>
          files.find((file) => file.type === 'asset' && file.names.includes(`${name}-${language}.js`))
            ?.fileName
        const asset = assetOf('texts')
        const loading = languages().includes(language)
          ? (await catalogueOf(language))['Loading...']
          : undefined
        return {
          language,
          direction: directionOf(language),
          address: asset ? `/${asset}` : `/texts/${language}.js`,
          ...(asset && { office: `/${assetOf('office-texts')}` }),
          loading: loading ?? 'Loading...',
        }
      })
      const content = JSON.stringify(await Promise.all(told))
      return told.length > 0
        ? html.replace(
            '<!--boot-->',
            `<meta name="languages" content="${escaped(content)}">\n    <!--boot-->`,
          )
        : html
    },
    configureServer({ middlewares }) {
      middlewares.use('/texts/', (request, response, next) => {
        const language = basename(request.url?.split('?')[0] ?? '', '.js')
        const isPseudo = pseudoLanguages.some((pseudo) => pseudo === language)
        if (!isPseudo && !languages().includes(language)) return next()
        const catalogue = isPseudo
          ? Promise.resolve(pseudoCatalogue(collectTexts(root).texts.keys()))
          : catalogueOf(language)
        catalogue.then(
          (own) => response.setHeader('content-type', 'text/javascript').end(asModule(Object.entries(own))),
          next,
        )
      })
    },
  }
}
