import { expect, test } from 'vitest'
import { rank } from '../../shell/palette/rank.ts'
import { filterEvents } from './rules.ts'

const all = { shown: 'all', upcomingOnly: false } as const
const start = '2026-12-01T10:00:00Z'
const events = ['Ilık bir gün', 'İstanbul’da yürüyüş', 'Straßenfest', 'Mañana', 'Über den Fluss'].map(
  (title) => ({ title, description: '', tags: [], start, isActive: true }),
)

test.each([
  ['ilik', 'Ilık bir gün'],
  ['ILIK', 'Ilık bir gün'],
  ['ılık', 'Ilık bir gün'],
  ['GUN', 'Ilık bir gün'],
  ['istanbul', 'İstanbul’da yürüyüş'],
  ['ıstanbul', 'İstanbul’da yürüyüş'],
  ['YÜRÜYÜŞ', 'İstanbul’da yürüyüş'],
  ['strassen', 'Straßenfest'],
  ['STRASSEN', 'Straßenfest'],
  ['STRAẞEN', 'Straßenfest'],
  ['manana', 'Mañana'],
  ['MAÑANA', 'Mañana'],
  ['uber', 'Über den Fluss'],
])('%j finds the event %j, and so does the palette', (search, title) => {
  expect(filterEvents(events, { ...all, search }, 0).map((event) => event.title)).toEqual([title])
  const labels = events.map((event) => ({ label: event.title }))
  expect(rank(search, labels)).toEqual([{ label: title }])
})
