import { expect, test } from 'vitest'
import { sectionsWith } from './sections.ts'

test('a control leads to its section, a row of medications too', () => {
  expect(sectionsWith(['meds.2.time', 'notes'])).toEqual(['meds', 'notes'])
  expect(sectionsWith(['glucoseContext', 'waterMl', 'systolic'])).toEqual(['activity', 'vitals'])
  expect(sectionsWith(['nothing', 'steps.'])).toEqual(['activity'])
  expect(sectionsWith([])).toEqual([])
})
