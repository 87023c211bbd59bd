import { t } from '../../../contract/t.ts'
import { hasDrafts } from '../../lib/drafts.ts'
import { mayWait } from '../../lib/outbox/slips.ts'
import { session } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { confirm } from '../../ui/ask.ts'

/** Signs out. Asks first if typed text would be lost. Resolves to whether the member is signed out. */
export async function askAndSignOut(): Promise<boolean> {
  const state = session.get()
  const sure =
    !('user' in state) ||
    !(hasDrafts(state.user.id) || mayWait(state.user.id)) ||
    (await confirm({
      title: t('Sign out without saving?'),
      body: t('What you typed and did not save is forgotten on this device.'),
      confirmLabel: t('Sign out without saving'),
      cancelLabel: t('Stay'),
      danger: true,
    }))
  if (sure) await signOut()
  return sure
}
