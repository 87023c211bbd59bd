import { afterEach, expect, test } from 'vitest'
import { readMessage } from './message.ts'
import { setLanguage, t } from './t.ts'
import { translator } from './texts.ts'

afterEach(() => setLanguage('en'))

test('fills placeholders, zero and empty values included', () => {
  expect(t('Welcome, {name}', { name: 'Ada' })).toBe('Welcome, Ada')
  expect(t('{count} of {total}', { count: 0, total: 7 })).toBe('0 of 7')
  expect(t('[{caption}]', { caption: '' })).toBe('[]')
})

test('leaves a placeholder without a value as written', () => {
  expect(t('Welcome, {name}')).toBe('Welcome, {name}')
  expect(t('Welcome, {name}', { other: 1 })).toBe('Welcome, {name}')
})

test('a value that looks like a placeholder is not filled again', () => {
  expect(t('Welcome, {name}', { name: '{name} $& $1' })).toBe('Welcome, {name} $& $1')
  expect(t('{count, plural, other {{name}}}', { count: 1, name: '{count} $&' })).toBe('{count} $&')
})

test('prefers the catalogue and falls back to English', () => {
  setLanguage('de', { 'Welcome, {name}': 'Willkommen, {name}' })
  expect(t('Welcome, {name}', { name: 'Ada' })).toBe('Willkommen, Ada')
  expect(t('Home')).toBe('Home')
})

const days = '{count, plural, one {# day} other {# days}}'

test('a number chooses its wording', () => {
  expect([0, 1, 2, 1.5, 1234].map((count) => t(days, { count }))).toEqual([
    '0 days',
    '1 day',
    '2 days',
    '1.5 days',
    '1234 days',
  ])
})

test.each([
  ['tr', '{count, plural, one {# gün} other {# gün}}', { 0: '0 gün', 1: '1 gün', 5: '5 gün' }],
  [
    'pl',
    '{count, plural, one {# dzień} few {# dni} many {# dni…} other {# dnia}}',
    { 1: '1 dzień', 3: '3 dni', 5: '5 dni…', 22: '22 dni', 1.5: '1,5 dnia' },
  ],
  [
    'ar',
    '{count, plural, zero {z #} one {o #} two {t #} few {f #} many {m #} other {x #}}',
    { 0: 'z 0', 1: 'o 1', 2: 't 2', 3: 'f 3', 11: 'm 11', 100: 'x 100' },
  ],
])('the plurals of %s', (language, message, expected) => {
  const own = translator(`${language}-u-nu-latn`, { [days]: message })
  for (const [count, words] of Object.entries(expected))
    expect(own(days, { count: Number(count) })).toBe(words)
})

test('an exact number goes before its category, and a word may choose as well', () => {
  expect(t('{count, plural, =0 {nobody} one {# person} other {# people}}', { count: 0 })).toBe('nobody')
  const message = '{who, select, me {You have {n, plural, one {# post} other {# posts}}} other {{who} has #}}'
  expect(t(message, { who: 'me', n: 1 })).toBe('You have 1 post')
  expect(t(message, { who: 'Ada', n: 3 })).toBe('Ada has #')
  expect(t('{who, select, other {x}}', { who: 'constructor' })).toBe('x')
})

test('a large number is grouped where the text says so', () => {
  expect(t('at most {max, number}', { max: 1_000_000 })).toBe('at most 1,000,000')
  const own = translator('de', { 'at most {max, number}': 'höchstens {max, number}' })
  expect(own('at most {max, number}', { max: 1_000_000 })).toBe('höchstens 1.000.000')
})

test('an ordinal has the ending of its number', () => {
  const message = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
  expect([1, 2, 3, 4, 22].map((n) => t(message, { n }))).toEqual(['1st', '2nd', '3rd', '4th', '22nd'])
})

test('an apostrophe is one, and quotes before a brace alone', () => {
  expect(t("It's {name}'s '{title}'", { name: 'Ada', title: 'Tea' })).toBe("It's Ada's 'Tea'")
  expect(t("{n, plural, one {it's '{#}'} other {they're #}}", { n: 1 })).toBe("it's {#}")
  expect(t("{n, plural, one {it's '{#}'} other {they're #}}", { n: 2 })).toBe("they're 2")
})

test.each([
  '{n, plural, one {# day}}',
  '{n, plural, one {# day} other {# days}',
  '{n, plural, }',
  '{n, date}',
  '{n, plural, other {x}} }',
  '{n, plural, other {{}}}',
])('%s cannot be read', (message) => {
  expect(() => readMessage(message)).toThrow(/cannot be read|no wording/)
})

test('two languages are spoken at the same moment', () => {
  const german = translator('de', { 'Hello {name},': 'Hallo {name},' })
  const turkish = translator('tr', { 'Hello {name},': 'Merhaba {name},' })
  expect([german, turkish, t].map((own) => own('Hello {name},', { name: 'Ada' }))).toEqual([
    'Hallo Ada,',
    'Merhaba Ada,',
    'Hello Ada,',
  ])
})
