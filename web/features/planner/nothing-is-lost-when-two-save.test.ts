import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepBoth } from './keep-both.ts'

type Row = { id: string; text: string }
const idOf = ({ id }: Row) => id
const rows = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), text: fc.constantFrom('1', '2', '3') }),
  { selector: idOf },
)
const row = (id: string, text = id): Row => ({ id, text })

describe('two lists made from the same one', () => {
  test('are the other one when only that one changed', () => {
    fc.assert(
      fc.property(rows, rows, (base, changed) => {
        expect(keepBoth(base, changed, base, idOf)).toEqual(changed)
        expect(new Set(keepBoth(base, base, changed, idOf))).toEqual(new Set(changed))
      }),
    )
  })

  test('lose nothing that either added or changed', () => {
    fc.assert(
      fc.property(rows, rows, rows, (base, theirs, mine) => {
        const joined = keepBoth(base, theirs, mine, idOf)
        const was = (one: Row) => base.find(({ id }) => id === one.id)?.text === one.text
        const has = (one: Row) => joined.some(({ id, text }) => id === one.id && text === one.text)
        for (const one of mine) if (!was(one)) expect(has(one)).toBe(true)
        for (const one of theirs) if (!was(one)) expect(joined.map(idOf)).toContain(one.id)
        expect(new Set(joined.map(idOf)).size).toBe(joined.length)
      }),
    )
  })

  test('keep what both touched as it is here, and what only one removed is gone', () => {
    const base = [row('a'), row('b'), row('c')]
    const theirs = [row('a', 'theirs'), row('c'), row('x')]
    const mine = [row('a', 'mine'), row('b'), row('y')]
    expect(keepBoth(base, theirs, mine, idOf)).toEqual([row('a', 'mine'), row('x'), row('y')])
  })

  test('keep a row that one removed and the other changed', () => {
    expect(keepBoth([row('a')], [row('a', 'theirs')], [], idOf)).toEqual([row('a', 'theirs')])
    expect(keepBoth([row('a')], [], [row('a', 'mine')], idOf)).toEqual([row('a', 'mine')])
  })
})

test('rows without an id of their own may be alike', () => {
  const textOf = (text: string) => text
  expect(keepBoth(['walk'], ['walk', 'walk'], ['walk', 'read'], textOf)).toEqual(['walk', 'walk', 'read'])
})
