import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../contract/t.ts'
import { type Catalogue, english } from '../../../contract/texts.ts'
import { setLocale } from '../../lib/locale.ts'
import { readTyped } from './typed-item.ts'

/** A Sunday. */
const today = '2026-11-29'

const lines = readFileSync(join(import.meta.dirname, 'fixtures/typed-lines.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [reader = '', typed = '', ...read] = line.split(' | ')
    return { reader, typed, read: read.join(' | ') }
  })

/** Reads as a member does whose page and browser have this language, and whose region may be another: 'en:en-GB'. */
async function readAs(reader: string) {
  const [language = english, region = language === english ? 'en-US' : language] = reader.split(':')
  vi.stubGlobal('navigator', { ...navigator, languages: [region] })
  const { default: catalogue }: { default?: Catalogue } =
    language === english ? {} : await import(`../../../content/texts/${language}.ts`)
  setLanguage(language, catalogue)
  setLocale(language)
}

/** What was read of a line as the fixture writes it: 'Yoga | 2026-12-07 18:00 every 1 week 1,3'. */
function inShort(line: string): string {
  const item = readTyped(line, today)
  if (!item) return ''
  const { day, time, endTime, repeat } = item
  const when = [
    day,
    endTime ? `${time}-${endTime}` : time,
    repeat && `every ${repeat.interval} ${repeat.every}`,
    repeat?.weekdays?.join(','),
  ]
  return `${item.text} | ${when.filter(Boolean).join(' ')}`
}

afterEach(() => {
  vi.unstubAllGlobals()
  setLanguage(english)
  setLocale(english)
})

test.each(lines)('$reader “$typed” is read rightly or stays whole', async ({ reader, typed, read }) => {
  await readAs(reader)
  expect(inShort(typed)).toBe(read)
})

test('a pasted text is not read, and a long line is read quickly', () => {
  expect(readTyped(`${'buy bread and '.repeat(30)}at 10:00`, today)).toBeUndefined()
  const long = `${'tomorrow  '.repeat(24)}every 2nd at 10:00`
  const start = performance.now()
  for (let at = 0; at < 20; at += 1) readTyped(long, today)
  expect((performance.now() - start) / 20).toBeLessThan(50)
})
