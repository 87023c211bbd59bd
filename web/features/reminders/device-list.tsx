import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import type { PushDevice } from '../../../contract/notices.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { deviceInWords, isMobile } from '../../lib/device/device-words.ts'
import { forgetPush } from '../../lib/device/push-device.ts'
import { useUser } from '../../lib/session.ts'
import { agoInWords } from '../../lib/time/ago.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconDisc } from '../../ui/icon-disc.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { noticeSettings } from './queries.ts'

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'push-device' }

/** How long sending a test takes, and more: then it is known whether a device was reached. */
const testMs = 5000

function reachedInWords({ lastOkAt, failing }: PushDevice): string {
  if (failing) return t('The last notification could not be delivered')
  if (lastOkAt === null) return t('Nothing was sent to it yet')
  const ago = agoInWords(new Date(lastOkAt), new Date())
  return ago ? t('Last reached {ago}', { ago }) : t('Last reached a few minutes ago')
}

function Device({ device, onEnd }: { device: PushDevice; onEnd: () => void }) {
  const Icon = isMobile(device.device) ? Smartphone : Monitor
  const name = deviceInWords(device.device)
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line py-3 first:border-t-0 first:pt-0">
      <IconDisc icon={Icon} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name}
          {device.current && <Badge tone="accent">{t('This device')}</Badge>}
        </p>
        <p className={cx('text-sm', device.failing ? 'text-danger' : 'text-ink-soft')}>
          {reachedInWords(device)}
        </p>
      </div>
      <Button
        look="link"
        className="text-sm"
        aria-label={t('End notifications on {device}', { device: name })}
        onClick={onEnd}
      >
        {t('End||this device')}
      </Button>
    </li>
  )
}

/** The devices that are reminded while A-genda is closed, and a test to all of them. */
export function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const client = useQueryClient()
  const { id: memberId } = useUser()
  const list = useRef<HTMLUListElement>(null)
  const { queryKey } = noticeSettings

  const end = useMutation({
    mutationFn: ({ id }: PushDevice) =>
      untilGone(call('DELETE /push/subscriptions/{id}', { params: { id } })),
    onMutate: ({ id }) => {
      void client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        (all) => all && { ...all, devices: all.devices.filter((device) => device.id !== id) },
      )
      // The pressed button disappears with its row.
      list.current?.focus()
    },
    onSuccess: async (_, { current, device }) => {
      if (current) await forgetPush(memberId)
      notify.success(t('{device} is no longer reminded', { device: deviceInWords(device) }), toast)
    },
    onError: (error) => notify.error(loadFailure(error, t('That device could not be ended.')), toast),
    onSettled: () => client.invalidateQueries({ queryKey: ['reminders'] }),
  })
  const test = useMutation({
    mutationFn: () => call('POST /push/test'),
    onSuccess: ({ devices: count }) => {
      notify.success(
        t('A test is on its way to {count, plural, one {# device} other {# devices}}.', { count }),
        toast,
      )
      setTimeout(() => void client.invalidateQueries({ queryKey }), testMs)
    },
    onError: (error) => notify.error(loadFailure(error, t('The test could not be sent.')), toast),
  })

  return (
    <div className="grid content-start justify-items-start gap-3">
      <ul ref={list} tabIndex={-1} aria-label={t('Devices that are reminded')} className="w-full">
        {devices.map((device) => (
          <Device key={device.id} device={device} onEnd={() => end.mutate(device)} />
        ))}
      </ul>
      {devices.length > 0 && (
        <Button look="quiet" pending={test.isPending} onClick={() => test.mutate()}>
          {t('Send a test')}
        </Button>
      )}
    </div>
  )
}
