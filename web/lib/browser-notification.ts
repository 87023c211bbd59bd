/** Whether the browser may show notifications: never asked, yes, no, or it cannot at all (such as over plain http). */
export const notificationPermission = (): NotificationPermission | 'unsupported' =>
  'Notification' in window && window.isSecureContext ? Notification.permission : 'unsupported'

/** Asks the person, and answers whether they agreed. Call it from a press. */
export async function askForNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification when that is granted; a second one with the same tag replaces the first. */
export function showNotification(
  title: string,
  options: { body?: string; tag: string },
  onPress: () => void,
) {
  if (notificationPermission() !== 'granted') return
  try {
    const notification = new Notification(title, { icon: '/icon-192.png', ...options })
    notification.onclick = () => {
      window.focus()
      onPress()
      notification.close()
    }
  } catch {
    // Chrome on Android refuses the constructor outside of a service worker; the toast is told all the same.
  }
}
