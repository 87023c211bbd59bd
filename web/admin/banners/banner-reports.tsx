import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { reportsOf } from './queries.ts'

const moment = () => new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' })

/** The reasons for which a banner was reported. */
export function BannerReports({ bannerId }: { bannerId: string }) {
  const reports = useQuery(reportsOf(bannerId))
  return (
    <Loaded query={reports} failed={<LoadFailed query={reports}>{t('Failed to load reports')}</LoadFailed>}>
      {(all) => (
        <ul aria-label={t('Reports')} className="grid gap-3 rounded-md bg-hollow p-4">
          {all.map(({ id, user_name, reason, created_at }) => (
            <li key={id}>
              <p className="measure whitespace-pre-wrap wrap-anywhere">“{reason}”</p>
              <p className="text-xs text-ink-soft">
                {t('{name}, {when}', { name: user_name, when: moment().format(new Date(created_at)) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
