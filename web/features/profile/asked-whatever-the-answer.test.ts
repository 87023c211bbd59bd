import { afterEach, expect, test } from 'vitest'
import { session } from '../../lib/session.ts'
import { clearStage, makeUser, serve, signIn } from '../../test/render.tsx'
import { shareZone } from './location.ts'

afterEach(clearStage)

const infer = 'POST /user/infer-location-from-timezone'

test.each([
  [400, true],
  [404, true],
  [429, true],
  [500, true],
  [503, true],
  ['no answer', false],
])(
  'after %s to the inference it is stored that the member was asked; settled: %s',
  async (status, settled) => {
    signIn({ location_requested: false })
    const calls = serve(({ name }) => {
      if (name !== infer) return makeUser({ location_requested: true })
      if (typeof status === 'string') throw new TypeError('Failed to fetch')
      return Response.json({ detail: 'No.' }, { status })
    })
    expect(await shareZone()).toBe(settled)
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      [infer, undefined],
      ['PATCH /user/location', { location_requested: true }],
    ])
    expect(session.get()).toMatchObject({ user: { location_requested: true } })
  },
)

test('where that cannot be stored either, the question stays', async () => {
  signIn({ location_requested: false })
  serve(() => Response.json({ detail: 'No.' }, { status: 500 }))
  expect(await shareZone()).toBe(false)
  expect(session.get()).toMatchObject({ user: { location_requested: false } })
})
