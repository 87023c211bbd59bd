import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rates } from '../../../contract/rates.ts'
import { directionOf } from '../../../contract/texts.ts'
import type { Deps } from '../../deps.ts'
import { takeFrom } from '../../kernel/http/rate-limit.ts'
import { escapeHtml } from '../../kernel/mail/letter.ts'
import type { LanguageTexts } from '../../texts.ts'

type Needs = Pick<Deps, 'limiter' | 'texts' | 'publicUrl'>

/** What the link of a letter stops. */
type Ticket = { language: string | null; isUsed: boolean; listed(reader: LanguageTexts): string }

type Tickets = {
  /** Where whoever has an account chooses instead. */
  settings: { path: string; label(reader: LanguageTexts): string }
  find(token: string): Promise<Ticket | undefined>
  use(token: string): Promise<void>
}

/** What a mail program sends (RFC 8058 section 3.2), and more than that. */
const mostBytes = 2000

const style = `:root{color-scheme:light dark;--paper:#f9f4ea;--card:#fdfbf5;--line:#dfd9cb;--ink:#1e2a22;--soft:#4f5a4f;--accent:#4b6246;--on:#fdfbf5}
@media(prefers-color-scheme:dark){:root{--paper:#151914;--card:#1d251f;--line:#333932;--ink:#e9e6dc;--soft:#b2b0a5;--accent:#adc6a7;--on:#131b12}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 Figtree,ui-sans-serif,system-ui,sans-serif}
main{max-width:32rem;margin:12vh auto;padding:0 1rem}
p.name{font:600 1.5rem/1.2 Newsreader,ui-serif,Georgia,serif;color:var(--accent);margin:0 .5rem 1.25rem}
section{background:var(--card);border:1px solid var(--line);border-radius:1.125rem;padding:2rem 1.75rem}
h1{font:400 1.5rem/1.3 Newsreader,ui-serif,Georgia,serif;margin:0 0 1rem}
section p{margin:0 0 1rem;overflow-wrap:anywhere}form{margin:1.5rem 0 1.75rem}section>:last-child{margin-bottom:0}
.soft{color:var(--soft)}a{color:inherit}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.6rem;border:0;border-radius:99rem;background:var(--accent);color:var(--on);cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}`

/** The page has a style of its own and a form, and nothing else. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';')

const button = (label: string) =>
  `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${escapeHtml(label)}</button></form>`

type Page = { title: string; says: string[]; button?: string; settings: { link: string; label: string } }

const pageOf = ({ language }: LanguageTexts, { title, says, button: label, settings }: Page): string =>
  `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · A-genda</title><style>${style}</style></head>
<body><main><p class="name">A-genda</p><section><h1>${escapeHtml(title)}</h1>
${says.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${label ? button(label) : ''}
<p class="soft"><a href="${escapeHtml(settings.link)}">${escapeHtml(settings.label)}</a></p>
</section></main></body></html>
`

/**
 * Serves the links with which letters are stopped, to whoever has them: nobody signs in to refuse a letter. Reading one
 * changes nothing, because mail programs open links by themselves. Posting stops its kinds, once (RFC 8058).
 */
export function serveTickets(app: FastifyInstance, path: string, deps: Needs, tickets: Tickets): void {
  const { limiter, publicUrl } = deps
  type Asked = FastifyRequest<{ Params: { ticket: string } }>

  async function answer(request: Asked, reply: FastifyReply): Promise<FastifyReply> {
    const limited = await takeFrom(limiter, rates.letterTickets, request.ip)
    if (limited) throw limited
    const { ticket: token } = request.params
    const stops = request.method === 'POST'
    const before = await tickets.find(token)
    if (before && !before.isUsed && stops) await tickets.use(token)
    const reader = deps.texts.in(before?.language, deps.texts.accepted(request.headers['accept-language']))
    return reply
      .code(before ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'content-language': reader.language,
        'x-robots-tag': 'noindex',
      })
      .send(
        pageOf(reader, {
          ...pageFor(reader, before, stops),
          settings: { link: `${publicUrl()}${tickets.settings.path}`, label: tickets.settings.label(reader) },
        }),
      )
  }

  app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    const url = `${path}/:ticket`
    scope.route<{ Params: { ticket: string } }>({ method: ['GET', 'HEAD'], url, handler: answer })
    scope.route<{ Params: { ticket: string } }>({
      method: 'POST',
      url,
      bodyLimit: mostBytes,
      handler: answer,
    })
  })
}

function pageFor(reader: LanguageTexts, ticket: Ticket | undefined, stops: boolean): Omit<Page, 'settings'> {
  const { t } = reader
  if (!ticket)
    return {
      title: t('This link is too old'),
      says: [t('Newer emails have newer links. You can also stop emails on your profile.')],
    }
  const kinds = ticket.listed(reader)
  if (ticket.isUsed)
    return {
      title: t('This link was already used'),
      says: [t('It stopped emails about {kinds}. If you turned them on again, they stay on.', { kinds })],
    }
  if (!stops)
    return {
      title: t('Stop emails about {kinds}?', { kinds }),
      says: [t('Other emails, and reminders elsewhere, stay as they are.')],
      button: t('Stop these emails'),
    }
  return {
    title: t('No more emails about {kinds}', { kinds }),
    says: [t('They are stopped. Everything else stays as it is.')],
  }
}
