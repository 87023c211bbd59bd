import { expect, test } from 'vitest'
import { besideOthers, type PackedTheme } from '../../../contract/theme-packs.ts'
import type { Theme } from '../../../contract/themes.ts'
import { isHere } from './is-here.ts'

const here = {
  id: '1',
  slug: 'still-water',
  title: 'Still Water',
  description: '',
  hue: 200,
  isDraft: false,
  coverImageUrl: '/art/theme-lake.a1.webp',
  coverSizes: [],
  coverLqip: null,
  affirmation: 'I am calm.',
  journalingPrompt: 'What is still?',
  musicUrl: null,
  song: null,
  artActivity: null,
  recipe: null,
  tarotCard: { name: 'The Star', interpretation: '', imageUrl: '/api/uploads/b2.webp', imageLqip: 'data:' },
  exercises: [{ title: 'Breathe', steps: ['In', 'Out'], imageUrl: null, link: null }],
  menu: [],
} as unknown as Theme
const packed = {
  ...{
    slug: 'still-water',
    title: 'Still Water',
    description: '',
    coverImageUrl: 'pictures/art/theme-lake.a1.webp',
  },
  affirmation: 'I am calm.',
  journalingPrompt: 'What is still?',
  musicUrl: null,
  song: null,
  artActivity: null,
  recipe: null,
  season: null,
  menu: [],
  tarotCard: { name: 'The Star', interpretation: '', imageUrl: 'pictures/b2.webp' },
  exercises: [{ title: 'Breathe', steps: ['In', 'Out'], imageUrl: null, link: null, minutes: null }],
} as unknown as PackedTheme

test('a theme of a pack is here with the same words and pictures, whatever its address', () => {
  expect(isHere(packed, [here])).toBe(true)
  expect(isHere({ ...packed, slug: 'still-water-2' }, [here])).toBe(true)
  expect(isHere(packed, [])).toBe(false)
})

test('an uploaded picture is the same however it was encoded, and is none of ours', () => {
  const withCard = (imageUrl: string) =>
    ({ ...packed, tarotCard: { ...packed.tarotCard, imageUrl } }) as PackedTheme
  expect(isHere(withCard('pictures/c3.webp'), [here])).toBe(true)
  expect(isHere(withCard('pictures/art/tarot-star.c3.webp'), [here])).toBe(false)
})

test.each<[string, Partial<PackedTheme>]>([
  ['a word', { affirmation: 'I am calm' }],
  ['a title', { title: 'Still Water (2)' }],
  ['a picture', { coverImageUrl: 'pictures/art/theme-lake.a2.webp' }],
  ['a picture that it lacks', { coverImageUrl: null }],
  [
    'a step more',
    { exercises: [{ ...packed.exercises[0], steps: ['In', 'Out', 'In'] }] as PackedTheme['exercises'] },
  ],
  ['an exercise less', { exercises: [] }],
  ['a season', { season: 'winter' as PackedTheme['season'] }],
])('it is another by %s', (_, change) => {
  expect(isHere({ ...packed, ...change }, [here])).toBe(false)
})

test('a copy of a copy gets the next number that is free', () => {
  const taken = new Set(['still-water', 'still-water-2', 'catch-22'])
  const name = (slug: string, title: string) => besideOthers({ slug, title }, (one) => taken.has(one))
  expect(name('still-water', 'Still Water')).toEqual({ slug: 'still-water-3', title: 'Still Water (3)' })
  expect(name('still-water-2', 'Still Water (2)')).toEqual({
    slug: 'still-water-3',
    title: 'Still Water (3)',
  })
  // A number that belongs to the title is none of a copy.
  expect(name('catch-22', 'Catch 22')).toEqual({ slug: 'catch-22-2', title: 'Catch 22 (2)' })
  expect(name('route', 'Route (66)')).toEqual({ slug: 'route-2', title: 'Route (66) (2)' })
})
