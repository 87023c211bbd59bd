import { t } from '../../../contract/t.ts'
import { AdminHeader } from '../admin-header.tsx'

/** Members' health entries and their export (admin.md section 2). */
export default function HealthPage() {
  return <AdminHeader title={t('Health Data Management')} />
}
