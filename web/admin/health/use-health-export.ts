import { useMutation } from '@tanstack/react-query'
import type { UserRow } from '../../../contract/admin.ts'
import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import type { CsvStyle } from '../../lib/csv-style.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { downloadCsv } from '../csv.ts'
import { exportColumns, exportFileName, exportRow } from './export.ts'
import type { HealthRange } from './health-range.ts'

type Export = {
  user: UserRow
  range: HealthRange
  reason: string | undefined
  entries: readonly HealthEntry[]
  style: CsvStyle
}

/** One toast for the progress and the result. */
const id = 'health-export'

/** Makes a CSV of the loaded entries. It is recorded first, so that every file is known (ruling 27). */
export const useHealthExport = () =>
  useMutation({
    mutationFn: async ({ user, range, reason, entries, style }: Export) => {
      await call('POST /admin/health/{userId}/export', {
        params: { userId: user.id },
        body: { from_date: range.from, to_date: range.to, entries: entries.length, reason },
      })
      await downloadCsv(
        exportFileName(user.email, new Date()),
        exportColumns(),
        entries.map(exportRow),
        style,
      )
    },
    onMutate: () => notify.info(t('Exporting health data...'), { id, duration: Number.POSITIVE_INFINITY }),
    onSuccess: () => notify.success(t('Health data exported successfully'), { id }),
    onError: (error) => notify.error(loadFailure(error, t('Failed to export data')), { id }),
  })
