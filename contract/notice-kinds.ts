// Without a schema, because every page of a member reads it.

/** What members are reminded of. */
export const noticeKinds = ['events', 'plan', 'weekly', 'medicines', 'check-in', 'theme'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How: while A-genda is open in a tab, by a notification of the device, and by mail. */
export const noticeChannels = ['tab', 'push', 'mail'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export type NoticeChannels = Record<NoticeKind, Record<NoticeChannel, boolean>>

/**
 * The channels of a member who has chosen nothing. What is specified for a tab is on there. A device gets nothing until
 * its member lets it, and nobody gets letters that they did not ask for.
 */
export const defaultChannels: NoticeChannels = {
  events: { tab: true, push: true, mail: false },
  plan: { tab: true, push: true, mail: false },
  weekly: { tab: true, push: true, mail: false },
  medicines: { tab: false, push: true, mail: false },
  'check-in': { tab: false, push: true, mail: false },
  theme: { tab: true, push: false, mail: false },
}
