import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { Unparted } from '../../ui/unparted.tsx'
import { noticeSettings } from './queries.ts'
import { turnOn } from './this-device.ts'
import { reasonAgainst, useThisDevice } from './use-this-device.ts'

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'this-device' }

/** Turns notifications on in this browser, or says why that is not possible. */
export function ThisDevice({ isRegistered }: { isRegistered: boolean }) {
  const { id } = useUser()
  const client = useQueryClient()
  const state = useThisDevice()
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
  if (reason) return <p className="measure text-sm text-ink-soft">{reason}</p>
  return (
    <div className="grid justify-items-start gap-2">
      <p className="measure text-sm text-ink-soft">
        <Unparted>{t('Let this device remind you, also while A-genda is closed.')}</Unparted>
      </p>
      <Button pending={turningOn.isPending} onClick={() => turningOn.mutate()}>
        <Bell className="size-4.5" aria-hidden="true" />
        {t('Remind me on this device')}
      </Button>
    </div>
  )
}
