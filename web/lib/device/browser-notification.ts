/** Whether the browser may show notifications: not asked yet, yes, no, or not supported (such as over plain http). */
export const notificationPermission = (): NotificationPermission | 'unsupported' =>
  'Notification' in window && window.isSecureContext ? Notification.permission : 'unsupported'

/** Asks the person, and resolves to whether they agreed. Call it from a press. */
export async function askForNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification if that is granted. A second one with the same tag replaces the first. */
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
    // Chrome on Android refuses the constructor outside a service worker. The toast is shown anyway.
  }
}
