import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EntryText, emptyEntry, isAlike } from './entry-text.ts'
import { joinVersions } from './join-versions.ts'

const stored: EntryText = {
  ...emptyEntry('2026-11-20'),
  version: 3,
  title: 'Fog',
  body: 'Grey.',
  tags: ['sea'],
}
const theirsIs = (change: Partial<EntryText>): EntryText => ({ ...stored, ...change, version: 4 })

test('what only one device changed is taken from that one', () => {
  const joined = joinVersions(
    stored,
    { ...stored, body: 'Grey and white.' },
    theirsIs({ starred: true, title: 'Fog!' }),
  )
  expect(joined).toMatchObject({ body: 'Grey and white.', title: 'Fog!', starred: true, version: 4 })
})

test('tags and pictures are put together, and what one took away stays away', () => {
  const image = (id: string) => ({ id, alt: '', width: 1, height: 1, widths: [1] })
  const base = { ...stored, tags: ['sea', 'walk'], images: [image('a'), image('b')] }
  const joined = joinVersions(
    base,
    { ...base, tags: ['walk', 'fog'], images: [{ ...image('a'), alt: 'A boat' }, image('b'), image('c')] },
    { ...base, version: 4, tags: ['sea', 'walk', 'cold'], images: [image('a'), image('d')] },
  )
  expect(joined?.tags).toEqual(['walk', 'cold', 'fog'])
  expect(joined?.images.map(({ id, alt }) => [id, alt])).toEqual([
    ['a', 'A boat'],
    ['d', ''],
    ['c', ''],
  ])
})

test('other words on both devices are never merged', () => {
  expect(joinVersions(stored, { ...stored, body: 'Mine.' }, theirsIs({ body: 'Theirs.' }))).toBeUndefined()
  expect(joinVersions(stored, { ...stored, title: 'Mine' }, theirsIs({ title: 'Theirs' }))).toBeUndefined()
  expect(joinVersions(stored, { ...stored, body: 'Alike.' }, theirsIs({ body: 'Alike.' }))?.body).toBe(
    'Alike.',
  )
})

test('whatever two devices change, no words of either are lost', () => {
  const words = fc.constantFrom('', 'Grey.', 'Mine.', 'Theirs.')
  const change = fc.record({
    title: words,
    body: words,
    starred: fc.boolean(),
    tags: fc.subarray(['sea', 'fog', 'walk']),
  })
  fc.assert(
    fc.property(change, change, (ours, others) => {
      const [mine, theirs] = [{ ...stored, ...ours }, theirsIs(others)]
      const joined = joinVersions(stored, mine, theirs)
      for (const name of ['title', 'body'] as const) {
        if (!joined) break
        if (!isAlike(mine, stored, name)) expect(joined[name]).toBe(mine[name])
        if (!isAlike(theirs, stored, name)) expect(joined[name]).toBe(theirs[name])
      }
      if (joined)
        for (const tag of ours.tags) if (!stored.tags.includes(tag)) expect(joined.tags).toContain(tag)
    }),
  )
})
