import type { QueryClient } from '@tanstack/react-query'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { timeOf } from '../../lib/time/days.ts'
import { bringAlong } from './bring-along.ts'
import { added, changed, moved, removed } from './call-changes.ts'
import type { Change } from './change.ts'
import { fetchedDay } from './fetched-days.ts'
import { broughtInWords, type LeftUndone } from './left-undone.ts'

/** The changes that there are of a day's items, each as what `mutate` makes of it. */
export function dayChanges(client: QueryClient, mutate: (change: Change) => Promise<void>) {
  const find = (date: string, id: string) => fetchedDay(client, date)?.notes.find((item) => item.id === id)
  type Fields = Partial<
    Pick<PlannerItem, 'text' | 'type' | 'time' | 'endTime' | 'color' | 'reminder' | 'completed'>
  >
  /** Where items go, until it is shown: at the first press of a page the code that shows it may have to come first. */
  const goingTo = new Map<string, string>()
  const whereIs = (date: string, id: string) => goingTo.get(id) ?? date
  const update = (date: string, id: string, fields: Fields, done?: Change['done']) =>
    mutate({
      changes: [changed(whereIs(date, id), id, find(date, id), fields)],
      ...(done && { done }),
    })
  const add = (
    date: string,
    item: PlannerItem,
    position?: number,
    then: Pick<Change, 'done' | 'onFailed'> = {},
  ) => mutate({ changes: [added(date, item, position)], ...then })
  const remove = (date: string, item: PlannerItem, text?: string) => {
    const position = fetchedDay(client, date)?.notes.findIndex(({ id }) => id === item.id) ?? -1
    mutate({
      changes: [removed(whereIs(date, item.id), item)],
      ...(text && { done: { text, undo: () => add(date, item, position < 0 ? undefined : position) } }),
    })
  }
  const move = async (
    shown: string,
    to: string,
    items: readonly PlannerItem[],
    text?: string,
  ): Promise<void> => {
    const from = new Map(items.map(({ id }) => [id, whereIs(shown, id)]))
    const leaving = items.filter(({ id }) => from.get(id) !== to)
    for (const { id } of leaving) goingTo.set(id, to)
    const byDay = Map.groupBy(leaving, ({ id }) => from.get(id) ?? shown)
    await mutate({
      changes: [...byDay].map(([day, all]) => moved(day, to, all)),
      ...(text && { done: { text, undo: () => move(to, shown, items) } }),
    })
    for (const { id } of leaving) if (goingTo.get(id) === to) goingTo.delete(id)
  }

  return {
    /** Ticks an item, or unticks it; a tick can be undone. */
    tick: (date: string, item: PlannerItem, completed: boolean) =>
      update(
        date,
        item.id,
        { completed },
        completed
          ? {
              text: t('Done: {name}', { name: item.text }),
              undo: () => update(date, item.id, { completed: false }),
            }
          : undefined,
      ),
    update,
    /** Puts an item at another place of its day's list. */
    place: (date: string, item: PlannerItem, position: number) =>
      mutate({ changes: [changed(date, item.id, item, { position })] }),
    /** Deletes an item, and offers to put it back where it was. */
    remove: (date: string, item: PlannerItem) => remove(date, item, t('Item deleted')),
    /** Adds an item at the end, and says so with an Undo. */
    add: (date: string, item: PlannerItem, text: string, onFailed: () => void) =>
      add(date, item, undefined, { done: { text, undo: () => remove(date, item) }, onFailed }),
    /** Moves items to another day, with an Undo that says `text`. */
    move,
    /** Brings to a day what was left undone before, with one Undo for all of it. */
    bring: (left: readonly LeftUndone[], to: string) =>
      bringAlong(client, mutate, {
        left,
        to,
        now: timeOf(new Date()),
        text: broughtInWords(left.length),
      }),
  }
}
