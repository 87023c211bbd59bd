import { queryOptions } from '@tanstack/react-query'
import { defaultChannels, type NoticeChannel, type NoticeKind } from '../../../contract/notice-kinds.ts'
import type { NoticeSettings } from '../../../contract/notices.ts'
import { call } from '../../lib/api.ts'

/** The planner's items with a reminder between two days. Saving the planner fetches them again. */
export const plannerReminders = (from: string, to: string) =>
  queryOptions({
    queryKey: ['planner', 'reminders', from, to],
    queryFn: async ({ signal }) => {
      const reminders = await call('GET /planner/reminders', {
        query: { from_date: from, to_date: to },
        signal,
      })
      // They are read on every screen, which none of another version's may take down.
      return reminders.filter(({ date, time }) => date && time)
    },
  })

/** The weekly reminders of the week of a Monday. The planner's screen caches the same week separately. */
export const weeklyReminders = (monday: string) =>
  queryOptions({
    queryKey: ['planner', 'weekly-reminders', monday],
    queryFn: ({ signal }) =>
      call('GET /goals/{weekStartDate}', { params: { weekStartDate: monday }, signal }),
  })

/**
 * What the member wants to be reminded of, and how. Not asked again after a failure: without an answer, all is as it is
 * for somebody who has chosen nothing.
 */
export const noticeSettings = queryOptions({
  queryKey: ['reminders', 'settings'],
  queryFn: ({ signal }) => call('GET /user/notices', { signal }),
  retry: false,
})

/** Whether a kind goes by a channel. */
export const isWanted = (
  settings: Pick<NoticeSettings, 'channels'> | undefined,
  kind: NoticeKind,
  channel: NoticeChannel,
): boolean => (settings?.channels?.[kind] ?? defaultChannels[kind])[channel]
