import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLocale } from '../../lib/locale.ts'
import { clearStage, show, signIn } from '../../test/render.tsx'
import { Toolbar } from './toolbar.tsx'

afterEach(() => {
  clearStage()
  setLocale('en')
})

test.each([
  ['en', 'day', 'Wednesday, December~2'],
  ['de', 'day', 'Mittwoch, 2.~Dezember'],
  ['es', 'day', 'miércoles, 2~de diciembre'],
  ['tr', 'day', '2~Aralık Çarşamba'],
  ['en', 'week', 'Nov~30~- Dec~6,~2026'],
  ['de', 'month', 'Dezember 2026'],
] as const)('in %s, the heading of a %s breaks nowhere but in “%s”', (locale, tab, label) => {
  setLocale(locale)
  signIn()
  show(<Toolbar position={{ tab, date: '2026-12-02' }} today="2026-12-01" go={() => undefined} />)
  const heading = screen.getByRole('heading', { level: 2 })
  expect(heading.textContent?.replaceAll('\u00a0', '~')).toBe(label)
})
