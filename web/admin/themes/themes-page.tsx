import { t } from '../../../contract/t.ts'
import { AdminHeader } from '../admin-header.tsx'

/** The library of themes and their weeks (admin.md section 2). */
export default function ThemesPage() {
  return <AdminHeader title={t('Theme Management')} />
}
