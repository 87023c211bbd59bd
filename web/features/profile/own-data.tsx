import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { canKeep } from '../../lib/offline.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { TakeOut } from '../export/take-out.tsx'
import { DeviceCopy } from './device-copy.tsx'
import { OwnRecords } from './own-records.tsx'

function Place({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-2 font-medium">{title}</h4>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}

/** The one place for what is the member's own: taking it out, bringing it in, what is kept, and deleting a kind of it. */
export function OwnData() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-10 gap-y-8 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <Place title={t('Take it with you')}>
          <TakeOut />
        </Place>
        <Place title={t('From elsewhere')}>
          <p className="measure text-sm text-ink-soft">
            {t('Such a file, and the diaries of other apps, can be brought in here.')}
          </p>
          <Link to="/profile/history" className={buttonClass('link')}>
            {t('Bring your history')}
          </Link>
        </Place>
      </div>
      <Place title={t('What you keep here')}>
        <OwnRecords />
        {canKeep() && <DeviceCopy />}
      </Place>
    </div>
  )
}
