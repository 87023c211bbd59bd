import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DateChange, GlobalEvent, SeriesDate } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { whenInWords } from '../../features/events/event-words.ts'
import { eventsKey } from '../../features/events/queries.ts'
import { call, loadFailure, zone } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { seriesDates } from './queries.ts'

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'event-date' }

const unchanged = {
  isCancelled: false,
  start: null,
  end: null,
  title: null,
  description: null,
  location: null,
  capacity: null,
} satisfies DateChange

/** When a date is, in words. */
export const dateInWords = (event: GlobalEvent, { start, end }: SeriesDate): string =>
  whenInWords({ ...event, start, end }, zone())

/** Cancels and restores dates of a series. Each can be undone from its toast. `onTell` begins a message about a date. */
export function useDateActions(event: GlobalEvent, onTell: (date: SeriesDate) => void) {
  const client = useQueryClient()
  const [busyWith, setBusy] = useState<string>()
  const { id } = event

  function settle(dates: SeriesDate[]) {
    client.setQueryData(seriesDates(id).queryKey, dates)
    void client.invalidateQueries({ queryKey: eventsKey })
  }

  /** Stores what is different on a date; null has it be as the others. */
  async function put(date: SeriesDate, change: SeriesDate['change']) {
    const params = { id, occurrence: date.occurrenceStart }
    const path = 'global-events/{id}/occurrences/{occurrence}' as const
    settle(
      await (change
        ? call(`POST /${path}`, { params, body: change as DateChange })
        : call(`DELETE /${path}`, { params })),
    )
  }

  async function act(date: SeriesDate, change: SeriesDate['change'], told: () => void, failed: string) {
    if (busyWith) return
    setBusy(date.occurrenceStart)
    try {
      await put(date, change)
      told()
    } catch (error) {
      notify.error(loadFailure(error, failed), toast)
    }
    setBusy(undefined)
  }

  const failed = () => t('Failed to change the date')
  /** Puts back what held on a date. */
  const undo = (date: SeriesDate) => ({
    label: t('Undo'),
    onClick: () => void act(date, date.change, () => notify.success(t('Undone'), toast), failed()),
  })
  const tell = (date: SeriesDate) => ({ label: t('Tell who goes'), onClick: () => onTell(date) })
  const day = (date: SeriesDate) => dateInWords(event, date)

  return {
    busyWith,
    settle,

    /** After a date was moved or changed by its form: from what it was to what it is. */
    changed: (date: SeriesDate, now: SeriesDate = date) =>
      notify.success(t('Date changed'), {
        ...toast,
        description: day(now),
        duration: 8000,
        action: undo(date),
        ...(date.going > 0 && { other: tell(now) }),
      }),

    async cancel(date: SeriesDate) {
      const yes = await confirm({
        title: t('Cancel this date of “{title}”?', { title: event.title }),
        body: `${day(date)}. ${t(
          '{count, plural, =0 {Nobody is going.} one {# member is going, and sees that it is cancelled.} other {# members are going, and see that it is cancelled.}}',
          { count: date.going },
        )}`,
        confirmLabel: t('Cancel this date'),
        cancelLabel: t('Keep it'),
        danger: true,
      })
      if (!yes) return
      const told = () =>
        notify.success(t('Date cancelled'), {
          ...toast,
          description: day(date),
          duration: 8000,
          action: undo(date),
          ...(date.going > 0 && { other: tell(date) }),
        })
      await act(
        date,
        { ...(date.change ?? unchanged), isCancelled: true },
        told,
        t('Failed to cancel the date'),
      )
    },

    async restore(date: SeriesDate) {
      const yes = await confirm({
        title: date.isOrphan ? t('Forget this change?') : t('Restore this date?'),
        body: `${day(date)}. ${date.isOrphan ? t('The series has no such date any more.') : t('It will be as the other dates again.')}`,
        confirmLabel: date.isOrphan ? t('Forget') : t('Restore'),
      })
      if (!yes) return
      const told = () =>
        notify.success(
          date.isOrphan ? t('Change forgotten') : t('Date restored'),
          date.isOrphan ? toast : { ...toast, duration: 8000, action: undo(date) },
        )
      await act(date, null, told, t('Failed to restore the date'))
    },
  }
}
