import { t } from '../../../contract/t.ts'
import { type Choice, notify } from '../../ui/toasts/notify.ts'
import type { Outcome } from './change.ts'

/**
 * Says that a change is kept on this device, with what can be done about it: instead of the toast that was told of it
 * before, and of any other that says the same.
 */
export function tellKept({ isAway }: Extract<Outcome, { is: 'kept' }>, id: string, action?: Choice): void {
  const text = isAway
    ? t('Kept on this device. It will be sent when A-genda can be reached.')
    : t('Kept on this device. It is sent again by itself.')
  notify.dismiss(id)
  notify.info(text, { id: 'kept', ...(action && { action, duration: 8000 }) })
}
