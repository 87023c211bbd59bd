import type { Command, CommandKind } from './command.ts'

export type CommandRun = {
  kind: CommandKind
  commands: readonly Command[]
  /** So many have a line each, with their drawing. The others follow one another as words do. */
  lines: number
}

/** What fits what was typed, in runs of one kind, in its order. */
export function runsOf(commands: readonly Command[]): CommandRun[] {
  const runs: Command[][] = []
  for (const command of commands) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === command.kind) last.push(command)
    else runs.push([command])
  }
  return runs.map((run) => ({ kind: (run[0] as Command).kind, commands: run, lines: run.length }))
}

/** As many acts as are likely: the others are done now and then. */
const likely = 3

/** Everything, before anything is typed: how one feels, what is done every day, and where one can go. */
export function runsAtRest(all: readonly Command[]): CommandRun[] {
  const ofKind = (kind: CommandKind) => all.filter((command) => command.kind === kind)
  return [
    { kind: 'feel', commands: ofKind('feel'), lines: 0 },
    { kind: 'do', commands: ofKind('do'), lines: likely },
    { kind: 'go', commands: ofKind('go'), lines: 0 },
  ]
}

/** Where a command is seen: the upper edge of its line, and how far from the beginning of the line it begins. */
export type Spot = { top: number; start: number }

/**
 * Where a step up (-1) or down (1) leads from a command, by their places in the order: to what begins nearest in the
 * next line, around at the ends. From nowhere, down leads to the first and up to the last.
 */
export function placeAcross(spots: readonly Spot[], from: number, step: 1 | -1): number {
  const lines = [...Map.groupBy(spots.keys(), (at) => spots[at]?.top).values()]
  const here = lines.findIndex((line) => line.includes(from))
  const next = here === -1 ? lines.at(step > 0 ? 0 : -1) : lines[(here + step + lines.length) % lines.length]
  const start = spots[from]?.start ?? 0
  const distance = (at: number) => Math.abs((spots[at]?.start ?? 0) - start)
  return next?.reduce((best, at) => (distance(at) < distance(best) ? at : best)) ?? -1
}
