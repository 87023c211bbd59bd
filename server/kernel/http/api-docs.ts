import type { FastifyInstance } from 'fastify'
import type { AnyRow, CallName, Door } from '../../../contract/row.ts'
import { packedOnce } from './compressed.ts'
import { openApiDocument } from './openapi.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
const block = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

type Operation = {
  summary: string
  parameters?: unknown
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content: { 'application/json': { schema: unknown } } }>
}

const doors: Record<Door, string> = {
  anyone: 'Anyone',
  member: 'Members',
  staff: 'Moderators, curators and administrators',
  moderator: 'Moderators and administrators',
  curator: 'Curators and administrators',
  admin: 'Administrators',
}

function call(name: string, row: AnyRow, operation: Operation | undefined): string {
  const id = name.replace(/\W+/g, '-')
  return `<details id="${id}"><summary><code>${escapeHtml(name)}</code> <span>${escapeHtml(row.summary)}</span> <small>${doors[row.door]}</small></summary>
${block('Parameters', operation?.parameters)}
${block('Body', Object.values(operation?.requestBody?.content ?? {})[0]?.schema)}
${block('Answer', operation?.responses['200']?.content['application/json'].schema)}
</details>`
}

const style = `:root{color-scheme:light dark;--paper:#f8f3e9;--ink:#26322b;--line:#ded5c3;--accent:#3f6650}
@media(prefers-color-scheme:dark){:root{--paper:#1a1f1b;--ink:#e9e4d8;--line:#39413a;--accent:#9cc3a6}}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
h1{font-family:Georgia,serif;font-weight:400}h3{font-size:.9rem;margin:1rem 0 .3rem}
a{color:var(--accent)}details{border-top:1px solid var(--line);padding:.7rem 0}
summary{cursor:pointer}summary code{font-weight:600;color:var(--accent)}summary small{opacity:.8;margin-left:.5rem}
pre{overflow:auto;padding:1rem;border:1px solid var(--line);border-radius:12px;font-size:.85rem;line-height:1.45}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}`

/** Serves the API's description for machines (`/openapi.json`) and, without any script, for people (`/docs`). */
export function serveApiDocs(
  app: FastifyInstance,
  prefix: string,
  table: Record<CallName, AnyRow>,
  version: string,
): void {
  const document = openApiDocument(table, version)
  const paths = document.paths as Record<string, Record<string, Operation>>
  const calls = Object.entries(table).map(([name, row]) => {
    const [method = '', path = ''] = name.split(' ')
    return call(name, row, paths[path]?.[method.toLowerCase()])
  })
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A-genda API</title><link rel="stylesheet" href="${prefix}/docs/style.css"></head><body><main>
<h1>A-genda API</h1><p>Version ${escapeHtml(version)}. Paths are under <code>${prefix}</code>. Send the token of a sign-in as
<code>Authorization: Bearer …</code>. A failure is <code>{"detail": "one sentence"}</code>. For machines: <a href="${prefix}/openapi.json">openapi.json</a>.</p>
${calls.join('\n')}</main></body></html>`

  const packedDocument = packedOnce(JSON.stringify(document))
  const packedPage = packedOnce(page)
  app.get(`${prefix}/openapi.json`, async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(await packedDocument(request, reply)),
  )
  app.get(`${prefix}/docs`, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(await packedPage(request, reply)),
  )
  app.get(`${prefix}/docs/style.css`, async (_request, reply) => reply.type('text/css').send(style))
}
