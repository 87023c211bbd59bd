import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { noticeKinds } from '../../../contract/notice-kinds.ts'
import type { NoticeSettings } from '../../../contract/notices.ts'
import { t } from '../../../contract/t.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { Unparted } from '../../ui/unparted.tsx'
import { DeviceList } from './device-list.tsx'
import { KindChoices } from './kind-choices.tsx'
import { Letters } from './letters-part.tsx'
import { noticeSettings } from './queries.ts'
import { QuietHours } from './quiet-hours.tsx'
import { ThisDevice } from './this-device-row.tsx'
import { useNoticeChange } from './use-notice-change.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h4 className="font-medium">{title}</h4>
      {children}
    </section>
  )
}

function Notifications({ settings }: { settings: NoticeSettings }) {
  const change = useNoticeChange()
  return (
    <>
      <ThisDevice isRegistered={settings.devices.some(({ current }) => current)} />
      {settings.devices.length > 0 && <DeviceList devices={settings.devices} />}
      <Switch
        label={t('Show what it is about')}
        hint={
          <Unparted>
            {t('Otherwise a notification says only “A reminder from A-genda”, also on a locked screen.')}
          </Unparted>
        }
        checked={settings.showText}
        onChange={({ target }) => change({ showText: target.checked })}
      />
    </>
  )
}

/** Whether anything is told beside an open tab, which may come at any hour. */
const isReached = ({ push, mail, devices, channels }: NoticeSettings): boolean =>
  (push === 'on' && devices.length > 0) || (mail === 'on' && noticeKinds.some((kind) => channels[kind].mail))

/** How reminders reach the member beside an open tab, and why not by what is closed. */
function Ways({ settings }: { settings: NoticeSettings }) {
  return (
    <div className="grid max-w-140 gap-6">
      <Part title={t('Notifications')}>
        {settings.push === 'on' ? (
          <Notifications settings={settings} />
        ) : (
          <p className="measure text-sm text-ink-soft">
            {t('This community cannot send notifications. Reminders come while A-genda is open.')}
          </p>
        )}
      </Part>
      <Part title={t('Emails')}>
        <Letters settings={settings} />
      </Part>
      {isReached(settings) && <QuietHours settings={settings} />}
    </div>
  )
}

/** What the member is reminded of, how, and on which devices. */
export function Reminders() {
  const settings = useQuery(noticeSettings)
  return (
    <Loaded
      query={settings}
      failed={<NotLoaded query={settings}>{t('Your reminders could not be loaded.')}</NotLoaded>}
    >
      {(known) => (
        <div className="grid gap-6">
          {known.push === 'off' && known.mail === 'off' ? (
            <p className="measure text-sm text-ink-soft">
              {t(
                'This community sends neither notifications nor emails. Reminders come while A-genda is open.',
              )}
            </p>
          ) : (
            <Ways settings={known} />
          )}
          <KindChoices settings={known} />
        </div>
      )}
    </Loaded>
  )
}
