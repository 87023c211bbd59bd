/** A page with a place for the strip that says it is a demo. Where there is one, web/main.tsx fills it. */
export function withDemoStrip(html: string): string {
  if (!html.includes('<body>')) throw new Error('The page has no <body> to put the strip into.')
  return html.replace('<body>', '<body>\n    <div id="demo"></div>')
}
