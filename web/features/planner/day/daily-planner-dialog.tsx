import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { t } from '../../../../contract/t.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { dayNotes } from '../queries.ts'
import { UnreadNotice } from '../unread-notice.tsx'
import { DayPlanner, type DayPlannerHandle } from './day-planner.tsx'

type DailyPlannerDialogProps = {
  day: string
  /** The day in words, under the title. */
  dayLabel: string
  onClose: () => void
}

/**
 * The planner of one day. The list is read each time the dialog opens. A list that cannot be read shows as empty and
 * is saved as a first version, so the server still asks before it replaces anything.
 */
export function DailyPlannerDialog({ day, dayLabel, onClose }: DailyPlannerDialogProps) {
  const planner = useRef<DayPlannerHandle>(null)
  const list = useQuery({ ...dayNotes(day), staleTime: 0, refetchOnWindowFocus: false })
  // What this device holds of it, once it is clear that the server does not answer.
  const isKept = list.data !== undefined && list.failureCount > 0
  return (
    <Dialog
      open
      width="wide"
      keepsTitle
      headGround="day-head"
      title={t('Daily Planner')}
      description={dayLabel}
      onClose={() => (planner.current ? planner.current.close() : onClose())}
    >
      {list.isFetchedAfterMount || isKept ? (
        <DayPlanner
          key={list.data ? 'read' : 'unread'}
          ref={planner}
          day={day}
          saved={list.data ?? { notes: [], version: 0 }}
          notice={
            list.isLoadingError && (
              <UnreadNotice onRetry={() => list.refetch()}>
                {t('What this day holds could not be read. Whatever you save is added to it.')}
              </UnreadNotice>
            )
          }
          onClose={onClose}
        />
      ) : (
        <Loading>{t('Loading...')}</Loading>
      )}
    </Dialog>
  )
}
