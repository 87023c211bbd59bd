import { t } from '../../../contract/t.ts'
import { AdminHeader } from '../admin-header.tsx'

/** The overview of the back office (admin.md section 2). */
export default function DashboardPage() {
  return <AdminHeader title={t('Dashboard')} />
}
