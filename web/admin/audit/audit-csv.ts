import { useMutation } from '@tanstack/react-query'
import type { AuditEntry } from '../../../contract/audit.ts'
import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import type { Cell } from '../../lib/csv-style.ts'
import { formatLocale } from '../../lib/locale.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { downloadCsv, fileStamp, minuteOf } from '../csv.ts'
import { auditGroups } from './audit-kinds.ts'
import { changeInWords, factsOf, reasonOf, sentenceOf } from './audit-words.ts'
import type { AuditFilters } from './queries.ts'

/** One toast for the progress and the result. */
const id = 'audit-export'

/** The newest lines that pass the filters, page by page, up to as many as one file takes. */
async function readAll(filters: AuditFilters): Promise<{ lines: AuditEntry[]; isCut: boolean }> {
  const lines: AuditEntry[] = []
  for (;;) {
    const limit = Math.min(lengths.page, lengths.auditExport - lines.length + 1)
    const page = await call('GET /admin/audit', {
      query: { ...filters, before: lines.at(-1)?.id, limit },
    })
    lines.push(...page)
    if (lines.length > lengths.auditExport) return { lines: lines.slice(0, lengths.auditExport), isCut: true }
    if (page.length < limit) return { lines, isCut: false }
  }
}

const kindInWords = (kind: string): string => {
  const [, words] = auditGroups.flatMap(({ kinds }) => kinds).find(([known]) => known === kind) ?? []
  return words ? translate(words) : kind
}

/** The columns of the file. */
export const auditColumns = () => [
  t('Time||and day'),
  t('What'),
  t('Who'),
  t('About||whom something was done to'),
  t('In words'),
  t('Details'),
  t('Changes'),
]

function detailsOf(entry: AuditEntry): string {
  const reason = reasonOf(entry)
  return [...factsOf(entry), ...(reason ? [t('Why: {reason}', { reason })] : [])].join('; ')
}

/** One line of the log as a row of the file. */
export const auditRow = (entry: AuditEntry): Cell[] => [
  minuteOf(new Date(entry.at)),
  kindInWords(entry.kind),
  entry.actor?.name ?? null,
  entry.subject?.name ?? null,
  // A file is searched with the spaces of a keyboard.
  sentenceOf(entry).replaceAll('\u00a0', ' '),
  detailsOf(entry).replaceAll('\u00a0', ' ') || null,
  entry.changes?.map(changeInWords).join('; ') ?? null,
]

/** Saves the lines that pass the filters as a CSV file, with its times on the reader's clock. */
export const useAuditCsv = () =>
  useMutation({
    mutationFn: async (filters: AuditFilters) => {
      const { lines, isCut } = await readAll(filters)
      // Recorded before the file is made: an export that cannot be recorded is not made.
      await call('POST /admin/audit/export', { body: { entries: lines.length } })
      await downloadCsv(`audit-log-${fileStamp(new Date())}.csv`, auditColumns(), lines.map(auditRow))
      return { count: lines.length, isCut }
    },
    onMutate: () => notify.info(t('Exporting the audit log...'), { id, duration: Number.POSITIVE_INFINITY }),
    onSuccess: ({ count, isCut }) =>
      notify.success(t('{count, plural, one {# line exported} other {# lines exported}}', { count }), {
        id,
        ...(isCut && {
          description: t('A file takes the newest {count}. Choose days to export earlier ones.', {
            count: lengths.auditExport.toLocaleString(formatLocale()),
          }),
          duration: 10_000,
        }),
      }),
    onError: (error) => notify.error(loadFailure(error, t('Failed to export data')), { id }),
  })
