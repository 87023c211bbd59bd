import type { MarkedToken, Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BoundedLexer, deepest } from './bounded-lexer.ts'
import { imageIdOf } from './image-id.ts'

type MarkdownProps = {
  children: string
  /** Shows the picture of the entry with this id. `words` is what the text calls it. */
  picture: (id: string, words: string) => ReactNode
}
type Picture = MarkdownProps['picture']

/** An address that a text may lead to: nothing that runs, and nothing of this page. */
function safeAddress(href: string): string | undefined {
  const url = URL.parse(href)
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}

function tokensOf(text: string): Token[] | undefined {
  try {
    return new BoundedLexer().lex(text)
  } catch {
    // A text that marked cannot read is shown as it was typed.
    return undefined
  }
}

/**
 * A text in Markdown as elements of a small list: paragraphs, headings, lists, quotes, code, rules, emphasis, links and
 * the entry's own pictures. HTML stays text, and nothing is fetched from elsewhere.
 */
export function Markdown({ children: text, picture }: MarkdownProps): ReactNode {
  const tokens = tokensOf(text)
  if (!tokens) return <p className="whitespace-pre-line">{text}</p>
  return <All tokens={tokens} depth={0} picture={picture} />
}

function All({ tokens, depth, picture }: { tokens: Token[]; depth: number; picture: Picture }): ReactNode {
  if (depth > deepest) return tokens.map(({ raw }) => raw).join('')
  return tokens.map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    <Fragment key={at}>{one(token, depth, picture)}</Fragment>
  ))
}

function one(given: Token, depth: number, picture: Picture): ReactNode {
  const token = given as MarkedToken
  const inner = (tokens: Token[]) => <All tokens={tokens} depth={depth + 1} picture={picture} />
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'paragraph':
      return <p>{inner(token.tokens)}</p>
    case 'heading':
      return headingOf(token.depth, inner(token.tokens))
    case 'blockquote':
      return (
        // Its line stands where the words begin, also in a text from right to left, as do the marks of a list.
        <blockquote dir="auto" className="border-s-2 border-accent ps-5 italic">
          {inner(token.tokens)}
        </blockquote>
      )
    case 'list':
      return listOf(token, (item) => inner(item.tokens))
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-md bg-hollow p-4 font-sans text-sm whitespace-pre-wrap">
          <code>{token.text}</code>
        </pre>
      )
    case 'hr':
      return <hr className="mx-auto w-24 border-line" />
    case 'strong':
      return <strong>{inner(token.tokens)}</strong>
    case 'em':
      return <em>{inner(token.tokens)}</em>
    case 'del':
      return <del>{inner(token.tokens)}</del>
    case 'codespan':
      return <code className="rounded-sm bg-hollow px-1 font-sans text-[0.9em]">{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return linkTo(token.href, inner(token.tokens), token.raw)
    case 'image':
      return imageOf(token, picture)
    case 'escape':
      return token.text
    case 'text':
      return 'tokens' in token && token.tokens ? inner(token.tokens) : token.text
    default:
      // HTML, tables, boxes to tick, and what is too long or too deep: as they were typed.
      return <span className="whitespace-pre-line">{given.raw}</span>
  }
}

/** All of one level, so that no level is left out whatever was typed; the page's own is above. */
function headingOf(depth: number, content: ReactNode): ReactNode {
  const look = depth === 1 ? 'text-2xl' : depth === 2 ? 'text-xl' : 'text-lg italic'
  return <h2 className={cx('pt-2 leading-snug', look)}>{content}</h2>
}

function listOf(
  { ordered, start, items }: Tokens.List,
  inner: (item: Tokens.ListItem) => ReactNode,
): ReactNode {
  const rows = items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    <li key={at} className="ps-1 marker:text-accent">
      {inner(item)}
    </li>
  ))
  if (!ordered)
    return (
      <ul dir="auto" className="grid list-disc gap-1 ps-6">
        {rows}
      </ul>
    )
  return (
    <ol dir="auto" className="grid list-decimal gap-1 ps-6" {...(start !== '' && start !== 1 && { start })}>
      {rows}
    </ol>
  )
}

function linkTo(href: string, content: ReactNode, raw: string): ReactNode {
  const address = safeAddress(href)
  if (!address) return raw
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {content}
      <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
    </a>
  )
}

/** A picture of the entry; one from elsewhere is a link to it, because to load it would tell a third party. */
function imageOf({ href, text, raw }: Tokens.Image, picture: Picture): ReactNode {
  const id = imageIdOf(href)
  return id ? picture(id, text) : linkTo(href, text || href, raw)
}
