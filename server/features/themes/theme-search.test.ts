import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember, makeTheme } from '../../test/make.ts'

let app: TestApp
let member: Awaited<ReturnType<typeof makeMember>>
const themes = [
  { title: 'Rain', description: 'Listen, 100% of the time.' },
  { title: 'Café Été', description: 'A slow morning.' },
  { title: 'Işık', description: 'Sabah ışığı İSTANBUL’da.' },
  { title: 'Große Stille', description: 'Ruhe finden.' },
  { title: 'Φως', description: 'Ήρεμη ΘΑΛΑΣΣΑ' },
  { title: 'Тихая вода', description: 'snake_case and back\\slash' },
  { title: 'rainbow', description: 'cafe\u0301 with a combining accent' },
]
beforeAll(async () => {
  app = await testApp()
  member = await makeMember(app)
  for (const theme of themes) await makeTheme(app, theme)
})
afterAll(() => app.close())

const titles = async (query: string, limit?: number) => {
  const { status, body } = await app.call('GET /themes/library', {
    as: member,
    query: { query, ...(limit === undefined ? {} : { limit }) },
  })
  expect(status).toBe(200)
  return body.map(({ title }) => title)
}

describe('searching the library', () => {
  test.each([
    ['rain', ['Rain', 'rainbow']],
    ['  RAIN ', ['Rain', 'rainbow']],
    ['cafe', ['Café Été', 'rainbow']],
    ['CAFÉ', ['Café Été', 'rainbow']],
    ['ete', ['Café Été']],
    ['isik', ['Işık']],
    ['IŞIK', ['Işık']],
    ['istanbul', ['Işık']],
    ['GROSSE', ['Große Stille']],
    ['große', ['Große Stille']],
    ['ΦΩΣ', ['Φως']],
    ['θάλασσα', ['Φως']],
    ['ВОДА', ['Тихая вода']],
    ['ruhe', ['Große Stille']],
    ['nothing like it', []],
  ])("'%s' finds titles and descriptions, whatever capitals and accents", async (query, found) => {
    expect(await titles(query)).toEqual(found)
  })

  test.each([
    ['%', ['Rain']],
    ['_', ['Тихая вода']],
    ['\\', ['Тихая вода']],
    ['100%', ['Rain']],
    ['r%n', []],
    ['r_in', []],
    ['.*', []],
    ["'", []],
  ])("'%s' stands for itself", async (query, found) => {
    expect(await titles(query)).toEqual(found)
  })

  test.each(['', '   ', '\u200b'])(
    'for nothing at all (%j) answers the whole library in its order',
    async (query) => {
      expect(await titles(query)).toEqual(themes.map(({ title }) => title))
    },
  )

  test('answers as many as asked for, of the found ones too, always the same', async () => {
    expect(await titles('', 3)).toEqual(['Rain', 'Café Été', 'Işık'])
    expect(await titles('rain', 1)).toEqual(['Rain'])
    for (const limit of ['0', '101', '-1', '1.5', 'x']) {
      const answer = await app.call('GET /themes/library', { as: member, query: { limit } })
      expect(answer.status).toBe(400)
    }
  })

  test('is the same under its shorter address', async () => {
    const short = await app.call('GET /themes', { as: member, query: { search: 'café' } })
    const long = await app.call('GET /themes/library', { as: member, query: { query: 'café' } })
    expect(short.body).toEqual(long.body)
    expect((await app.call('GET /themes', { as: member })).body).toHaveLength(themes.length)
  })
})
