import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ThemeTexts as StarterTexts } from '../../../content/theme-texts.ts'
import bread from '../../../content/themes/bread.ts'
import rain from '../../../content/themes/rain.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember, makeTheme } from '../../test/make.ts'
import { textsIn } from '../../texts.ts'
import { loadStarterThemes } from './starter-library.ts'
import { starterWordsIn } from './starter-words.ts'

/** Words as the content has them, each said to be German. */
const german = (theme: typeof bread | typeof rain): StarterTexts => {
  const say = (text: string) => `de: ${text}`
  const each = (lines: readonly string[]) => lines.map(say)
  const { tarotCard: tarot, song, artActivity: art, recipe } = theme
  return {
    title: say(theme.title),
    description: say(theme.description),
    affirmation: say(theme.affirmation),
    journalingPrompt: say(theme.journalingPrompt),
    tarotCard: { name: say(tarot.name), interpretation: say(tarot.interpretation) },
    song: { title: say(song.title), artist: say(song.artist), message: say(song.message) },
    exercises: theme.exercises.map(({ title, steps }) => ({
      title: say(title),
      steps: each(steps),
    })) as never,
    artActivity: {
      title: say(art.title),
      description: say(art.description),
      materials: each(art.materials),
    },
    menu: each(theme.menu.map(({ recipeTitle }) => recipeTitle)) as never,
    recipe: {
      title: say(recipe.title),
      ingredients: each(recipe.ingredients),
      instructions: recipe.instructions.split('\n').map(say).join('\n'),
    },
  }
}

let app: TestApp
let admin: Awaited<ReturnType<typeof makeMember>>
let member: Awaited<ReturnType<typeof makeMember>>
beforeAll(async () => {
  app = await testApp({
    texts: textsIn({ de: {}, tr: {} }),
    starterWords: starterWordsIn({
      de: [
        [bread, german(bread)],
        [rain, german(rain)],
      ],
    }),
  })
  admin = await makeAdmin(app)
  member = await makeMember(app)
})
beforeEach(async () => {
  await app.db.deleteFrom('themes').execute()
  await app.db.deleteFrom('content_loaded').execute()
})
afterAll(() => app.close())

const inGerman = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
const library = async (headers: Record<string, string> = {}, as = member) =>
  (await app.call('GET /themes/library', { as, headers })).body
const theme = async (slug: string, headers?: Record<string, string>) => {
  const found = (await library(headers)).find((one) => one.slug === slug)
  if (!found) throw new Error(`There is no ${slug}.`)
  return found
}
const write = (id: string, language: string, body: object) =>
  app.call('PATCH /themes/library/{id}/texts/{language}', { as: admin, params: { id, language }, body })

