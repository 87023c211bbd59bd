import type { QueryClient } from '@tanstack/react-query'
import type { PlannerItem } from '../../../contract/planner.ts'
import { added, changed, moved, removed } from './call-changes.ts'
import type { Change } from './change.ts'
import { fetchedDay } from './fetched-days.ts'
import { asBrought, type LeftUndone } from './left-undone.ts'

type Stay = { from: string; item: PlannerItem; position: number }

const byDay = <T extends { from: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ from }) => from)

/**
 * Brings what was left undone to the end of a day's list, at `now`, an `HH:MM`. What says the same comes once, and its
 * doubles are deleted. One Undo puts all of them back to where they stood.
 */
export function bringAlong(
  client: QueryClient,
  mutate: (change: Change) => void,
  { left, to, now, text }: { left: readonly LeftUndone[]; to: string; now: string; text: string },
): void {
  const brought = left.map(({ item }) => asBrought(item, now))
  const stays: Stay[] = left
    .flatMap(({ doubles, ...last }) => [...doubles, last])
    .map(({ from, item }) => ({
      from,
      item,
      position: Math.max(0, fetchedDay(client, from)?.notes.findIndex(({ id }) => id === item.id) ?? 0),
    }))
    .toSorted((a, b) => a.position - b.position)
  const moves = [...byDay(left)].map(([from, items]) =>
    moved(
      from,
      to,
      items.map(({ item }) => item),
    ),
  )
  const retimed = left.flatMap(({ item }) => {
    const { time, endTime, reminder } = asBrought(item, now)
    return time === item.time ? [] : [changed(to, item.id, item, { time, endTime, reminder })]
  })
  // Last, so that whatever fails before it, nothing is gone.
  const doubled = left.flatMap(({ doubles }) => doubles).map(({ from, item }) => removed(from, item))
  const putBack: Change = {
    changes: [
      ...stays.map(({ from, item, position }) => added(from, item, position)),
      ...brought.map((item) => removed(to, item)),
    ],
  }
  mutate({
    changes: [...moves, ...retimed, ...doubled],
    done: { text, undo: () => mutate(putBack) },
  })
}
