import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../../contract/t.ts'
import { showNotification } from '../../lib/device/browser-notification.ts'
import { isPushOn } from '../../lib/device/push-device.ts'
import { useUser } from '../../lib/session.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { markReminded, sweepMarkers } from './markers.ts'
import { listenForScreens } from './open-screen.ts'
import type { DueReminder } from './rules.ts'
import { useReminders } from './use-reminders.ts'

const everyMs = 60_000
const lastsMs = 10_000

/**
 * Looks once a minute for due reminders. Each is shown once: as a toast, and as a browser notification if the member
 * allowed it (specification, Member 9). It is part of the member shell and renders nothing.
 */
export function ReminderLoop() {
  const { dueAt, settled } = useReminders()
  const navigate = useNavigate()

  const tell = ({ marker, text, detail, to }: DueReminder) => {
    const open = () => void navigate(to)
    notify.info(text, {
      id: marker,
      duration: lastsMs,
      position: 'top-right',
      action: { label: t('View'), onClick: open },
      ...(detail && { description: detail }),
    })
    showNotification(text, { tag: marker, ...(detail && { body: detail }) }, open)
  }

  const check = useEffectEvent(() => {
    const now = Date.now()
    for (const due of dueAt(now)) if (markReminded(due.marker, now)) tell(due)
  })

  useEffect(() => {
    sweepMarkers(Date.now())
    const timer = setInterval(check, everyMs)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
  useEffect(() => {
    if (settled) check()
  }, [settled])

  // A press on a notification, while this page is open.
  const openScreen = useEffectEvent((to: string) => void navigate(to))
  useEffect(() => listenForScreens(openScreen), [])

  const { id } = useUser()
  useEffect(() => {
    // Loaded only where notifications are on.
    if (isPushOn(id))
      void import('./this-device.ts').then(({ renewDevice }) => renewDevice(id)).catch(() => undefined)
  }, [id])
  return null
}
