import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { useAtRest } from '../../../lib/use-at-rest.ts'
import { dayInFull } from '../day-words.ts'
import { useDayChanges } from '../use-day-changes.ts'
import { MoveDialog } from './move-dialog.tsx'

const loadItemDialog = () => import('./item-dialog.tsx').then(({ ItemDialog }) => ({ default: ItemDialog }))
const ItemDialog = lazy(loadItemDialog)

type OfDay = { date: string; item: PlannerItem }
type Actions = Omit<ReturnType<typeof useDayChanges>, 'move'> & {
  /** Moves an item to another day, and says so with an Undo. */
  move: (date: string, to: string, item: PlannerItem) => void
  /** Opens the fields of an item. */
  open: (date: string, item: PlannerItem) => void
  /** Asks for the day that an item goes to. */
  askDay: (date: string, item: PlannerItem) => void
}

const Context = createContext<Actions | null>(null)

/** What can be done with the items of days, wherever they are shown; each is saved at once, and can be undone. */
export function useItemActions(): Actions {
  const actions = use(Context)
  if (!actions) throw new Error('There are no <ItemActions> around it.')
  return actions
}

/** The button that was pressed is gone with its item: the focus stays where the items are. */
export const keepFocus = () =>
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-items-place]')?.focus({ preventScroll: true })
  }, 100)

/** Gives its children {@link useItemActions}, and holds the dialogs that they open. */
export function ItemActions({ children }: { children: ReactNode }) {
  const changes = useDayChanges()
  const today = useToday()
  const [opened, setOpened] = useState<OfDay>()
  const [moving, setMoving] = useState<OfDay>()
  useAtRest(loadItemDialog)
  const actions = useMemo(
    () => ({
      ...changes,
      move(date: string, to: string, item: PlannerItem) {
        changes.move(date, to, [item], t('Moved to {day}', { day: dayInFull(to) }))
        keepFocus()
      },
      remove(date: string, item: PlannerItem) {
        changes.remove(date, item)
        keepFocus()
      },
      open: (date: string, item: PlannerItem) => setOpened({ date, item }),
      askDay: (date: string, item: PlannerItem) => setMoving({ date, item }),
    }),
    [changes],
  )
  return (
    <Context value={actions}>
      {children}
      <Suspense>
        {opened && (
          <ItemDialog
            {...opened}
            onUndo={(fields) => changes.update(opened.date, opened.item.id, fields)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
      {moving && (
        <MoveDialog
          name={moving.item.text}
          date={moving.date}
          today={today}
          onMove={(to) => actions.move(moving.date, to, moving.item)}
          onClose={() => setMoving(undefined)}
        />
      )}
    </Context>
  )
}
