/**
 * A page with a place for the strip that says it is a demo, and with the mark by which web/boot.js fetches at once what
 * fills it (web/main.tsx).
 */
export function withDemoStrip(html: string): string {
  if (!html.includes('<html ') || !html.includes('<body>'))
    throw new Error('The page has no <html> or no <body> to put the strip into.')
  return html.replace('<html ', '<html data-demo ').replace('<body>', '<body>\n    <div id="demo"></div>')
}
