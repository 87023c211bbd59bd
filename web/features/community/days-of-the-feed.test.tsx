import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as locale from '../../lib/locale.ts'
import { clearStage, show } from '../../test/render.tsx'
import { DayDivider } from './day-divider.tsx'

afterEach(clearStage)

const heading = (day: string, today: string) => {
  const { unmount } = show(<DayDivider day={day} today={today} />)
  const words = screen.getByRole('heading', { level: 3 }).textContent
  unmount()
  return words
}

test('today and yesterday are named so, over the turn of a year too, and other days by their date', () => {
  expect(heading('2026-11-20', '2026-11-20')).toBe('Today')
  expect(heading('2026-12-31', '2027-01-01')).toBe('Yesterday')
  expect(heading('2026-11-13', '2026-11-20')).toBe('Friday, November 13')
  expect(heading('2025-11-20', '2026-11-20')).toBe('Thursday, November 20, 2025')
})

test('a date is written as the member’s language does', () => {
  vi.spyOn(locale, 'formatLocale').mockReturnValue('de-DE')
  expect(heading('2026-11-13', '2026-11-20')).toBe('Freitag, 13. November')
})
