const types: [type: string, test: (head: Uint8Array, text: string) => boolean][] = [
  ['image/jpeg', ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff],
  ['image/png', (_, text) => text.startsWith('\x89PNG')],
  ['image/gif', (_, text) => text.startsWith('GIF8')],
  ['image/webp', (_, text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP'],
  ['image/avif', (_, text) => text.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(text.slice(8, 12))],
  [
    'image/heic',
    (_, text) => text.slice(4, 8) === 'ftyp' && /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(text.slice(8, 12)),
  ],
]

/** The kind of a picture by its first bytes; undefined for what is no picture. The names of files may be wrong. */
export async function pictureType(blob: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await blob.slice(0, 16).arrayBuffer())
  const text = String.fromCharCode(...head)
  return types.find(([, test]) => test(head, text))?.[0]
}
