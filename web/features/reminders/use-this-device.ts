import { useQuery } from '@tanstack/react-query'
import type { NoticeSettings } from '../../../contract/notices.ts'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { type DeviceState, readDevice } from './this-device.ts'

/** Whether this browser can be reminded while A-genda is closed; without data while that is found out. */
export function useThisDevice() {
  const { id } = useUser()
  return useQuery({
    queryKey: ['reminders', 'this-device', id],
    queryFn: () => readDevice(id),
    // The person may have changed it in the browser meanwhile.
    staleTime: 0,
    retry: false,
  })
}

/** Why this browser cannot be reminded while A-genda is closed, and what can be done. */
export function reasonAgainst(state: DeviceState): string | undefined {
  if (state === 'denied')
    return t(
      'This browser was told not to show notifications of A-genda. Allow them in its settings for this site, then load this page again.',
    )
  if (state === 'home-screen')
    return t(
      'On an iPhone or iPad, notifications come to A-genda on the Home Screen: in Safari press Share, then “Add to Home Screen”, and open it from there.',
    )
  if (state === 'unsupported')
    return t('This browser cannot show notifications while A-genda is closed. They come while it is open.')
  return undefined
}

/** Whether a notification could come to any device of the member: one that has them on, or this one if they want. */
export function canComeAsPush({ push, devices }: NoticeSettings, state: DeviceState | undefined): boolean {
  if (push === 'off') return false
  return devices.length > 0 || state === undefined || reasonAgainst(state) === undefined
}
