import * as notices from './notices.ts'
import { anyone, member, rows } from './row.ts'
import { done } from './values.ts'

/** The calls about what members are reminded of, and on which devices. Part of `api.ts`. */
export const noticeCalls = rows({
  'GET /push/key': member({
    summary: 'The public key with which a browser subscribes to notifications',
    response: notices.pushKey,
  }),
  'POST /push/subscriptions': member({
    summary: 'Register this browser for notifications, or renew it; it ends with the session',
    body: notices.newPushSubscription,
    response: notices.pushDevice,
  }),
  'DELETE /push/subscriptions/{id}': member({
    summary: 'End the notifications of one device',
    params: notices.pushSubscriptionId,
    response: done,
  }),
  'POST /push/test': member({
    summary: 'Send a test to all devices of the member',
    response: notices.pushTest,
  }),
  'GET /user/notices': member({
    summary: 'What the member is reminded of, how, and on which devices',
    response: notices.noticeSettings,
  }),
  'PATCH /user/notices': member({
    summary: 'Change what the member is reminded of, and how',
    body: notices.noticeChange,
    response: notices.noticeSettings,
  }),
  'POST /push/answers': anyone({
    summary: 'Answer a notification with its ticket, which works once',
    body: notices.pushAnswer,
    response: done,
  }),
})
