import { expect, test } from 'vitest'
import { fallbackTheme } from './fallback-theme.ts'
import { readWeek } from './week-content.ts'

const read = {
  id: '1',
  title: 'Rain',
  coverImageUrl: '/a.webp',
  journalingPrompt: 'Why?',
  tarotCard: { name: 'The Star', interpretation: 'Hope.', imageUrl: '/s.webp' },
  musicUrl: 'https://example.org/',
  exercises: [{ title: 'Draw', steps: ['One'], imageUrl: '/d.webp' }],
  artActivity: { title: 'Print', description: 'Print it.', imageUrl: '/p.webp', materials: ['Ink'] },
  menu: [{ day: 'Monday', recipeTitle: 'Soup' }],
}
const older = {
  id: '1',
  title: 'Rain',
  cover_image_url: '/a.webp',
  journal_prompt: 'Why?',
  tarot_card: { name: 'The Star', interpretation: 'Hope.', image_url: '/s.webp' },
  music_url: 'https://example.org/',
  exercises: [{ title: 'Draw', steps: ['One'], image_url: '/d.webp' }],
  art_activity: { title: 'Print', description: 'Print it.', image_url: '/p.webp', materials: ['Ink'] },
  menu: [{ day: 'Monday', recipe_title: 'Soup' }],
}

test('both namings, and a mixture of them, are read as one', () => {
  expect(readWeek(read)).toMatchObject(read)
  expect(readWeek(older)).toEqual(readWeek(read))
  expect(readWeek({ ...read, tarotCard: null, tarot_card: older.tarot_card })).toEqual(readWeek(read))
  expect(readWeek({ ...older, journal_prompt: null, journalingPrompt: 'Why?' })).toEqual(readWeek(read))
})

test('an uploaded picture is looked for where the API keeps it, one of our own where it lies', () => {
  const upload = '/uploads/abc-1600.webp'
  expect(
    readWeek({ ...read, coverImageUrl: upload, coverSizes: [{ url: upload, width: 1600 }] }),
  ).toMatchObject({
    coverImageUrl: `/api${upload}`,
    coverSizes: [{ url: `/api${upload}`, width: 1600 }],
    tarotCard: { imageUrl: '/s.webp' },
  })
})

test('what is not there is empty, never undefined', () => {
  expect(readWeek({ id: '1', title: 'Bare' })).toMatchObject({
    affirmation: '',
    tarotCard: null,
    exercises: [],
    menu: [],
    hue: null,
  })
})

test('what is no theme is refused', () => {
  expect(() => readWeek({})).toThrow()
  expect(() => readWeek({ id: 'x' })).toThrow()
})

test('the built-in theme is one, and says so', () => {
  expect(fallbackTheme()).toMatchObject({ id: 'fallback', title: 'A Quiet Week', coverImageUrl: null })
})
