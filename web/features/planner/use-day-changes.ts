import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { notifyFailure } from '../../ui/notify-failure.ts'
import { type DayNotes, fetchedDay, putDay } from './fetched-days.ts'

/** One change of days: what is seen at once, and how it is sent. The answer is the lists as they are stored. */
type Change = {
  days: { date: string; change: (notes: PlannerItem[]) => PlannerItem[] }[]
  send: () => Promise<DayNotes[]>
  /** What a toast says of it, with Undo. */
  done?: { text: string; undo: () => void }
}

const toast = 'planner-item'

/**
 * Changes of single items, beside whatever another device does with the others: seen at once, saved at once, taken back
 * when the server refuses. They are sent one after the other.
 */
export function useDayChanges() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: ['planner-item'],
    scope: { id: 'planner-item' },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ days }) => {
      await client.cancelQueries({ queryKey: ['planner'] })
      const before = days.flatMap(({ date }) => fetchedDay(client, date) ?? [])
      for (const day of before) {
        const change = days.find(({ date }) => date === day.date)?.change
        if (change) putDay(client, { ...day, notes: change(day.notes) })
      }
      return before
    },
    onSuccess: (stored, { done }) => {
      // An earlier answer would show a later change too late.
      if (client.isMutating({ mutationKey: ['planner-item'] }) <= 1)
        for (const day of stored) putDay(client, day)
      if (done)
        notify.success(done.text, {
          id: toast,
          duration: 8000,
          action: { label: t('Undo'), onClick: done.undo },
        })
    },
    onError: (error, _, before) => {
      for (const day of before ?? []) putDay(client, day)
      notifyFailure(t('Failed to save daily planner'), error, loadFailure, toast)
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: ['planner-item'] }) <= 1)
        void client.invalidateQueries({ queryKey: ['planner'] })
    },
  })

  const one = (date: string, id: string, change: (item: PlannerItem) => PlannerItem) => ({
    date,
    change: (notes: PlannerItem[]) => notes.map((item) => (item.id === id ? change(item) : item)),
  })
  type Fields = Partial<
    Pick<PlannerItem, 'text' | 'type' | 'time' | 'endTime' | 'color' | 'reminder' | 'completed'>
  >
  const update = (date: string, id: string, fields: Fields, done?: Change['done']) =>
    mutate({
      days: [one(date, id, (item) => ({ ...item, ...fields }))],
      send: async () => [
        await call('PATCH /daily-notes/{date}/items/{id}', { params: { date, id }, body: fields }),
      ],
      ...(done && { done }),
    })
  const add = (date: string, item: PlannerItem, position?: number) =>
    mutate({
      days: [
        {
          date,
          change: (notes) =>
            notes.filter(({ id }) => id !== item.id).toSpliced(position ?? notes.length, 0, item),
        },
      ],
      send: async () => [
        await call('POST /daily-notes/{date}/items', {
          params: { date },
          body: { ...item, ...(position !== undefined && { position }) },
        }),
      ],
    })
  const move = (from: string, to: string, items: readonly PlannerItem[], text?: string) => {
    const ids = items.map(({ id }) => id)
    mutate({
      days: [
        { date: from, change: (notes) => notes.filter(({ id }) => !ids.includes(id)) },
        { date: to, change: (notes) => [...notes, ...items] },
      ],
      send: async () => {
        const moved = await call('POST /daily-notes/{date}/move', {
          params: { date: from },
          body: { ids, to },
        })
        return [moved.from, moved.to]
      },
      ...(text && { done: { text, undo: () => move(to, from, items) } }),
    })
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
    add,
    /** Puts an item at another place of its day's list. */
    place: (date: string, item: PlannerItem, position: number) =>
      mutate({
        days: [
          {
            date,
            change: (notes) => notes.filter(({ id }) => id !== item.id).toSpliced(position, 0, item),
          },
        ],
        send: async () => [
          await call('PATCH /daily-notes/{date}/items/{id}', {
            params: { date, id: item.id },
            body: { position },
          }),
        ],
      }),
    /** Deletes an item, and offers to put it back where it was. */
    remove(date: string, item: PlannerItem) {
      const position = fetchedDay(client, date)?.notes.findIndex(({ id }) => id === item.id)
      mutate({
        days: [{ date, change: (notes) => notes.filter(({ id }) => id !== item.id) }],
        send: async () => [
          await call('DELETE /daily-notes/{date}/items/{id}', { params: { date, id: item.id } }),
        ],
        done: {
          text: t('Item deleted'),
          undo: () => add(date, item, position === undefined || position < 0 ? undefined : position),
        },
      })
    },
    /** Moves items to another day, with an Undo that says `text`. */
    move,
  }
}
