import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

afterEach(cleanup)

const show = (text: string) => render(<LinkedText>{text}</LinkedText>).container
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  ['see https://example.org/a_(b)?c=1#d, then rest', ['https://example.org/a_(b)?c=1#d']],
  ['(http://example.org)', ['http://example.org']],
  ['HTTPS://example.org.', ['HTTPS://example.org']],
  ['https://example.org\nhttps://example.com', ['https://example.org', 'https://example.com']],
])('%j leads where it says', (text, expected) => {
  show(text)
  expect(hrefs()).toEqual(expected)
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    expect(link.getAttribute('target')).toBe('_blank')
  }
})

test.each([
  'javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'mailto:ada@example.org',
  'ftp://example.org',
  '//example.org',
  'It ends.So it goes, example.org',
])('%j is only text', (text) => {
  const { textContent } = show(text)
  expect(hrefs()).toEqual([])
  expect(textContent).toBe(text)
})

test('markup around an address stays text, and no letter is lost', () => {
  const text = `<a href="https://example.org" onclick="alert(1)">x</a> "https://example.org/'onmouseover=alert(1)'" 🌿`
  const container = show(text)
  expect(container.textContent?.replaceAll(' (opens in a new tab)', '')).toBe(text)
  expect(container.querySelectorAll('[onclick], [onmouseover]')).toHaveLength(0)
  for (const href of hrefs()) expect(href).toMatch(/^https:\/\/example\.org/)
})
