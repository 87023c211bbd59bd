import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBlank } from '../../../contract/blank.ts'
import { fitAffirmation } from './rules.ts'

describe('what a service wrote', () => {
  test.each([
    ['I am calm.', 'I am calm.'],
    ['  "I am calm."\n', 'I am calm.'],
    ['**I am calm.**', 'I am calm.'],
    ['> I am *very* calm.', 'I am very calm.'],
    ['“Mira, I am calm.”', 'Mira, I am calm.'],
    ['I am calm.\n\nI am here.\u2028Now.', 'I am calm. I am here. Now.'],
    ['I am\u0000 ca\u202elm\u200b.\u0007', 'I am calm.'],
    ['<think>What shall I say?</think>\n\nI am calm.', 'I am calm.'],
    ['Sakinim, nefes alıyorum 🌿', 'Sakinim, nefes alıyorum 🌿'],
    ['आराम \u200dसे 👩‍🎨', 'आराम \u200dसे 👩‍🎨'],
  ])('%j is shown as %j', (answer, shown) => {
    expect(fitAffirmation(answer)).toBe(shown)
  })

  test.each([
    '',
    '   \n',
    '\u200b\u200b',
    '"" **',
    '...',
    '🌿🌿',
    '<img src=x onerror=alert(1)> I am calm.',
    'I am calm.<script>alert(1)</script>',
    '&lt;b> I am calm',
    '[I am calm](https://evil.example)',
    'I am calm. Visit https://evil.example',
    'www.evil.example is calm',
    'javascript:alert(1)',
    '{"affirmation": "I am calm"}',
    '```html\n<b>I am calm</b>\n```',
    '<think>I never end',
    'x'.repeat(281),
  ])('%j is no affirmation', (answer) => {
    expect(fitAffirmation(answer)).toBeUndefined()
  })

  test('that is too long keeps its first whole sentences', () => {
    const sentence = 'I let this slow morning be exactly as slow as it would like to be.'
    expect(fitAffirmation(Array(20).fill(sentence).join(' '))).toBe(Array(4).fill(sentence).join(' '))
  })

  test('is one line of 1 to 280 harmless characters, or nothing, whatever it was', () => {
    const words = fc.constantFrom('I am calm. ', '<b>', '"', '\n', '\0', '\ud800', '\u202e', '</think>', '💥')
    const answers = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(answers, (answer) => {
        const shown = fitAffirmation(answer)
        if (shown === undefined) return
        expect(shown.length).toBeLessThanOrEqual(280)
        expect(isBlank(shown)).toBe(false)
        expect(shown).toBe(shown.trim())
        expect(shown).not.toMatch(/[<>\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
      }),
      { numRuns: 1000 },
    )
  })

  test.each(['<think>', '"', ' ', '*', 'a', 'a.', '</think>', '\u0301'])(
    'takes no time to read, though it is 64 kB of %j',
    (unit) => {
      const began = performance.now()
      fitAffirmation(unit.repeat(65_536 / unit.length))
      expect(performance.now() - began).toBeLessThan(500)
    },
  )
})
