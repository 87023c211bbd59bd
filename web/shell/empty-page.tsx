import { Link } from 'react-router'
import { t } from '../../contract/t.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** Says honestly that a page of this version has nothing on it yet. */
export function EmptyPage({ title, home }: { title: string; home: string }) {
  return (
    <>
      <title>{`${title} · A-genda`}</title>
      <PageHeader title={title} />
      <EmptyState
        action={
          <Link to={home} className={buttonClass('quiet')}>
            {t('Go home')}
          </Link>
        }
      >
        {t('This page is not part of this version yet.')}
      </EmptyState>
    </>
  )
}
