import { type NoticeChannel, noticeChannels, noticeKinds } from '../../../contract/notice-kinds.ts'
import type { NoticeSettings } from '../../../contract/notices.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { formatLocale } from '../../lib/locale.ts'

const wayWords = texts({
  tab: 'while A-genda is open',
  push: 'by notification',
  mail: 'by mail',
} satisfies Record<NoticeChannel, string>)

/** How many kinds of reminders reach the member by now, and in which ways: '4 kinds, by notification'. */
export function remindersInWords({ channels, push, mail, devices }: NoticeSettings): string {
  const isOpen = { tab: true, push: push === 'on' && devices.length > 0, mail: mail === 'on' }
  const reaches = (channel: NoticeChannel) =>
    isOpen[channel] ? noticeKinds.filter((kind) => channels[kind][channel]) : []
  const kinds = new Set(noticeChannels.flatMap(reaches))
  if (kinds.size === 0) return t('None')
  const ways = noticeChannels.filter((channel) => reaches(channel).length > 0)
  return t('{count, plural, one {# kind} other {# kinds}}, {ways}', {
    count: kinds.size,
    ways: new Intl.ListFormat(formatLocale()).format(ways.map((way) => translate(wayWords[way]))),
  })
}
