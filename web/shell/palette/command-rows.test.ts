import { expect, test } from 'vitest'
import type { Command, CommandKind } from './command.ts'
import { placeAcross, runsOf } from './command-rows.ts'

const some = (kind: CommandKind, count: number): Command[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${kind}-${at}`,
    kind,
    label: '',
    drawing: null,
    run: () => undefined,
  }))

test('commands of one kind after another are a run, and the faces are one row', () => {
  const runs = runsOf([...some('do', 4), ...some('feel', 5), ...some('go', 3)], 2)
  expect(runs.map(({ kind, columns, commands }) => [kind, columns, commands.length])).toEqual([
    ['do', 2, 4],
    ['feel', 5, 5],
    ['go', 2, 3],
  ])
  expect(runsOf([], 2)).toEqual([])
})

test('a step down or up leads to what lies nearest in the next row, and around at the ends', () => {
  // 0 1 | 2 3 || 4 5 6 7 8 || 9 10 | 11
  const runs = runsOf([...some('do', 4), ...some('feel', 5), ...some('go', 3)], 2)
  const path = (from: number, step: 1 | -1, steps: number) => {
    const places = [from]
    for (let at = 0; at < steps; at++) places.push(placeAcross(runs, places.at(-1) as number, step))
    return places
  }
  expect(path(0, 1, 5)).toEqual([0, 2, 5, 9, 11, 0])
  expect(path(1, 1, 5)).toEqual([1, 3, 7, 10, 11, 0])
  expect(path(0, -1, 3)).toEqual([0, 11, 9, 5])
  expect(placeAcross(runs, -1, 1)).toBe(0)
  expect(placeAcross(runs, -1, -1)).toBe(11)
  expect(placeAcross([], -1, 1)).toBe(-1)
})

test('in one column a step leads to the next command', () => {
  const runs = runsOf([...some('do', 2), ...some('go', 2)], 1)
  expect([0, 1, 2, 3].map((from) => placeAcross(runs, from, 1))).toEqual([1, 2, 3, 0])
})
