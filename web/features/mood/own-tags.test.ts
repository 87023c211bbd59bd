import { expect, test } from 'vitest'
import { ownTagsOf } from './own-tags.ts'

const entry = (...emotion_tags: string[]) => ({ emotion_tags })

test('own tags are those that are not ours, the most used first, and no more than a form can show', () => {
  expect(ownTagsOf([entry('grateful', 'gym'), entry('cinema', 'gym'), entry('hopeful')])).toEqual([
    'gym',
    'cinema',
  ])
  const many = Array.from({ length: 30 }, (_, n) => `tag ${n}`)
  expect(ownTagsOf([entry(...many)])).toEqual(many.slice(0, 12))
})
