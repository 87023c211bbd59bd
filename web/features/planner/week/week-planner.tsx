import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { t } from '../../../../contract/t.ts'
import { useWaits } from '../../../lib/outbox/submit.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { cx } from '../../../ui/cx.ts'
import { askToDiscard } from '../../../ui/dialog/ask-to-discard.ts'
import { ErrorBoundary } from '../../../ui/states/error-boundary.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { RestoredNotice } from '../../../ui/states/restored-notice.tsx'
import { RowShapes } from '../../../ui/states/shapes.tsx'
import { weekThing } from '../change.ts'
import { weekGoals } from '../queries.ts'
import { SaveBar } from '../save-bar.tsx'
import { UnreadNotice } from '../unread-notice.tsx'
import { useWeekEdit } from './use-week-edit.ts'
import type { SavedWeek } from './week-edit.ts'
import { WeeklyGoals } from './weekly-goals.tsx'
import { WeeklyReminders } from './weekly-reminders.tsx'
import { WhatRepeats } from './what-repeats.tsx'

/** Asks before unsaved edits are left, by Back too. Leaving them deletes the draft as well. */
function useAskBeforeLeaving(isDirty: boolean, forget: () => void) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time it blocks.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void askToDiscard().then((leave) => {
      if (!leave) return blocker.reset()
      forget()
      blocker.proceed()
    })
  }, [blocker.state])
}

type WeekFormProps = { monday: string; saved: SavedWeek; notice: ReactNode }

function WeekForm({ monday, saved, notice }: WeekFormProps) {
  const editor = useWeekEdit(monday, saved)
  const { isDirty, isPending, isRestored, giveUp } = editor.form
  useAskBeforeLeaving(isDirty, giveUp)
  // What is just being sent is not said to wait.
  const waits = useSettled(useWaits(weekThing(monday)), 1500)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {notice}
      {isRestored && isDirty && <RestoredNotice />}
      {/* On a desk a sheet that reaches to the foot of the window. */}
      <div className="week-sheet written-lines relative rounded-card border border-line bg-surface md:flex md:min-h-[calc(100dvh-20rem)] md:flex-col">
        <span aria-hidden="true" className="tape" />
        <div
          inert={isPending}
          className="grid grid-cols-[minmax(0,1fr)] md:flex-1 md:grid-cols-2 md:divide-x md:divide-line max-md:divide-y max-md:divide-line"
        >
          <WeeklyGoals editor={editor} />
          <WeeklyReminders editor={editor} />
        </div>
        <SaveBar
          saveLabel={t('Save Changes')}
          savedText={waits ? t('Kept on this device, not sent yet') : t('Nothing left to save')}
          isDirty={isDirty}
          isSaving={isPending}
          onSave={editor.save}
          // In reach once there is something to save; until then it covers nothing.
          className={cx(
            'rounded-b-card border-t border-line bg-surface px-4 py-3 sm:px-7',
            isDirty && 'sticky bottom-[var(--phone-bar,0px)] low:static',
          )}
        />
      </div>
      <ErrorBoundary>
        <WhatRepeats />
      </ErrorBoundary>
    </div>
  )
}

/** Goals and reminders of the week of a Monday. A week that cannot be read shows as empty, and is added to. */
export function WeekPlanner({ monday }: { monday: string }) {
  const week = useQuery({ ...weekGoals(monday), refetchOnWindowFocus: false })
  if (!week.data && !week.isError)
    return <Loading shapes={<RowShapes count={1} className="h-112" />}>{t('Loading...')}</Loading>
  return (
    <WeekForm
      key={`${monday} ${week.data ? 'read' : 'unread'}`}
      monday={monday}
      saved={week.data ?? { goals: [], reminders: [], version: 0 }}
      notice={
        week.isLoadingError && (
          <UnreadNotice onRetry={() => week.refetch()}>
            {t('What this week holds could not be read. Whatever you save is added to it.')}
          </UnreadNotice>
        )
      }
    />
  )
}
