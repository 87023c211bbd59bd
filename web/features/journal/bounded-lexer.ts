import { Lexer, type Token, type TokensList } from 'marked'

/** Deeper than anybody writes. What lies deeper is shown as it was typed. */
export const deepest = 24
/**
 * How much work one text may be: of each part its characters, times the signs in it that may begin or end something. A
 * year of diary in one text has a tenth of this. At `_*a`, the slowest, it takes a phone about a second.
 */
export const mostWork = 4_000_000

const signs = /[*_~`![\]<>@&\\(/]/g

/** Reads Markdown part by part, in a bounded time: what is too long or too deep for it becomes a `plain` token. */
export class BoundedLexer extends Lexer {
  #depth = 0
  #work = 0

  constructor() {
    super({ gfm: true, breaks: true })
  }

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[]
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList
  override blockTokens(src: string, tokens: Token[] = [], lastParagraphClipped?: boolean): Token[] {
    if (this.#depth >= deepest) {
      tokens.push(plain(src))
      return tokens
    }
    this.#depth += 1
    const read = super.blockTokens(src, tokens, lastParagraphClipped)
    this.#depth -= 1
    return read
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    this.#work += src.length * (src.match(signs)?.length ?? 0)
    if (this.#work <= mostWork) return super.inlineTokens(src, tokens)
    tokens.push(plain(src))
    return tokens
  }
}

const plain = (raw: string): Token => ({ type: 'plain', raw })
