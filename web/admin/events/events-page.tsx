import { t } from '../../../contract/t.ts'
import { AdminHeader } from '../admin-header.tsx'

/** The events of the community (admin.md section 2). */
export default function EventsPage() {
  return <AdminHeader title={t('Global Events')} />
}
