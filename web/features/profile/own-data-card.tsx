import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { canKeep } from '../../lib/offline.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { TakeOut } from '../export/take-out.tsx'
import { DeviceCopy } from './device-copy.tsx'
import { OwnRecords } from './own-records.tsx'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-sans text-base font-medium tracking-normal">{title}</h3>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}

/** The one place for what is the member's own: what is kept, taking it out, bringing it in, and deleting a kind of it. */
export function OwnDataCard() {
  return (
    <Card title={t('Your data')}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <Part title={t('What you keep here')}>
          <OwnRecords />
          {canKeep() && <DeviceCopy />}
        </Part>
        <div className="grid content-start gap-8">
          <Part title={t('Take it with you')}>
            <TakeOut />
          </Part>
          <Part title={t('From elsewhere')}>
            <p className="measure text-ink-soft">
              {t('Such a file, and the diaries of other apps, can be brought in here.')}
            </p>
            <Link to="/profile/history" className={buttonClass('link')}>
              {t('Bring your history')}
            </Link>
          </Part>
        </div>
      </div>
    </Card>
  )
}
