import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Catalogue, directionOf } from '../../contract/texts.ts'
import { collectTexts } from './collect.ts'
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
const asModule = (catalogue: Catalogue) =>
  `export default ${JSON.stringify(Object.fromEntries(Object.entries(catalogue).filter(([, words]) => words)))}`
const escaped = (text: string) => text.replace(/[&<"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/**
 * Lists the languages and the addresses of their texts in the page (`<meta name="languages">`, read by web/boot.js and
 * web/lib/language.ts). With English alone there is none. In a build each catalogue is a separate file, which only its
 * readers fetch. The development server adds the pseudo-languages.
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    async buildStart() {
      if (this.environment.config.command !== 'build') return
      for (const language of languages()) {
        const source = asModule(await catalogueOf(language))
        this.emitFile({ type: 'asset', name: `texts-${language}.js`, source })
      }
    },
    async transformIndexHtml(html, { bundle }) {
      const files = Object.values(bundle ?? {})
      const offered = bundle ? languages() : [...languages(), ...pseudoLanguages]
      const told = offered.map(async (language) => {
        const asset = files.find(
          (file) => file.type === 'asset' && file.names.includes(`texts-${language}.js`),
        )?.fileName
        const loading = languages().includes(language)
          ? (await catalogueOf(language))['Loading...']
          : undefined
        return {
          language,
          direction: directionOf(language),
          address: asset ? `/${asset}` : `/texts/${language}.js`,
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
          (own) => response.setHeader('content-type', 'text/javascript').end(asModule(own)),
          next,
        )
      })
    },
  }
}
