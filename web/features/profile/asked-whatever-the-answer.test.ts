import { afterEach, expect, test, vi } from 'vitest'
import { session } from '../../lib/session.ts'
import { clearStage, makeUser, serve, signIn } from '../../test/render.tsx'
import { notify } from '../../ui/toasts/notify.ts'
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

test.each([404, 500])('after %s it is the finding that is said to have failed', async (status) => {
  signIn({ location_requested: false })
  const told = vi.spyOn(notify, 'error')
  serve(({ name }) => (name === infer ? Response.json({ detail: 'No.' }, { status }) : makeUser()))
  await shareZone()
  expect(told.mock.calls).toEqual([
    [
      'Your city could not be looked up.',
      { id: 'location', description: 'You can share your location on your profile.' },
    ],
  ])
})

test('where that cannot be stored either, the question stays, and the saving is said to have failed', async () => {
  signIn({ location_requested: false })
  const told = vi.spyOn(notify, 'error')
  serve(() => Response.json({ detail: 'No.' }, { status: 500 }))
  expect(await shareZone()).toBe(false)
  expect(session.get()).toMatchObject({ user: { location_requested: false } })
  expect(told.mock.calls.map(([text]) => text)).toEqual(['Failed to save location'])
})
