import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { t } from '../../../contract/t.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { askedDay, fullDate } from './shown-day.ts'

type LeaveGuardProps = { day: string; today: string; isDirty: boolean; onGiveUp: () => void }

/** Asks once before a day with unsaved changes is left: by the arrows, by the menu, or by closing the tab. */
export function LeaveGuard({ day, today, isDirty, onGiveUp }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (nextLocation.pathname !== currentLocation.pathname ||
        (askedDay(nextLocation.search, today) ?? today) !== day),
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('Leave without saving?')}
      body={t('What you changed on {day} is not saved yet.', { day: fullDate(day) })}
      confirmLabel={t('Leave without saving')}
      cancelLabel={t('Stay')}
      danger
      onConfirm={() => {
        onGiveUp()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    />
  )
}
