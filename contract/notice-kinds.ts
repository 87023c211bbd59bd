// Without a schema, because every page of a member reads it.

/** What members are reminded of. */
export const noticeKinds = ['events', 'plan', 'weekly', 'medicines', 'check-in', 'theme'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How: while A-genda is open in a tab, and by a notification of the device. */
export const noticeChannels = ['tab', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export type NoticeChannels = Record<NoticeKind, Record<NoticeChannel, boolean>>

/**
 * The channels of a member who has chosen nothing. What is specified for a tab is on there. A device gets nothing until
 * its member lets it.
 */
export const defaultChannels: NoticeChannels = {
  events: { tab: true, push: true },
  plan: { tab: true, push: true },
  weekly: { tab: true, push: true },
  medicines: { tab: false, push: true },
  'check-in': { tab: false, push: true },
  theme: { tab: true, push: false },
}
