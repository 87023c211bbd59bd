import { AppWindow, Bell, type LucideIcon, Mail } from 'lucide-react'
import type { CSSProperties } from 'react'
import {
  type NoticeChannel,
  type NoticeKind,
  noticeChannels,
  noticeKinds,
} from '../../../contract/notice-kinds.ts'
import type { NoticeSettings } from '../../../contract/notices.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { Unparted } from '../../ui/unparted.tsx'
import { CheckInTimes } from './check-in-times.tsx'
import { useNoticeChange } from './use-notice-change.ts'
import { canComeAsPush, useThisDevice } from './use-this-device.ts'

const kindWords = texts({
  events: {
    label: 'Events',
    hint: 'Those you are going to or interested in. While A-genda is open, also those you have not answered.',
  },
  plan: { label: 'Planner', hint: 'Items with a reminder, until they are done.' },
  weekly: { label: 'Weekly reminders', hint: 'On their days, at their time.' },
  medicines: { label: 'Medicines', hint: 'Those of a day that have a time, until they are taken.' },
  'check-in': {
    label: 'How are you?',
    hint: 'At the times that you choose. Notifications and letters do not come within two hours of a check-in.',
  },
  theme: { label: 'The new week', hint: 'Its theme, on Monday at nine.' },
} satisfies Record<NoticeKind, { label: string; hint: string }>)

const channelWords = texts({
  tab: 'While A-genda is open',
  push: 'As a notification',
  mail: 'By mail',
} satisfies Record<NoticeChannel, string>)

/** As wide as a thumb; where it is named, as wide as its name. One alone ends where the row does. */
const column =
  'w-11 shrink-0 justify-center group-data-alone/ways:w-auto group-data-alone/ways:justify-end @xl:w-30! @xl:justify-center!'

const channelIcons: Record<NoticeChannel, LucideIcon> = { tab: AppWindow, push: Bell, mail: Mail }

/** Why a kind stopped going by mail, though its member had wanted it. */
const stoppedWords = texts({
  member: 'You stopped these letters on {day}, with a link in one of them.',
  address: 'These letters stopped on {day}, because the mail server refused your address three times.',
} satisfies Record<NoticeSettings['stopped'][number]['by'], string>)

function Stopped({ kind, settings }: { kind: NoticeKind; settings: NoticeSettings }) {
  const stop = settings.stopped.find((one) => one.kind === kind)
  if (!stop || settings.channels[kind].mail) return null
  return (
    <p className="text-sm text-ink-soft">
      {translate(stoppedWords[stop.by], {
        day: new Date(stop.at).toLocaleDateString(formatLocale(), { dateStyle: 'long' }),
      })}
    </p>
  )
}

type KindProps = { kind: NoticeKind; settings: NoticeSettings; open: readonly NoticeChannel[] }

function Kind({ kind, settings, open }: KindProps) {
  const change = useNoticeChange()
  const { label, hint } = kindWords[kind]
  return (
    <fieldset className="relative border-t border-line py-1.5 @xl:py-2.5 @xl:pe-[calc(var(--channels)*7.5rem+1.5rem)]">
      <legend className="contents">
        <span className="flex min-h-11 items-center pe-[calc(var(--channels)*2.75rem)] leading-tight font-medium @xl:block @xl:min-h-0 @xl:pe-0">
          {translate(label)}
        </span>
      </legend>
      <p className="pb-1.5 text-xs text-ink-soft @xl:pb-0">
        <Unparted>{translate(hint)}</Unparted>
      </p>
      <div className="absolute end-0 top-1.5 flex @xl:top-2.5">
        {open.map((channel) => (
          <Checkbox
            key={channel}
            // It stands in the column of its way, whose name or sign is above.
            className={cx(column, 'gap-0!')}
            label={<span className="sr-only">{translate(channelWords[channel])}</span>}
            checked={settings.channels[kind][channel]}
            onChange={({ target }) => change({ channels: { [kind]: { [channel]: target.checked } } })}
          />
        ))}
      </div>
      <Stopped kind={kind} settings={settings} />
      {kind === 'check-in' && <CheckInTimes times={settings.checkInTimes} />}
    </fieldset>
  )
}

/** What the member is reminded of, and how. What was chosen of a closed way is kept for when it opens. */
export function KindChoices({ settings }: { settings: NoticeSettings }) {
  const { data: device } = useThisDevice()
  const isOpen = { tab: true, push: canComeAsPush(settings, device), mail: settings.mail === 'on' }
  const open = noticeChannels.filter((channel) => isOpen[channel])
  return (
    <section aria-label={t('What you are reminded of')}>
      {isOpen.push && settings.devices.length === 0 && (
        <p className="pb-3 text-sm text-ink-soft">
          {t('No device shows notifications yet. They come once you turn one on above.')}
        </p>
      )}
      <div
        data-alone={open.length === 1 ? '' : undefined}
        style={{ '--channels': open.length } as CSSProperties}
        className="group/ways"
      >
        <ul
          aria-hidden="true"
          className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft group-data-alone/ways:hidden @xl:hidden"
        >
          {open.map((channel) => {
            const Icon = channelIcons[channel]
            return (
              <li key={channel} className="flex items-center gap-1.5">
                <Icon className="size-4.5" />
                <span>
                  <Unparted>{translate(channelWords[channel])}</Unparted>
                </span>
              </li>
            )
          })}
        </ul>
        <div aria-hidden="true" className="flex justify-end pt-2 pb-2 text-xs text-ink-soft @xl:pt-0">
          {open.map((channel) => {
            const Icon = channelIcons[channel]
            return (
              <span
                key={channel}
                className={cx(column, 'flex items-end text-center leading-tight text-balance')}
              >
                <Icon className="size-4.5 group-data-alone/ways:hidden @xl:hidden" />
                <span className="hidden group-data-alone/ways:block @xl:block">
                  <Unparted>{translate(channelWords[channel])}</Unparted>
                </span>
              </span>
            )
          })}
        </div>
        {noticeKinds.map((kind) => (
          <Kind key={kind} {...{ kind, settings, open }} />
        ))}
      </div>
    </section>
  )
}
