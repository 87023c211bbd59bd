import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { makeQueryClient } from './query-client.ts'

const queryClient = makeQueryClient()

afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
})

test('what could not be loaded is in the log once, and what was given up is not', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = (what: string, error: Error) =>
    queryClient.fetchQuery({ queryKey: [what, 'of a day'], queryFn: () => Promise.reject(error) })
  const refused = new ApiError(404, { detail: 'Gone.' })
  for (const what of ['events', 'rsvps', 'mood', 'planner', 'health'])
    await expect(load(what, refused)).rejects.toBe(refused)
  expect(log.mock.calls).toEqual([
    ['events could not be loaded.', refused],
    ['rsvps could not be loaded.', refused],
    ['mood could not be loaded.', refused],
    ['planner could not be loaded.', refused],
    ['health could not be loaded.', refused],
  ])
  await expect(load('themes', new DOMException('Left.', 'AbortError'))).rejects.toThrow()
  expect(log).toHaveBeenCalledTimes(5)
})
