import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['over https', crypto],
  ['over plain http', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('an id is a random UUID, %s', (_, given) => {
  vi.stubGlobal('crypto', given)
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(100)
})
