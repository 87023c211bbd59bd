import { call } from './api.ts'
import { forgetPush } from './device/push-device.ts'
import { dropDrafts } from './drafts/drafts.ts'
import { dropOutbox } from './outbox/slips.ts'
import { session } from './session.ts'

/** Ends the session here at once, and on the server if it can be reached. */
export async function signOut(): Promise<void> {
  const ended = call('POST /auth/logout').catch(() => undefined)
  const state = session.get()
  session.clear()
  if ('user' in state) {
    dropDrafts(state.user.id)
    void forgetPush(state.user.id)
    dropOutbox(state.user.id)
  }
  await ended
}
