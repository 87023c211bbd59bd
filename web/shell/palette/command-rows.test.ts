import { expect, test } from 'vitest'
import type { Command, CommandKind } from './command.ts'
import { placeAcross, runsAtRest, runsOf, type Spot } from './command-rows.ts'

const some = (kind: CommandKind, count: number): Command[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${kind}-${at}`,
    kind,
    label: '',
    drawing: null,
    run: () => undefined,
  }))

test('what fits is in runs of one kind after another, each with a line', () => {
  const runs = runsOf([...some('do', 2), ...some('go', 3), ...some('do', 1)])
  expect(runs.map(({ kind, lines, commands }) => [kind, lines, commands.length])).toEqual([
    ['do', 2, 2],
    ['go', 3, 3],
    ['do', 1, 1],
  ])
  expect(runsOf([])).toEqual([])
})

test('before anything is typed everything is there: the faces, three acts in lines, and the rest in words', () => {
  const all = [...some('do', 6), ...some('feel', 5), ...some('go', 15)]
  const runs = runsAtRest(all)
  expect(runs.map(({ kind, lines, commands }) => [kind, lines, commands.length])).toEqual([
    ['feel', 0, 5],
    ['do', 3, 6],
    ['go', 0, 15],
  ])
  expect(new Set(runs.flatMap(({ commands }) => commands))).toEqual(new Set(all))
})

/** Lines under each other, each with where its commands begin. */
const spotsOf = (...lines: number[][]): Spot[] =>
  lines.flatMap((starts, top) => starts.map((start) => ({ top, start })))

test('a step down or up leads to what begins nearest in the next line, and around at the ends', () => {
  // 0 1 2 | 3 | 4 5 6 | 7
  const spots = spotsOf([0, 100, 200], [0], [0, 80, 190], [0])
  const path = (from: number, step: 1 | -1, steps: number) => {
    const places = [from]
    for (let at = 0; at < steps; at++) places.push(placeAcross(spots, places.at(-1) as number, step))
    return places
  }
  expect(path(2, 1, 4)).toEqual([2, 3, 4, 7, 0])
  expect(path(0, -1, 3)).toEqual([0, 7, 4, 3])
  expect(placeAcross(spotsOf([0, 100, 200], [0, 120, 190]), 2, 1)).toBe(5)
  expect(placeAcross(spots, -1, 1)).toBe(0)
  expect(placeAcross(spots, -1, -1)).toBe(7)
  expect(placeAcross([], -1, 1)).toBe(-1)
})

test('in a list a step leads to the next command', () => {
  const spots = spotsOf([0], [0], [0], [0])
  expect([0, 1, 2, 3].map((from) => placeAcross(spots, from, 1))).toEqual([1, 2, 3, 0])
})
