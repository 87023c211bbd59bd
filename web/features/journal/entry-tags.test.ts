import { expect, test } from 'vitest'
import { withTags } from './entry-tags.ts'

test.each([
  ['walk', ['sea', 'walk']],
  ['#walk, fog', ['sea', 'walk', 'fog']],
  ['Sea', ['sea']],
  ['SÈA,  ', ['sea']],
  ['\u200b', ['sea']],
  ['ışık, IŞIK, Isik', ['sea', 'ışık']],
])('sea and %j are %j', (typed, tags) => {
  expect(withTags(['sea'], typed)).toEqual(tags)
})
