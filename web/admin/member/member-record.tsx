import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { AuditList } from '../audit/audit-list.tsx'
import { auditLines } from '../audit/queries.ts'
import { LoadFailed } from '../load-failed.tsx'

/** What was written down about a member: what they did, and what was done to them. */
export function MemberRecord({ id }: { id: string }) {
  const lines = useQuery(auditLines({ member: id }, undefined))
  return (
    <Loaded query={lines} failed={<LoadFailed query={lines}>{t('Failed to load the audit log')}</LoadFailed>}>
      {({ lines: latest, next }) =>
        latest.length === 0 ? (
          <EmptyState scene={<Lantern />}>{t('Nothing has been written down about them.')}</EmptyState>
        ) : (
          <>
            <AuditList lines={latest} />
            {next !== undefined && (
              <Link to={`/admin/audit?member=${id}`} className={buttonClass('quiet', 'mt-4')}>
                {t('All of it in the audit log')}
              </Link>
            )}
          </>
        )
      }
    </Loaded>
  )
}
