import { expect, test } from 'vitest'
import { defaultChannels, noticeKinds } from '../../../contract/notice-kinds.ts'
import type { NoticeSettings } from '../../../contract/notices.ts'
import { remindersInWords } from './reminders-in-words.ts'

const at = '2026-11-18T12:00:00Z'
const device = {
  id: '1',
  device: 'Firefox on Android',
  madeAt: at,
  lastOkAt: null,
  failing: false,
  current: true,
}
const nothing = { tab: false, push: false, mail: false }
const onePlanByMail = {
  ...Object.fromEntries(noticeKinds.map((kind) => [kind, nothing])),
  plan: { ...nothing, mail: true },
} as NoticeSettings['channels']

const usual: NoticeSettings = {
  channels: defaultChannels,
  quietFrom: null,
  quietTo: null,
  checkInTimes: [],
  ...{
    showText: true,
    mailText: false,
    zone: 'Europe/Berlin',
    push: 'on',
    mail: 'on',
    devices: [],
    stopped: [],
  },
}

test.each<[Partial<NoticeSettings>, string]>([
  [{ devices: [] }, '4 kinds, while A-genda is open'],
  [{ devices: [device] }, '6 kinds, while A-genda is open and by notification'],
  [{ devices: [device], push: 'off' }, '4 kinds, while A-genda is open'],
  [{ channels: onePlanByMail }, '1 kind, by mail'],
  [{ channels: onePlanByMail, mail: 'off' }, 'None'],
])('only what reaches the member is told: %j is "%s"', (changed, words) => {
  expect(remindersInWords({ ...usual, ...changed })).toBe(words)
})
