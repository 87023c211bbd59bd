import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { Lexer } from 'marked'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { BoundedLexer, deepest, mostWork } from './bounded-lexer.ts'
import { Markdown } from './markdown.tsx'

afterEach(cleanup)

const { blockTokens, inlineTokens } = Lexer.prototype

const imageId = '01980000-0000-7000-8000-000000000001'
const show = (text: string) =>
  render(<Markdown picture={(id, words) => <i data-picture={id}>{words}</i>}>{text}</Markdown>).container

/** All that a text may become. `i` is the picture of this test. */
const allowed = [
  ...['P', 'H2', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'PRE', 'CODE', 'HR', 'BR', 'STRONG', 'EM', 'DEL', 'A'],
  ...['SPAN', 'I'],
]
const attributes = ['class', 'dir', 'href', 'target', 'rel', 'start', 'data-picture']

function expectHarmless(container: HTMLElement, text: string) {
  for (const element of container.querySelectorAll('*')) {
    expect(allowed, text).toContain(element.tagName)
    for (const { name } of element.attributes) expect(attributes, text).toContain(name)
    const href = element.getAttribute('href')
    if (href !== null) expect(new URL(href).protocol, text).toMatch(/^(?:https?|mailto):$/)
  }
}

test.each([
  ['**so** _soft_ ~~no~~ `code`', 'strong', 'so'],
  ['## The river', 'h2', 'The river'],
  ['- bread\n- salt', 'ul > li', 'bread'],
  ['3. third', 'ol[start="3"] > li', 'third'],
  ['> she said', 'blockquote', 'she said'],
  ['[map](https://example.org/map)', 'a[href="https://example.org/map"]', 'map (opens in a new tab)'],
  [`![a heron](image:${imageId})`, `i[data-picture="${imageId}"]`, 'a heron'],
])('%s is shown as %s', (text, selector, words) => {
  expect(show(text).querySelector(selector)?.textContent?.trim()).toBe(words)
})

test.each([
  '<img src=x onerror=alert(1)>',
  'a <b>bold</b> word',
  '<script>alert(1)</script>',
  '[run](javascript:alert(1))',
  '[run](JaVa\tScRiPt:alert(1))',
  '[run](data:text/html,hi)',
  '| a | b |\n|---|---|\n| 1 | 2 |',
])('%s stays text', (text) => {
  const shown = show(text)
  expectHarmless(shown, text)
  expect(shown.querySelector('a, img, script, b, table')).toBeNull()
  expect(shown.textContent?.replace(/\s/g, '')).toContain(text.split('\n')[0]?.replace(/\s/g, ''))
})

test.each(['ul', 'ol', 'blockquote'])('%s follows the direction of its words', (name) => {
  const shown = show('- שלום\n\n1. שלום\n\n> שלום')
  expect(shown.querySelector(name)?.getAttribute('dir')).toBe('auto')
})

test('a picture from elsewhere is a link and is not fetched', () => {
  const shown = show('![a heron](https://example.org/heron.jpg)')
  expect(shown.querySelector('img')).toBeNull()
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('https://example.org/heron.jpg')
})

test('a text that is nested without end is shown', () => {
  for (const text of ['>'.repeat(3000), `${'- '.repeat(400)}deep`, '['.repeat(3000), '**a '.repeat(3000)])
    expect(show(text).textContent?.length).toBeGreaterThan(0)
})

test('no text becomes an element outside of the list, or a link that runs something', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['**', '*', '_', '~~', '`', '```\n', '> ', '- ', '1. ', '# ', '\n', '\n\n', '---\n', '| a |\n|-|\n'],
      ...['[', ']', '](', ')', '![', '<', '>', '<a href="javascript:alert(1)">', '<svg onload=x>', '&colon;'],
      ...['javascript:', 'java\nscript:', 'vbscript:x', 'data:text/html,x', 'https://a.example/', 'image:'],
      ...[
        '[x]: javascript:alert(1)\n',
        '<javascript:alert(1)>',
        `![](image:${imageId})`,
        '&#106;',
        '\\',
        '"',
      ],
    ),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join('')
      expectHarmless(show(text), text)
      cleanup()
    }),
    { numRuns: 500 },
  )
})

const ordinary = [
  '# A day\n\nWe **walked** along _the river_ & back.\nSecond line.\n\n- bread\n- salt\n  - fine salt\n\n1. one\n2. two',
  '> she *said* > so\n> twice\n\n```\ncode\n```\n\n---\n\n[map](https://example.org/map) ![a](https://example.org/a.jpg)',
  `${'A **long** morning, and a quiet one, as it was all over the year while the river ran. '.repeat(20)}\n\n`.repeat(
    20,
  ),
]

test('an ordinary text is read as the library reads it', () => {
  for (const text of ordinary)
    expect(new BoundedLexer().lex(text)).toEqual(new Lexer({ gfm: true, breaks: true }).lex(text))
})

test.each([
  ...['_a', '@', '_*a', '*a ', '__a', '!', '[', '](', '![', '`', '<a ', '~~a ', '\\', '&#1', 'http://a.b/('],
  ...[
    '> ',
    '>',
    '- ',
    '1. ',
    '- a\n',
    '# _*a\n',
    `${'_*a'.repeat(400)}\n\n`,
    '- _*a\n',
    '**a *b _c ~~d [e](f ',
  ],
])('50,000 characters of %j are looked at a bounded number of times', (piece) => {
  const text = piece.repeat(50_000).slice(0, 50_000)
  let work = 0
  const inline = vi.spyOn(Lexer.prototype, 'inlineTokens').mockImplementation(function (
    this: Lexer,
    src,
    tokens,
  ) {
    work += src.length * (src.match(/[*_~`![\]<>@&\\(/]/g)?.length ?? 0)
    return inlineTokens.call(this, src, tokens)
  })
  let blocks = 0
  const block = vi.spyOn(Lexer.prototype, 'blockTokens').mockImplementation(function (
    this: Lexer,
    src,
    tokens,
  ) {
    blocks += src.length
    return blockTokens.call(this, src, tokens)
  })
  onTestFinished(() => {
    inline.mockRestore()
    block.mockRestore()
  })
  show(text)
  expect(work).toBeLessThanOrEqual(mostWork)
  expect(blocks).toBeLessThanOrEqual(deepest * text.length)
})

test('shows parts too long for Markdown as typed, and formats the rest', () => {
  const long = '_*a'.repeat(3000)
  const shown = show(`**before**\n\n${long}\nnext line\n\n## after`)
  expect(shown.querySelector('strong')?.textContent).toBe('before')
  expect(shown.querySelectorAll('p')[1]?.textContent).toBe(`${long}\nnext line`)
  expect(shown.querySelector('h2')?.textContent).toBe('after')
})
