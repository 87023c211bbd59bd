import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Loaded } from '../../ui/states/loaded.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { Said } from '../said.tsx'
import { reportsOf } from './queries.ts'

/** Why a banner was reported, in the words of those who did. */
export function BannerReports({ bannerId }: { bannerId: string }) {
  const reports = useQuery(reportsOf(bannerId))
  return (
    <Loaded query={reports} failed={<LoadFailed query={reports}>{t('Failed to load reports')}</LoadFailed>}>
      {(all) => (
        <ul aria-label={t('Reports')} className="grid gap-3 rounded-md bg-hollow p-4">
          {all.map(({ id, user_name, reason, created_at }) => (
            <li key={id}>
              <Said>{reason}</Said>
              <p className="mt-1 text-xs text-ink-soft">
                {t('{name}, {when}', {
                  name: user_name,
                  when: momentInWords(new Date(created_at), 'medium'),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
