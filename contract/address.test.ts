import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('parameters are encoded, and a query leaves out what is not given', () => {
  expect(addressOf('GET /daily-notes/{date}', { params: { date: '2026-11-16' } })).toEqual({
    method: 'GET',
    url: '/api/daily-notes/2026-11-16',
  })
  expect(
    addressOf('GET /community/comments/{postId}', {
      params: { postId: 'a/b?c' },
      query: { limit: 50, cursor: undefined, query: 'ö &' },
    }).url,
  ).toBe('/api/community/comments/a%2Fb%3Fc?limit=50&query=%C3%B6+%26')
})
