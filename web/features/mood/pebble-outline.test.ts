import { expect, test } from 'vitest'
import { moods } from '../../../contract/moods.ts'
import { pebbleParts } from './pebble-outline.ts'

/** The points of an outline. */
const points = (outline: string) =>
  outline
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number])

test('each mood has an outline of its own, within its box', () => {
  const outlines = [...moods, 'wistful'].map((mood) => pebbleParts([mood])[0]?.outline ?? '')
  expect(new Set(outlines).size).toBe(outlines.length)
  for (const [x, y] of outlines.flatMap(points)) expect(Math.hypot(x, y)).toBeLessThan(24)
})

test('two moods share a pebble, the first one on its left; of four the first three are shown', () => {
  const middle = (outline: string) => {
    const all = points(outline)
    return all.reduce((sum, [x]) => sum + x, 0) / all.length
  }
  const [first, second] = pebbleParts(['sad', 'happy'])
  expect([first?.mood, second?.mood]).toEqual(['sad', 'happy'])
  expect(middle(first?.outline ?? '')).toBeLessThan(0)
  expect(middle(second?.outline ?? '')).toBeGreaterThan(0)
  expect(pebbleParts(['sad', 'happy', 'calm', 'anxious']).map(({ mood }) => mood)).toEqual([
    'sad',
    'happy',
    'calm',
  ])
})
