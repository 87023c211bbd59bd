import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { t } from '../../../contract/t.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type LeaveGuardProps = {
  isDirty: boolean
  /** Which navigations count as leaving. By default every other page. */
  leaves?: (from: Location, to: Location) => boolean
  /** What is not saved yet, in a sentence. */
  body: string
  /** Before it is left all the same: forget the draft. */
  onGiveUp?: () => void
}

const toAnotherPage = (from: Location, to: Location) => from.pathname !== to.pathname

/** Asks before unsaved changes are left: by the menu, by a link, or by closing the tab. */
export function LeaveGuard({ isDirty, leaves = toAnotherPage, body, onGiveUp }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && leaves(currentLocation, nextLocation),
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
      body={body}
      confirmLabel={t('Leave without saving')}
      cancelLabel={t('Stay')}
      danger
      onConfirm={() => {
        onGiveUp?.()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    />
  )
}
