/**
 * Adds the place of the demo's strip to a page, and a mark. When web/boot.js sees the mark, it fetches the strip's
 * content at once (web/main.tsx).
 */
export function withDemoStrip(html: string): string {
  if (!html.includes('<html ') || !html.includes('<body>'))
    throw new Error('The page has no <html> or no <body> to put the strip into.')
  return html.replace('<html ', '<html data-demo ').replace('<body>', '<body>\n    <div id="demo"></div>')
}
