import { directionOf } from '../../../contract/texts.ts'
import type { Letter } from './mailer.ts'

/** The text without what HTML takes for marks. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** The content of a letter: a paragraph before its button, and more after it. */
export type Message = {
  /** The language it is written in, as a BCP 47 tag. */
  language: string
  greeting: string
  before: string[]
  button?: { label: string; link: string }
  after: string[]
  /** An address that stands in `after`, which the HTML makes a link. */
  linked?: string
  closing: string
  /** Where letters of each kind are stopped, as a label and an address. */
  stops?: { label: string; link: string }[]
}

/** The letter as plain text: the same content as the HTML, with the link written out. */
export const asText = ({ greeting, before, button, after, closing, stops = [] }: Message): string =>
  [
    greeting,
    ...before,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...after,
    closing,
    ...stops.map(({ label, link }) => `${label}:\n${link}`),
  ].join('\n\n')

const stopRow = ({ label, link }: { label: string; link: string }) =>
  `\n<tr><td style="padding:14px 8px 0;font:13px/1.5 Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"><a href="${escapeHtml(link)}" style="color:#4f5a4f">${escapeHtml(label)}</a></td></tr>`

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

/** The HTML with an address in it made a link. */
const withLink = (html: string, address: string | undefined) =>
  address === undefined
    ? html
    : html.replace(escapeHtml(address), (shown) => `<a href="${shown}" style="color:#4b6246">${shown}</a>`)

/** The letter as HTML that mail programs show alike: one table, inline styles, no remote picture. */
export const asHtml = ({
  language,
  greeting,
  before,
  button,
  after,
  linked,
  closing,
  stops = [],
}: Message): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>A-genda</title></head>
<body style="margin:0;padding:0;background:#f9f4ea;color:#1e2a22">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f9f4ea"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 20px;font:600 24px/1.2 Newsreader,Georgia,'Times New Roman',serif;color:#4b6246">A-genda</td></tr>
<tr><td style="background:#fdfbf5;border:1px solid #dfd9cb;border-radius:18px;padding:32px 28px;font:16px/1.6 Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1e2a22">
<p style="margin:0 0 16px;font:400 22px/1.3 Newsreader,Georgia,'Times New Roman',serif">${escapeHtml(greeting)}</p>
${before.map(paragraph).join('\n')}
${
  button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="display:inline-block;background:#4b6246;color:#fdfbf5;text-decoration:none;border-radius:999px;padding:13px 26px;font-weight:600">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4f5a4f;word-break:break-all">${escapeHtml(button.link)}</p>`
    : ''
}
${after.map((text) => withLink(paragraph(text), linked)).join('\n')}
<p style="margin:24px 0 0;color:#4f5a4f">${escapeHtml(closing)}</p>
</td></tr>${stops.map(stopRow).join('')}</table></td></tr></table></body></html>
`

/** A letter with this content, as text and as HTML. */
export const letterOf = (to: string, subject: string, message: Message): Letter => ({
  to,
  subject,
  text: asText(message),
  html: asHtml(message),
  ...(message.button ? { link: message.button.link } : {}),
})
