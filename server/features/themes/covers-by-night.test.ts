import { afterAll, beforeAll, expect, test } from 'vitest'
import { picturesFolder } from '../../../content/pictures.ts'
import { pictures } from '../../kernel/files/pictures.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember, makeTheme } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ picture: pictures(picturesFolder) })
})
afterAll(() => app.close())

test("a cover of ours comes with its night palette, and the week's with the layers that it moves in", async () => {
  await makeTheme(app, { cover: 'art:cover/tide' })
  const as = await makeMember(app)
  const { body: current } = await app.call('GET /themes/current', { as })
  expect(current.coverNight?.sizes.map(({ url, width }) => [url.replace(/\.\w+\.webp$/, ''), width])).toEqual(
    [
      ['/art/night-tide-1600', 1600],
      ['/art/night-tide-800', 800],
      ['/art/night-tide-400', 400],
    ],
  )
  expect(current.coverNight?.lqip).toMatch(/^data:image\/webp;base64,/)
  for (const [avif, name] of [
    [current.coverAvif, 'cover'],
    [current.coverNight?.avif, 'night'],
  ] as const)
    expect(avif?.map(({ url, width }) => [url.replace(/\.\w+\.avif$/, ''), width])).toEqual(
      [1600, 1200, 800, 400].map((width) => [`/art/${name}-tide-${width}`, width]),
    )
  expect(current.coverScene?.name).toBe('tide')
  const [ground, ...others] = current.coverScene?.layers ?? []
  expect(ground).toMatchObject({ name: 'ground', box: [0, 0, 1600, 1000] })
  expect(ground?.day.map(({ width }) => width)).toEqual([1200, 800])
  expect(ground?.night[0]?.url).toMatch(/^\/art\/layer-tide-ground-night-1200\.\w+\.webp$/)
  expect(others.map(({ name }) => name)).toContain('wash')

  const { body: library } = await app.call('GET /themes/library', { as })
  expect({ ...library[0]?.coverNight, avif: current.coverNight?.avif }).toEqual(current.coverNight)
  expect(library[0]).not.toHaveProperty('coverAvif')
  expect(library[0]).not.toHaveProperty('coverScene')
})

test("an administrator's own picture has neither, and stays still", async () => {
  await app.db.deleteFrom('themes').execute()
  await makeTheme(app, { cover: 'https://example.org/own.webp' })
  const { body } = await app.call('GET /themes/current', { as: await makeMember(app) })
  expect(body.coverImageUrl).toBe('https://example.org/own.webp')
  expect(body).not.toHaveProperty('coverNight')
  expect(body).not.toHaveProperty('coverScene')
})
