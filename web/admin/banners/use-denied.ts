import { t } from '../../../contract/t.ts'
import { session, useUser } from '../../lib/session.ts'
import { notify } from '../../ui/toasts/notify.ts'

/**
 * For a call that the server refused because the account is no longer an administrator's. It says so and changes the
 * role here, which makes AdminsOnly lead to the dashboard (ruling 28).
 */
export function useDenied() {
  const user = useUser()
  return () => {
    notify.error(t('Access denied. Admin role required.'))
    session.updateUser({ ...user, role: 'member' })
  }
}
