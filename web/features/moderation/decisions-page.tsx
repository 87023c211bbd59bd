import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { call, notShown } from '../../lib/api.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Shore } from '../../ui/scenes/shore.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ListNotLoaded } from '../../ui/states/list-not-loaded.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { DecisionCard } from './decision-card.tsx'
import { ownDecisions } from './queries.ts'

/** What happened to what the member shared, and what they can do about it. */
export default function DecisionsPage() {
  const decisions = useQuery(ownDecisions)
  const client = useQueryClient()
  const isFresh = decisions.data?.some(({ seen }) => !seen)
  useEffect(() => {
    if (!isFresh) return
    // Fetched again on the next visit only: what is new stays marked while it is read. A failure tells it once more.
    call('POST /user/decisions/seen').then(
      () => client.invalidateQueries({ queryKey: ownDecisions.queryKey, refetchType: 'none' }),
      () => {},
    )
  }, [isFresh, client])

  return (
    <div className="mx-auto max-w-184 pt-4 sm:pt-8">
      <title>{`${t('About what you shared')} · A-genda`}</title>
      <div className="flex min-h-14 items-center">
        <BackLink to="/community">{t('Community')}</BackLink>
      </div>
      {/* The link has made the room above the title. */}
      <div className="-mt-6 sm:-mt-8">
        <PageHeader
          title={t('About what you shared')}
          subtitle={t('What was decided about your posts and comments, and what you can do.')}
        />
      </div>
      {decisions.isPending ? (
        <Loading>{t('Loading...')}</Loading>
      ) : !decisions.data ? (
        <ListNotLoaded query={decisions}>
          {notShown(decisions.error, t('What was decided could not be loaded.'))}
        </ListNotLoaded>
      ) : decisions.data.length === 0 ? (
        <EmptyState
          large
          scene={<Shore />}
          action={
            <Link to="/community" className={buttonClass('quiet')}>
              {t('See what others shared')}
            </Link>
          }
        >
          {t('Nothing was ever decided about what you shared.')}
        </EmptyState>
      ) : (
        <ul className="grid max-w-2xl gap-5">
          {decisions.data.map((decision) => (
            <li key={decision.id}>
              <DecisionCard decision={decision} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