describe('a starter theme', () => {
  test('is read in the language of whoever asks, whole, and in English by everybody else', async () => {
    await loadStarterThemes(app.db, app.clock)
    const [english, own] = [await theme('bread'), await theme('bread', inGerman)]
    expect(english.title).toBe(bread.title)
    expect(own).toEqual({
      ...english,
      title: `de: ${english.title}`,
      description: `de: ${english.description}`,
      affirmation: `de: ${english.affirmation}`,
      journalingPrompt: `de: ${english.journalingPrompt}`,
      tarotCard: {
        ...english.tarotCard,
        name: `de: ${english.tarotCard?.name}`,
        interpretation: `de: ${english.tarotCard?.interpretation}`,
      },
      song: {
        title: `de: ${english.song?.title}`,
        artist: `de: ${english.song?.artist}`,
        message: `de: ${english.song?.message}`,
      },
      exercises: english.exercises.map((exercise) => ({
        ...exercise,
        title: `de: ${exercise.title}`,
        steps: exercise.steps.map((step) => `de: ${step}`),
      })),
      artActivity: {
        ...english.artActivity,
        title: `de: ${english.artActivity?.title}`,
        description: `de: ${english.artActivity?.description}`,
        materials: english.artActivity?.materials.map((one) => `de: ${one}`),
      },
      menu: english.menu.map((meal) => ({ ...meal, recipeTitle: `de: ${meal.recipeTitle}` })),
      recipe: {
        ...english.recipe,
        title: `de: ${english.recipe?.title}`,
        ingredients: english.recipe?.ingredients.map((one) => `de: ${one}`),
        instructions: english.recipe?.instructions.replace(/^/gm, 'de: '),
      },
    })
    // There are no Turkish words.
    expect(await theme('bread', { 'accept-language': 'tr' })).toEqual(english)
  })

  test('keeps what an administrator changed, field by field, and its words where its slug was changed', async () => {
    await loadStarterThemes(app.db, app.clock)
    const { id, exercises, recipe } = await theme('bread')
    const [first, ...others] = exercises
    await app.call('PATCH /themes/library/{id}', {
      as: admin,
      params: { id },
      body: {
        slug: 'our-bread',
        title: 'Our Bread',
        exercises: [{ ...first, title: 'Our loaf' } as never, ...(others as never[])],
        recipe: { ...recipe, ingredients: ['Flour'] } as never,
      },
    })
    const own = await theme('our-bread', inGerman)
    expect(own.title).toBe('Our Bread')
    expect(own.description).toBe(`de: ${bread.description}`)
    expect(own.exercises[0]?.title).toBe('Our loaf')
    expect(own.exercises[0]?.steps).toEqual(bread.exercises[0].steps.map((step) => `de: ${step}`))
    expect(own.recipe?.ingredients).toEqual(['Flour'])
    expect(own.recipe?.title).toBe(`de: ${bread.recipe.title}`)
  })

  test('is the theme of the week in both namings, and the answer to its choice', async () => {
    await loadStarterThemes(app.db, app.clock)
    const { id } = await theme('rain')
    const as = await makeMember(app)
    const chosen = await app.call('POST /themes/override', { as, headers: inGerman, body: { themeId: id } })
    expect(chosen.body.title).toBe(`de: ${rain.title}`)
    const { body: current } = await app.call('GET /themes/current', { as, headers: inGerman })
    expect(current.journalingPrompt).toBe(`de: ${rain.journalingPrompt}`)
    const { body: older } = await app.call('GET /weekly-theme/current', { as, headers: inGerman })
    expect(older.journal_prompt).toBe(`de: ${rain.journalingPrompt}`)
    expect((await app.call('GET /themes/current', { as })).body.title).toBe(rain.title)
  })

  test('is read in the language that its member chose, where their program says none', async () => {
    await loadStarterThemes(app.db, app.clock)
    const as = await makeMember(app)
    await app.call('PATCH /user/language', { as, body: { language: 'de' } })
    const titles = async (headers = {}) =>
      (await app.call('GET /themes/library', { as, headers })).body.map(({ title }) => title)
    expect(await titles()).toContain(`de: ${bread.title}`)
    expect(await titles({ 'accept-language': '*' })).toContain(`de: ${bread.title}`)
    expect(await titles({ 'accept-language': 'en-GB' })).toContain(bread.title)
  })
})

