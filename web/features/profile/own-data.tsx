import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { canKeep } from '../../lib/offline.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Parcel } from '../../ui/scenes/parcel.tsx'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { TakeOut } from '../export/take-out.tsx'
import { DeviceCopy } from './device-copy.tsx'
import { EraseOneKind, OwnRecords } from './own-records.tsx'

type PlaceProps = { title: string; className?: string; children: ReactNode }

function Place({ title, className, children }: PlaceProps) {
  return (
    <section className={className}>
      <h4 className="mb-2 font-medium">{title}</h4>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}

/** The one place for what is the member's own: what is kept, taking it out, bringing it in, and deleting a kind of it. */
export function OwnData() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Place title={t('What you keep here')}>
        <OwnRecords />
        {canKeep() && <DeviceCopy />}
      </Place>
      <div className="grid gap-x-8 gap-y-6 border-t border-line pt-6 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <Place title={t('Take it with you')}>
          <TakeOut />
        </Place>
        <Place
          title={t('From elsewhere')}
          className="border-line max-@2xl:border-t max-@2xl:pt-6 @2xl:border-s @2xl:ps-8"
        >
          <p className="measure text-sm text-ink-soft">
            {t('Such a file, and the diaries of other apps, can be brought in here.')}
          </p>
          <Link to="/profile/history" className={buttonClass('link', 'mt-2')}>
            {t('Bring your history')}
          </Link>
          <div aria-hidden="true" className="mt-2 flex justify-center">
            <div className="[zoom:0.62] @2xl:[zoom:0.8]">
              <Parcel labels={[t('Daylio'), t('Day One'), t('Apple Health')]} />
            </div>
          </div>
        </Place>
      </div>
      <ErrorBoundary>
        <EraseOneKind />
      </ErrorBoundary>
    </div>
  )
}
