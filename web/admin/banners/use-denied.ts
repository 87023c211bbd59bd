import { t } from '../../../contract/t.ts'
import { session, useUser } from '../../lib/session.ts'
import { notify } from '../../ui/notify.ts'

/**
 * When the server says that one is no administrator (any more): tells it and believes it, which is what leads to
 * the dashboard (ruling 28; AdminsOnly).
 */
export function useDenied() {
  const user = useUser()
  return () => {
    notify.error(t('Access denied. Admin role required.'))
    session.updateUser({ ...user, role: 'member' })
  }
}
