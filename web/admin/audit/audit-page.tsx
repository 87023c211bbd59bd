import { t } from '../../../contract/t.ts'
import { AdminHeader } from '../admin-header.tsx'

/** What administrators did, newest first (ruling 27). */
export default function AuditPage() {
  return <AdminHeader title={t('Audit')} />
}
