import { afterAll, beforeAll, expect, test } from 'vitest'
import { picturesFolder } from '../../../content/pictures.ts'
import { pictures } from '../../kernel/files/pictures.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ picture: pictures(picturesFolder) })
})
afterAll(() => app.close())

test('a theme by itself tells a wider file of our own small pictures, by day and by night; a card gets the small one', async () => {
  const admin = await makeAdmin(app)
  const image = '/art/exercise-letter-480.webp'
  const exercises = [image, null].map((imageUrl) => ({ title: 'Look', steps: [], imageUrl }))
  const artActivity = { title: 'Glaze', description: '', materials: [], image_url: image }
  const recipe = { title: 'Soup', image_url: image, ingredients: [], instructions: '' }
  const tarotCard = { name: 'The Sun', interpretation: '', imageUrl: '/art/tarot-the-sun-600.webp' }
  const { body } = await app.call('POST /themes/library', {
    as: admin,
    body: { title: 'Pictured', slug: 'pictured', exercises, artActivity, recipe, tarotCard },
  })
  const wide = /^\/art\/exercise-letter-960\./
  expect(body.exercises[0]?.imageUrl).toMatch(/^\/art\/exercise-letter-480\./)
  expect(body.exercises[0]?.imageLargeUrl).toMatch(wide)
  expect(body.artActivity?.image_large_url).toMatch(wide)
  const dark = {
    url: expect.stringMatching(/^\/art\/night-exercise-letter-480\./),
    large: expect.stringMatching(/^\/art\/night-exercise-letter-960\./),
    lqip: expect.stringMatching(/^data:/),
  }
  expect(body.exercises[0]?.imageNight).toEqual(dark)
  expect(body.artActivity?.image_night).toEqual(dark)
  expect(body.recipe?.image_night).toEqual(dark)
  expect(body.exercises[1]).not.toHaveProperty('imageNight')
  expect(body.tarotCard?.imageNight?.url).toMatch(/^\/art\/night-tarot-the-sun-600\./)
  expect(body.tarotCard?.backNight?.url).toMatch(/^\/art\/night-tarot-back-600\./)
  expect(body.exercises[1]).not.toHaveProperty('imageLargeUrl')
  const { body: list } = await app.call('GET /themes/library', { as: admin, query: {} })
  expect(JSON.stringify(list)).not.toContain('-960.')
})