describe('words that an administrator writes', () => {
  test('and a theme that is changed are read at once, in the week and in the library', async () => {
    const id = await makeTheme(app, { title: 'Lanterns' })
    const as = await makeMember(app)
    const headers = { 'accept-language': 'tr' }
    const read = async () => [
      (await app.call('GET /themes/current', { as, headers })).body.title,
      ...(await library(headers)).map(({ title }) => title),
    ]
    expect(await read()).toEqual(['Lanterns', 'Lanterns'])
    await write(id, 'tr', { title: 'Fenerler' })
    expect(await read()).toEqual(['Fenerler', 'Fenerler'])
    await write(id, 'tr', { title: 'Kandiller' })
    expect(await read()).toEqual(['Kandiller', 'Kandiller'])
    // Its own words again: nothing is written of it any more.
    await write(id, 'tr', { title: 'Lanterns' })
    expect(await read()).toEqual(['Lanterns', 'Lanterns'])
    await app.call('PATCH /themes/library/{id}', { as: admin, params: { id }, body: { title: 'Lamps' } })
    expect(await read()).toEqual(['Lamps', 'Lamps'])
  })

  test('are read by members of that language; what is left empty falls back', async () => {
    const id = await makeTheme(app, { title: 'Lanterns', description: 'Light in the dark.' })
    expect((await write(id, 'tr', { title: 'Fenerler' })).status).toBe(200)
    const [own] = await library({ 'accept-language': 'tr' })
    expect(own).toMatchObject({ title: 'Fenerler', description: 'Light in the dark.' })
    expect((await library())[0]?.title).toBe('Lanterns')
    // Administrators change the theme itself, so they see it as it is.
    expect((await library({ 'accept-language': 'tr' }, admin))[0]?.title).toBe('Lanterns')
    const { body } = await app.call('GET /themes/library/{id}/texts', { as: admin, params: { id } })
    expect(Object.keys(body)).toEqual(['en', 'de', 'tr'])
    expect([body.tr?.title, body.tr?.description, body.de?.title]).toEqual(['Fenerler', '', ''])
  })

  test('come before those of the starter library, and what is the same is not stored', async () => {
    await loadStarterThemes(app.db, app.clock)
    const { id } = await theme('bread')
    const { body } = await app.call('GET /themes/library/{id}/texts', { as: admin, params: { id } })
    expect(body.de).toMatchObject({ title: `de: ${bread.title}` })
    await write(id, 'de', { ...body.de, title: 'Unser Brot' })
    expect(await theme('bread', inGerman)).toMatchObject({
      title: 'Unser Brot',
      description: `de: ${bread.description}`,
    })
    const stored = () => app.db.selectFrom('theme_texts').select('texts').execute()
    expect((await stored())[0]?.texts).toMatchObject({ title: 'Unser Brot', description: '' })
    await write(id, 'de', { title: '' })
    expect(await theme('bread', inGerman)).toMatchObject({ title: `de: ${bread.title}` })
    expect(await stored()).toEqual([])
  })

  test('of an exercise go where it goes, and steps that do not fit stay away', async () => {
    const exercises = ['Fold', 'Cut', 'Glue'].map((title) => ({ title, steps: ['One.', 'Two.'] }))
    const { body: made } = await app.call('POST /themes/library', {
      as: admin,
      body: { title: 'Paper', slug: 'paper', exercises },
    })
    const { id } = made
    await write(id, 'tr', {
      exercises: [
        { title: 'Katla', steps: ['Bir.', 'İki.'] },
        { title: 'Kes', steps: ['Bir.'] },
        { title: 'Yapıştır', steps: [] },
      ],
    })
    const read = async () =>
      (await theme('paper', { 'accept-language': 'tr' })).exercises.map(({ title, steps }) => [
        title,
        steps[0],
      ])
    expect(await read()).toEqual([
      ['Katla', 'Bir.'],
      ['Kes', 'One.'],
      ['Yapıştır', 'One.'],
    ])
    const [fold, cut, glue] = exercises
    const change = (body: object) =>
      app.call('PATCH /themes/library/{id}', { as: admin, params: { id }, body })
    await change({ exercises: [glue, fold] })
    expect((await read()).map(([title]) => title)).toEqual(['Yapıştır', 'Katla'])
    await change({ exercises: [{ ...fold, title: 'Fold twice' }, cut, glue] })
    expect((await read()).map(([title]) => title)).toEqual(['Katla', 'Kes', 'Yapıştır'])
  })

  test('of two administrators at once both stay, and none is written for a theme that is gone', async () => {
    const id = await makeTheme(app)
    await Promise.all([
      write(id, 'tr', { title: 'Fenerler' }),
      write(id, 'tr', { description: 'Karanlıkta ışık.' }),
      write(id, 'de', { title: 'Laternen' }),
    ])
    const { body } = await app.call('GET /themes/library/{id}/texts', { as: admin, params: { id } })
    expect(body.tr).toMatchObject({ title: 'Fenerler', description: 'Karanlıkta ışık.' })
    expect(body.de?.title).toBe('Laternen')
    const [gone] = await Promise.all([
      app.call('DELETE /themes/library/{id}', { as: admin, params: { id } }),
      write(id, 'tr', { title: 'Yine' }),
    ])
    expect(gone.status).toBe(200)
    expect(await app.db.selectFrom('theme_texts').selectAll().execute()).toEqual([])
    expect((await write(id, 'tr', { title: 'Yine' })).status).toBe(404)
  })

  test('are copied with their theme, are in the audit log, and name a language', async () => {
    const id = await makeTheme(app, { title: 'Lanterns' })
    await write(id, 'tr', { title: 'Fenerler', description: 'Işık.' })
    const copy = await app.call('POST /themes/library/{id}/duplicate', {
      as: admin,
      params: { id },
      body: {},
    })
    const { body } = await app.call('GET /themes/library/{id}/texts', {
      as: admin,
      params: { id: copy.body.id },
    })
    expect(body.tr).toMatchObject({ title: '', description: 'Işık.' })
    const { body: log } = await app.call('GET /admin/audit', { as: admin, query: {} })
    expect(log).toContainEqual(
      expect.objectContaining({ kind: 'theme-changed', details: { title: 'Lanterns', fields: 'texts' } }),
    )
    expect((await write(id, 'no language', { title: 'x' })).status).toBe(400)
    expect((await write(id, 'tr', { title: 'x'.repeat(201) })).status).toBe(400)
    expect((await write(id, 'tr', { musicUrl: 'javascript:alert(1)' })).status).toBe(400)
  })
})

test('a search finds a theme by its words in the language of whoever searches, and by the English ones', async () => {
  await loadStarterThemes(app.db, app.clock)
  const { id } = await theme('tide')
  await write(id, 'tr', { title: 'Gelgit ışığı', description: 'İki kıyı.' })
  const search = async (query: string, language: string) =>
    (
      await app.call('GET /themes/library', {
        as: member,
        query: { query },
        headers: { 'accept-language': language },
      })
    ).body.map(({ slug }) => slug)
  expect(await search('GELGIT ISIGI', 'tr')).toEqual(['tide'])
  expect(await search('iki kiyi', 'tr')).toEqual(['tide'])
  expect(await search('gelgit', 'en')).toEqual([])
  expect(await search('de: slow bread', 'de')).toEqual(['bread'])
  expect(await search('slow bread', 'tr')).toEqual(['bread'])
})
