import { Bell } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { askForNotifications, notificationPermission } from '../../lib/device/browser-notification.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'

/** Offers browser notifications to members who have not decided yet. */
export function NotificationsButton() {
  const [permission, setPermission] = useState(notificationPermission)
  if (permission !== 'default') return null

  async function ask() {
    if (await askForNotifications())
      notify.success(t("Notifications enabled! You'll receive event reminders."))
    setPermission(notificationPermission())
  }

  return (
    <Button look="quiet" className="max-sm:px-3" onClick={() => void ask()}>
      <Bell className="size-4.5" aria-hidden="true" />
      <span className="max-sm:sr-only">{t('Enable notifications')}</span>
    </Button>
  )
}
