import type { Command, CommandKind } from './command.ts'

export type CommandRun = {
  kind: CommandKind
  /** How many stand beside each other. */
  columns: number
  commands: readonly Command[]
}

/** As many faces as there are moods, else as many as there is room for. */
const columnsOf = (kind: CommandKind, count: number, columns: number) =>
  kind === 'feel' && count > 2 ? count : columns

/** The commands in runs of one kind, in their order, with `columns` beside each other. */
export function runsOf(commands: readonly Command[], columns: number): CommandRun[] {
  const runs: Command[][] = []
  for (const command of commands) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === command.kind) last.push(command)
    else runs.push([command])
  }
  return runs.map((run) => {
    const kind = (run[0] as Command).kind
    return { kind, columns: columnsOf(kind, run.length, columns), commands: run }
  })
}

/**
 * Where a step up (-1) or down (1) leads from a command, by their places in the order: to what lies nearest in the
 * next row, around at the ends. From nowhere, down leads to the first and up to the last.
 */
export function placeAcross(runs: readonly CommandRun[], from: number, step: 1 | -1): number {
  const rows: { first: number; length: number; columns: number }[] = []
  let first = 0
  for (const { commands, columns } of runs)
    for (let at = 0; at < commands.length; at += columns) {
      const length = Math.min(columns, commands.length - at)
      rows.push({ first, length, columns })
      first += length
    }
  if (rows.length === 0) return -1
  const at = rows.findIndex((row) => from >= row.first && from < row.first + row.length)
  const row = rows[at]
  const next = rows[row ? (at + step + rows.length) % rows.length : step > 0 ? 0 : rows.length - 1]
  if (!next) return -1
  const across = row ? (from - row.first + 0.5) / row.columns : 0
  return next.first + Math.min(next.length - 1, Math.floor(across * next.columns))
}
