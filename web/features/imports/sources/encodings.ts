/** The encodings that a text can have, by the names of `TextDecoder`. The member chooses among them. */
export const encodings = [
  'utf-8',
  'windows-1252',
  'windows-1254',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'macintosh',
  'x-mac-cyrillic',
  'koi8-r',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const
export type Encoding = (typeof encodings)[number]

/** Bytes that are looked at to guess an encoding. */
const evidence = 256 * 1024

/** The characters that texts of an encoding other than Latin are mostly made of. */
const atHome: readonly [encoding: Encoding, common: RegExp][] = [
  ['windows-1251', /[оеаинтсрвлкмдпуя]/g],
  ['koi8-r', /[оеаинтсрвлкмдпуя]/g],
  ['x-mac-cyrillic', /[оеаинтсрвлкмдпуя]/g],
  ['windows-1253', /[αοιετσνηυρπκμςάέήίόύώ]/g],
  ['windows-1255', /[ויהלארתבמשנם]/g],
  ['windows-1256', /[ابتدرسعفقكلمنهوي]/g],
  ['shift_jis', /[ぁ-ヶー日月年]/g],
  ['euc-kr', /[이다는가의을에를은고한하도지로나기어서사자으리일아오있안해시날들요좋]/g],
  [
    'gb18030',
    /[的一是不了在人有我他这中大来上个国到说们为子和你地出道也时年得就那要下以生会日月天好心情今]/g,
  ],
  ['big5', /[的一是不了在人有我他這中大來上個國到說們為子和你地出道也時年得就那要下以生會日月天好心情今]/g],
]

const decode = (bytes: Uint8Array, encoding: Encoding) => new TextDecoder(encoding).decode(bytes)
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** UTF-16 without its mark: ASCII letters have a NUL beside them, always on the same side. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = Math.max(even, odd)
  if (most < bytes.length / 20 || most < 4 || Math.min(even, odd) > most / 20) return undefined
  const wide: Encoding = odd > even ? 'utf-16le' : 'utf-16be'
  const text = decode(bytes.subarray(0, bytes.length - (bytes.length % 2)), wide)
  // Bytes that are no text have NULs anywhere, and make characters that nobody writes.
  return countOf(text, /[^\P{Cc}\t\n\r]|[\ufffd\ue000-\uf8ff]/gu) > text.length / 20 ? undefined : wide
}

/** Whether words are made of letters beyond ASCII. Latin scripts rarely have three of them in a row. */
function isDense(bytes: Uint8Array): boolean {
  let [high, inRuns, run] = [0, 0, 0]
  for (const byte of bytes) {
    if (byte < 0x80) {
      run = 0
      continue
    }
    high += 1
    run += 1
    inRuns += run > 3 ? 1 : run === 3 ? 3 : 0
  }
  return inRuns / high > 0.5
}

/** The share of characters beyond ASCII that are common where an encoding is at home. */
function scoreOf(bytes: Uint8Array, encoding: Encoding, common: RegExp): number {
  const text = decode(bytes, encoding)
  const all = countOf(text, /\P{ASCII}/gu)
  return all === 0 ? 0 : (countOf(text, common) - 2 * countOf(text, /[\ufffd\u0080-\u009f]/g)) / all
}

/** Whether words make sense as those of an old Mac: elsewhere its vowels with marks are quotes and signs. */
function isMac(bytes: Uint8Array): boolean {
  const oddness = (encoding: Encoding) => {
    const text = decode(bytes, encoding)
    return (
      countOf(text, /\p{Ll}\p{Lu}(?=\p{Ll})/gu) +
      // Typographic signs, Š and Ž stand where the Mac has vowels with marks.
      countOf(
        text,
        /(?<=\p{L})[^\p{ASCII}\p{L}\p{M}\p{Zs}‘’“”–—…](?=\p{L})|(?<=\p{L})[šžŠŽŸŒˆƒ]|(?<=\p{Ll})–(?=\p{Ll})/gu,
      )
    )
  }
  return oddness('macintosh') < oddness('windows-1252')
}

/**
 * The encoding that is not UTF-8 of a text, by what its bytes show: that of its letters where they are none of Latin
 * scripts, that of an old Mac, else that of Windows in the reader's language.
 */
function oldEncoding(all: Uint8Array, language: string): Encoding {
  const bytes = linesBeyondAscii(all)
  if (isDense(bytes)) {
    const scores = atHome.map(([encoding, common]) => ({ encoding, score: scoreOf(bytes, encoding, common) }))
    const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
    if (best.score > 0.3) return best.encoding
  }
  if (isMac(bytes)) return 'macintosh'
  return language === 'tr' ? 'windows-1254' : 'windows-1252'
}

/** The lines with bytes beyond ASCII, up to {@link evidence}: the others say nothing of an encoding. */
function linesBeyondAscii(bytes: Uint8Array): Uint8Array {
  const lines = new Uint8Array(evidence)
  let [length, from, isHigh] = [0, 0, false]
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? 10
    if (byte >= 0x80) isHigh = true
    if (byte !== 10 && byte !== 13 && at - from < 4096) continue
    if (isHigh) {
      if (length + at - from > evidence) break
      lines.set(bytes.subarray(from, at), length)
      length += at - from
    }
    from = at
    isHigh = false
  }
  return lines.subarray(0, length)
}

/** A text as it was read. `isSure` says that its bytes leave no doubt about the encoding. */
export type Decoded = { text: string; encoding: Encoding; isSure: boolean; unreadable: number }

const replacement = '\ufffd'
function replacementsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf(replacement); at >= 0; at = text.indexOf(replacement, at + 1)) count += 1
  return count
}

/**
 * Decodes a text without its byte order mark. Where UTF-8 has unclean bytes, these alone become U+FFFD, and the rest is
 * read as it is. `chosen` is the member's choice.
 */
export function decodeText(bytes: Uint8Array, language: string, chosen?: Encoding): Decoded {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined
  if (chosen === undefined && marked === undefined && !wideEncoding(bytes.subarray(0, evidence))) {
    const text = decode(bytes, 'utf-8')
    const unreadable = replacementsIn(text)
    const written = unreadable > 0 ? replacementsWritten(bytes) : 0
    const bad = unreadable - written
    if (bad === 0) return { text, encoding: 'utf-8', isSure: true, unreadable: 0 }
    // Old encodings look like a letter of UTF-8 only by chance.
    if (countOf(text, /[^\p{ASCII}\ufffd]/gu) * 3 >= bad)
      return { text, encoding: 'utf-8', isSure: false, unreadable: bad }
  }
  const encoding =
    chosen ?? marked ?? wideEncoding(bytes.subarray(0, evidence)) ?? oldEncoding(bytes, language)
  const text = decode(bytes, encoding)
  return {
    text,
    encoding,
    isSure: chosen === undefined && marked !== undefined,
    unreadable: replacementsIn(text),
  }
}

/** U+FFFD that stands in the file itself, because an earlier program could not read a byte. */
function replacementsWritten(bytes: Uint8Array): number {
  let count = 0
  for (let at = 0; at + 2 < bytes.length; at += 1)
    if (bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count += 1
  return count
}
