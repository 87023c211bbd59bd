import { afterEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { amount } from '../../features/health/health-numbers.ts'
import { cityInWords } from '../cities.ts'
import { countryInWords } from '../countries.ts'
import { setLocale } from '../locale.ts'
import { clockOf } from './clock.ts'
import { weekdaysToChoose } from './first-weekday.ts'
import { weekdayWithin } from './repeat-words.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setLocale('en')
  setLanguage('en')
})

const readIn = (language: string, ...browser: string[]) => {
  vi.stubGlobal('navigator', { languages: browser })
  setLocale(language)
}

test.each([
  ['en', ['en-US'], '6:30 PM', 7],
  ['en', ['en-GB'], '18:30', 1],
  ['es', ['es-MX'], '6:30 p.m.', 7],
  ['es', ['es-ES'], '18:30', 1],
  ['de', ['de-AT', 'en'], '18:30', 1],
  ['tr', ['tr-TR'], '18:30', 1],
])('%s of %j has its clock and its first day of the week', (language, browser, time, first) => {
  readIn(language, ...browser)
  expect(clockOf('18:30').replace(/\s/g, ' ')).toBe(time)
  const days = weekdaysToChoose()
  expect([days[0], [...days].sort()]).toEqual([first, [1, 2, 3, 4, 5, 6, 7]])
})

test('a country is named in the language of the page, and in English as it is stored', () => {
  readIn('de', 'de-DE')
  expect(['Germany', 'Portugal', 'Nowhere'].map(countryInWords)).toEqual([
    'Deutschland',
    'Portugal',
    'Nowhere',
  ])
  readIn('tr', 'tr-TR')
  expect(countryInWords('Germany')).toBe('Almanya')
  readIn('en', 'en-US')
  expect(countryInWords('Germany')).toBe('Germany')
})

test('a city is named in the language of the page, and as it is where it has one name', () => {
  setLanguage('de', { Lisbon: 'Lissabon' })
  expect(['Lisbon', 'Hamburg'].map(cityInWords)).toEqual(['Lissabon', 'Hamburg'])
  setLanguage('en')
  expect(cityInWords('Lisbon')).toBe('Lisbon')
})

test.each([
  ['en', '25.1%', 'Tuesday'],
  ['de', '25,1 %', 'Dienstag'],
  ['tr', '%25,1', 'salı'],
])('%s has its percent sign, and its weekday within a sentence', (language, percentage, tuesday) => {
  readIn(language, language)
  expect(amount(25.1, texts('%')).replace(/\s/g, ' ')).toBe(percentage)
  expect(weekdayWithin(2, 'long')).toBe(tuesday)
})
