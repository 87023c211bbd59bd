import { t } from '../../../contract/t.ts'
import { AdminHeader } from '../admin-header.tsx'

/** Accounts, roles and suspensions (ruling 26). */
export default function UsersPage() {
  return <AdminHeader title={t('User Management')} />
}
