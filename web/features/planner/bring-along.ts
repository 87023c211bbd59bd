import type { QueryClient } from '@tanstack/react-query'
import type { PlannerItem } from '../../../contract/planner.ts'
import { call } from '../../lib/api.ts'
import type { Change } from './change.ts'
import { type DayNotes, fetchedDay } from './fetched-days.ts'
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
      ...{ from, item },
      position: Math.max(0, fetchedDay(client, from)?.notes.findIndex(({ id }) => id === item.id) ?? 0),
    }))
    .toSorted((a, b) => a.position - b.position)
  const leaving = [...byDay(stays)].map(([date, items]) => ({
    date,
    change: (notes: PlannerItem[]) => notes.filter(({ id }) => !items.some(({ item }) => item.id === id)),
  }))

  async function send(): Promise<DayNotes[]> {
    const stored = new Map<string, DayNotes>()
    const keep = (day: DayNotes) => stored.set(day.date, day)
    for (const [from, items] of byDay(left)) {
      const body = { ids: items.map(({ item }) => item.id), to }
      const moved = await call('POST /daily-notes/{date}/move', { params: { date: from }, body })
      keep(moved.from)
      keep(moved.to)
    }
    for (const { item } of left) {
      const { time, endTime, reminder } = asBrought(item, now)
      const params = { date: to, id: item.id }
      if (time !== item.time)
        keep(
          await call('PATCH /daily-notes/{date}/items/{id}', { params, body: { time, endTime, reminder } }),
        )
    }
    // Last, so that whatever fails before it, nothing is gone.
    for (const { from, item } of left.flatMap(({ doubles }) => doubles))
      keep(await call('DELETE /daily-notes/{date}/items/{id}', { params: { date: from, id: item.id } }))
    return [...stored.values()]
  }

  const putBack: Change = {
    days: [
      ...[...byDay(stays)].map(([date, items]) => ({
        date,
        change: (notes: PlannerItem[]) =>
          items.reduce((list, { item, position }) => list.toSpliced(position, 0, item), notes),
      })),
      { date: to, change: (notes) => notes.filter(({ id }) => !brought.some((item) => item.id === id)) },
    ],
    async send() {
      const stored = new Map<string, DayNotes>()
      const keep = (day: DayNotes) => stored.set(day.date, day)
      for (const { from, item, position } of stays)
        keep(
          await call('POST /daily-notes/{date}/items', {
            params: { date: from },
            body: { ...item, position },
          }),
        )
      for (const { id } of brought)
        keep(await call('DELETE /daily-notes/{date}/items/{id}', { params: { date: to, id } }))
      return [...stored.values()]
    },
  }
  mutate({
    days: [...leaving, { date: to, change: (notes) => [...notes, ...brought] }],
    send,
    done: { text, undo: () => mutate(putBack) },
  })
}
