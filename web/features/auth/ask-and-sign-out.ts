import { t } from '../../../contract/t.ts'
import { hasDrafts } from '../../lib/drafts/drafts.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { mayWait } from '../../lib/outbox/slips.ts'
import { session } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { confirm } from '../../ui/dialog/ask.ts'

/** What would be lost, where that can be told. */
async function lossInWords(memberId: string): Promise<string> {
  const generally = t('What you typed and did not save is forgotten on this device.')
  try {
    const { unsavedInWords } = await import('./unsaved-in-words.ts')
    return [await unsavedInWords(memberId), generally].filter(Boolean).join(' ')
  } catch (error) {
    logFailure('What is not saved could not be counted.', error)
    return generally
  }
}

/** Signs out. Asks first if typed text would be lost. Resolves to whether the member is signed out. */
export async function askAndSignOut(): Promise<boolean> {
  const state = session.get()
  const sure =
    !('user' in state) ||
    !(hasDrafts(state.user.id) || mayWait(state.user.id)) ||
    (await confirm({
      title: t('Sign out without saving?'),
      body: await lossInWords(state.user.id),
      confirmLabel: t('Sign out without saving'),
      cancelLabel: t('Stay'),
      danger: true,
    }))
  if (sure) await signOut()
  return sure
}
