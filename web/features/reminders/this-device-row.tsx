import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { noticeSettings } from './queries.ts'
import { type DeviceState, readDevice, turnOn } from './this-device.ts'

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'this-device' }

/** Why this browser cannot be reminded while A-genda is closed, and what can be done. */
function reasonAgainst(state: DeviceState): string | undefined {
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

/** Turns notifications on in this browser, or says why that is not possible. */
export function ThisDevice({ isRegistered }: { isRegistered: boolean }) {
  const { id } = useUser()
  const client = useQueryClient()
  const state = useQuery({
    queryKey: ['reminders', 'this-device', id],
    queryFn: () => readDevice(id),
    // The person may have changed it in the browser meanwhile.
    staleTime: 0,
    retry: false,
  })
  const turningOn = useMutation({
    mutationFn: () => turnOn(id),
    onSuccess: (isOn) =>
      isOn && notify.success(t('You will be reminded on this device, also while A-genda is closed.'), toast),
    onError: (error) =>
      notify.error(loadFailure(error, t('Notifications could not be turned on in this browser.')), toast),
    onSettled: () =>
      Promise.all([state.refetch(), client.invalidateQueries({ queryKey: noticeSettings.queryKey })]),
  })
  if (state.data === undefined || (state.data === 'on' && isRegistered)) return null
  const reason = reasonAgainst(state.data)
  if (reason) return <p className="measure text-ink-soft">{reason}</p>
  return (
    <div className="grid justify-items-start gap-2">
      <p className="measure text-ink-soft">
        {t('Let this device remind you, also while A-genda is closed.')}
      </p>
      <Button pending={turningOn.isPending} onClick={() => turningOn.mutate()}>
        <Bell className="size-4.5" aria-hidden="true" />
        {t('Remind me on this device')}
      </Button>
    </div>
  )
}
