import { t } from '../../../contract/t.ts'
import { AdminHeader } from '../admin-header.tsx'

/** What members share and report (admin.md section 2). */
export default function BannersPage() {
  return <AdminHeader title={t('Moderate reported banners')} />
}
