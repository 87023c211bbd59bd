import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { renewed } from './fields.ts'
import { loadStarterThemes } from './starter-library.ts'
import { addStarterTimes } from './starter-times.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the starter themes of an older version get their times once, and what an operator wrote stays', async () => {
  const as = await makeMember(app)
  const library = async () => (await app.call('GET /themes/library', { as })).body
  const exercisesOf = async (slug: string) => (await library()).find((one) => one.slug === slug)?.exercises
  await loadStarterThemes(app.db, app.clock)
  const fresh = await library()
  // As an older version had them.
  for (const { id, exercises } of fresh) {
    const old = exercises.map(({ minutes: _, breath: __, stepSeconds: ___, ...rest }) => ({
      ...rest,
      imageUrl: null,
    }))
    await app.db
      .updateTable('themes')
      .set({ exercises: JSON.stringify(old), ...renewed() })
      .where('id', '=', id)
      .execute()
  }
  const change = async (slug: string, to: (exercises: object[]) => object[]) => {
    const exercises = JSON.stringify(to((await exercisesOf(slug)) ?? []))
    await app.db
      .updateTable('themes')
      .set({ exercises, ...renewed() })
      .where('slug', '=', slug)
      .execute()
  }
  await change('tide', ([first, ...rest]) => [{ ...first, steps: ['Mine.'] }, ...rest])
  await change('rain', (all) => all.map((one) => ({ ...one, minutes: 3 })))

  await addStarterTimes(app.db)
  const timesOf = async (slug: string) =>
    (await exercisesOf(slug))?.map(({ minutes, stepSeconds }) => [minutes, stepSeconds])
  expect(await timesOf('tide')).toEqual([
    [undefined, undefined],
    [25, undefined],
    [20, [0, 0, 0, 70, 0]],
  ])
  expect((await timesOf('rain'))?.map(([minutes]) => minutes)).toEqual([3, 3, 3])
  const still = fresh.find(({ slug }) => slug === 'still-water')
  expect(await exercisesOf('still-water')).toEqual(
    still?.exercises.map((exercise) => ({ ...exercise, imageUrl: null })),
  )

  await change('still-water', (all) => all.map(({ minutes: _, ...one }: { minutes?: number }) => one))
  await addStarterTimes(app.db)
  expect((await timesOf('still-water'))?.map(([minutes]) => minutes)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
