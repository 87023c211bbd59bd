import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { OwnTexts } from './texts.ts'

const addressOf = (language: string) => `/own-texts/${language}.js`
const escaped = (text: string) => text.replace(/[&<"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** Serves a community's own words to browsers, a module for each language. */
export function serveOwnTexts(app: FastifyInstance, own: OwnTexts): void {
  for (const [language, words] of Object.entries(own)) {
    const source = `export default ${JSON.stringify(words)}\n`
    const etag = `"${createHash('sha256').update(source).digest('base64url').slice(0, 16)}"`
    app.get(addressOf(language), (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', etag })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('text/javascript; charset=utf-8').send(source)
    })
  }
}

/** Tells a page where they are (web/boot.js, web/lib/language.ts). A page without own words stays as it is built. */
export function withOwnTexts(html: string, own: OwnTexts): string {
  const addresses = Object.fromEntries(Object.keys(own).map((language) => [language, addressOf(language)]))
  if (Object.keys(own).length === 0) return html
  const boot = '<script>'
  if (!html.includes(boot)) throw new Error('The page has no script to put own texts before.')
  const meta = `<meta name="own-texts" content="${escaped(JSON.stringify(addresses))}">`
  return html.replace(boot, () => `${meta}${boot}`)
}
