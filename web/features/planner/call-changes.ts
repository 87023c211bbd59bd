import type { PlannerItem } from '../../../contract/planner.ts'
import type { NewChange } from '../../lib/outbox/change.ts'
import { dayThing } from './change.ts'

type ItemChange = NewChange<'PATCH /daily-notes/{date}/items/{id}'>

/** An item that is added to a day, at its end unless said otherwise. */
export const added = (
  date: string,
  item: PlannerItem,
  position?: number,
): NewChange<'POST /daily-notes/{date}/items'> => ({
  name: 'POST /daily-notes/{date}/items',
  things: [dayThing(date)],
  params: { date },
  body: { ...item, ...(position !== undefined && { position }) },
})

/** Fields of an item that was `before` so. */
export const changed = (
  date: string,
  id: string,
  before: PlannerItem | undefined,
  body: ItemChange['body'],
): ItemChange => ({
  name: 'PATCH /daily-notes/{date}/items/{id}',
  things: [dayThing(date)],
  before,
  params: { date, id },
  body,
})

export const removed = (
  date: string,
  item: PlannerItem,
): NewChange<'DELETE /daily-notes/{date}/items/{id}'> => ({
  name: 'DELETE /daily-notes/{date}/items/{id}',
  things: [dayThing(date)],
  before: item,
  params: { date, id: item.id },
})

/** Items that go to the end of another day. */
export const moved = (
  date: string,
  to: string,
  items: readonly PlannerItem[],
): NewChange<'POST /daily-notes/{date}/move'> => ({
  name: 'POST /daily-notes/{date}/move',
  things: [dayThing(date), dayThing(to)],
  before: items,
  params: { date },
  body: { ids: items.map(({ id }) => id), to },
})
