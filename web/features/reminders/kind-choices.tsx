import { AppWindow, Bell, Check, type LucideIcon, Mail } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
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
import { cx } from '../../ui/cx.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { Unparted } from '../../ui/unparted.tsx'
import { CheckInTimes } from './check-in-times.tsx'
import { DrawnDay, Flag } from './drawn-day.tsx'
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
    hint: 'At the times that you choose. Notifications and emails do not come within two hours of a check-in.',
  },
  theme: { label: 'The new week', hint: 'Its theme, on Monday at nine.' },
} satisfies Record<NoticeKind, { label: string; hint: string }>)

const channelWords = texts({
  tab: 'While A-genda is open',
  push: 'As a notification',
  mail: 'By mail',
} satisfies Record<NoticeChannel, string>)

/** Where its name is above it, as wide as that. */
const column = '@xl:w-30'

const channelIcons: Record<NoticeChannel, LucideIcon> = { tab: AppWindow, push: Bell, mail: Mail }

/** Why a kind stopped going by mail, though its member had wanted it. */
const stoppedWords = texts({
  member: 'You stopped these emails on {day}, with a link in one of them.',
  address: 'These emails stopped on {day}, because the mail server refused your address three times.',
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

type WayProps = {
  channel: NoticeChannel
  /** There is no other way. */
  isAlone: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether a kind comes this way: the way's sign, which is named above, or a box in the column of that name. */
function Way({ channel, isAlone, checked, onChange }: WayProps) {
  const id = useId()
  const Icon = channelIcons[channel]
  if (isAlone)
    return (
      <Switch
        label={<span className="sr-only">{translate(channelWords[channel])}</span>}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="gap-0! py-0!"
      />
    )
  return (
    <label
      className={cx(
        'group/way relative grid size-11 place-content-center place-items-center rounded-md border border-line text-ink-soft transition-colors has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus @xl:h-11 @xl:border-0 @xl:bg-transparent! @xl:outline-none!',
        column,
      )}
    >
      <input
        type="checkbox"
        aria-labelledby={id}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="peer absolute inset-0 appearance-none rounded-md outline-none @xl:static @xl:col-start-1 @xl:row-start-1 @xl:size-5.5 @xl:rounded-[6px] @xl:border @xl:border-edge @xl:bg-surface @xl:transition-colors @xl:checked:border-accent @xl:checked:bg-accent @xl:hover:border-accent @xl:focus-visible:outline-3 @xl:focus-visible:outline-offset-2 @xl:focus-visible:outline-focus @xl:forced-colors:appearance-auto"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="tick pointer-events-none absolute end-0.5 top-0.5 size-3 text-accent @xl:static @xl:col-start-1 @xl:row-start-1 @xl:size-4 @xl:text-accent-ink @xl:forced-colors:hidden"
      />
      <Icon aria-hidden="true" className="size-5 group-has-checked/way:text-accent @xl:hidden" />
      <span id={id} className="sr-only">
        {translate(channelWords[channel])}
      </span>
    </label>
  )
}

/** A way's name: above its column, or beside its sign. */
function Column({ channel, isAlone }: Pick<WayProps, 'channel' | 'isAlone'>) {
  const Icon = channelIcons[channel]
  return (
    <span
      className={cx(
        'flex items-center gap-1.5',
        !isAlone && cx(column, '@xl:items-end @xl:justify-center @xl:text-center @xl:text-balance'),
      )}
    >
      {!isAlone && <Icon className="size-4 @xl:hidden" />}
      <span>
        <Unparted>{translate(channelWords[channel])}</Unparted>
      </span>
    </span>
  )
}

/** Words beside the ways, as wide as a text is read. */
const words = 'max-w-[min(44rem,calc(100%-var(--ways)))]'

/** Whether a kind comes by one of the ways that are open. */
const comesBy = (kind: NoticeKind, { channels }: NoticeSettings, open: readonly NoticeChannel[]): boolean =>
  open.some((channel) => channels[kind][channel])

type KindProps = { kind: NoticeKind; settings: NoticeSettings; open: readonly NoticeChannel[] }

function Kind({ kind, settings, open }: KindProps) {
  const change = useNoticeChange()
  const { label, hint } = kindWords[kind]
  const isOn = comesBy(kind, settings, open)
  return (
    <fieldset className="relative border-t border-line py-4 first:border-t-0">
      <legend className="contents">
        <span className={cx('flex items-center gap-2 leading-tight font-medium', words)}>
          <Flag kind={kind} isFull={isOn} />
          {translate(label)}
        </span>
      </legend>
      <p className={cx('pt-0.5 text-xs text-pretty text-ink-soft', words)}>
        <Unparted>{translate(hint)}</Unparted>
      </p>
      <div className="absolute end-0 top-4 flex gap-1.5 @xl:gap-0">
        {open.map((channel) => (
          <Way
            key={channel}
            channel={channel}
            isAlone={open.length === 1}
            checked={settings.channels[kind][channel]}
            onChange={(checked) => change({ channels: { [kind]: { [channel]: checked } } })}
          />
        ))}
      </div>
      <Stopped kind={kind} settings={settings} />
      {kind === 'check-in' && (
        // What was typed in it stays.
        <div hidden={!isOn}>
          <CheckInTimes times={settings.checkInTimes} />
        </div>
      )}
    </fieldset>
  )
}

/** What the member is reminded of, and how. What was chosen of a closed way is kept for when it opens. */
export function KindChoices({ settings }: { settings: NoticeSettings }) {
  const { data: device } = useThisDevice()
  const isOpen = { tab: true, push: canComeAsPush(settings, device), mail: settings.mail === 'on' }
  const open = noticeChannels.filter((channel) => isOpen[channel])
  const isAlone = open.length === 1
  // The sentence above the kinds names the only way.
  const isSaid = settings.push === 'off' && settings.mail === 'off'
  return (
    <section aria-label={t('What you are reminded of')}>
      <DrawnDay isOn={(kind) => comesBy(kind, settings, open)} checkInTimes={settings.checkInTimes} />
      {isOpen.push && settings.devices.length === 0 && (
        <p className="pb-3 text-sm text-ink-soft">
          {t('No device shows notifications yet. They come once you turn one on above.')}
        </p>
      )}
      <div
        className={
          isAlone
            ? '[--ways:4rem]'
            : '[--ways:calc(var(--channels)*3.125rem+0.5rem)] @xl:[--ways:calc(var(--channels)*7.5rem+1.5rem)]'
        }
        style={{ '--channels': open.length } as CSSProperties}
      >
        {!isSaid && (
          <div
            aria-hidden="true"
            className="flex flex-wrap justify-end gap-x-4 gap-y-1.5 pb-3.5 text-xs leading-tight text-ink-soft @xl:gap-0 @xl:pb-2"
          >
            {open.map((channel) => (
              <Column key={channel} channel={channel} isAlone={isAlone} />
            ))}
          </div>
        )}
        {noticeKinds.map((kind) => (
          <Kind key={kind} {...{ kind, settings, open }} />
        ))}
      </div>
    </section>
  )
}
