import { type LucideIcon, Moon, Sun, Sunrise } from 'lucide-react'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { t } from '../../../contract/t.ts'
import { clockOf } from '../../lib/time/clock.ts'
import { cx } from '../../ui/cx.ts'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { ItemLine } from '../planner/items/item-line.tsx'
import { ItemMark } from '../planner/items/item-mark.tsx'
import { gapsOf, heightOf, isDark, type OnLine } from './day-line-rules.ts'
import { DayRow } from './day-row.tsx'
import { EventPill } from './event-pill.tsx'

type DayLineProps = {
  day: string
  line: readonly OnLine[]
  answerTo: (event: GlobalEvent) => RsvpStatus | undefined
  onEvent: (event: GlobalEvent) => void
}

const minuteClock = (minute: number) =>
  clockOf(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
const keyOf = (part: OnLine) =>
  ({
    item: () => (part.kind === 'item' ? part.item.id : ''),
    event: () => (part.kind === 'event' ? `${part.event.id} ${part.event.start}` : ''),
    mood: () => (part.kind === 'mood' ? part.mood.id : ''),
    now: () => 'now',
    sunrise: () => 'sunrise',
  })[part.kind]()

/** The day as one line, with the sun where it rises and the moon at its ends, with tasks, events, the mood, and where it is now. */
export function DayLine({ day, line, answerTo, onEvent }: DayLineProps) {
  const gaps = gapsOf(line)
  // Where nothing stands before the sun, the line begins with it; and the moon of now may be an end already.
  const isMoonOfNow = (part: OnLine | undefined) => part?.kind === 'now' && isDark(part.minute)
  const [first, last] = [line[0], line.at(-1)]
  const beginsAtNight = first?.kind !== 'sunrise' && !isMoonOfNow(first)
  // A day that holds something reaches from morning to night, down to the foot of its sheet.
  const isLong = line.some(({ kind }) => kind !== 'now' && kind !== 'sunrise')
  return (
    <div className={cx('relative', isLong && 'flex min-h-60 flex-1 flex-col py-3 md:min-h-80')}>
      {isLong && (
        <span
          aria-hidden="true"
          // To the edges of its sheet.
          className="day-sky -inset-x-4 sm:-inset-x-6"
          data-from={first?.kind === 'sunrise' ? 'morning' : 'night'}
        />
      )}
      {/* Under the marks, which stand in the middle of their column. */}
      <DayRow
        className="absolute inset-x-0 inset-y-3"
        mark={
          <span
            aria-hidden="true"
            className="h-full w-0.5 rounded-pill bg-linear-to-b from-honey via-clay-soft to-accent"
          />
        }
      />
      {beginsAtNight && <DayRow mark={<Sky icon={Moon} />} />}
      <ol aria-label={t('Plan')} className={cx('flex flex-col', isLong && 'flex-1 justify-between')}>
        {line.map((part, at) => (
          <li
            key={keyOf(part)}
            style={{ marginTop: gaps[at] }}
            className="relative"
            aria-hidden={part.kind === 'sunrise' || undefined}
          >
            <Part part={part} day={day} answerTo={answerTo} onEvent={onEvent} />
          </li>
        ))}
      </ol>
      {!isMoonOfNow(last) && <DayRow mark={<Sky icon={Moon} />} />}
    </div>
  )
}

/** What stands in the sky over a part of the line. */
const Sky = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span
    aria-hidden="true"
    className="relative grid size-8 place-items-center rounded-pill bg-surface text-ink-soft"
  >
    <Icon className="size-5" />
  </span>
)

/** On a ground of its own, so that the line ends before it. */
const onGround = 'grid size-8 place-items-center rounded-pill bg-surface'
/** What takes time has a ground, into which its words do not move. */
const block = '-ms-2 rounded-md bg-hollow ps-2'

type PartProps = Omit<DayLineProps, 'line'> & { part: OnLine }

function Part({ part, day, answerTo, onEvent }: PartProps) {
  const time = minuteClock(part.minute)
  switch (part.kind) {
    case 'now': {
      const Icon = isDark(part.minute) ? Moon : Sun
      return (
        <DayRow
          time={time}
          isNow
          mark={
            <span className={cx(onGround, 'text-clay')}>
              <Icon className="size-5" aria-hidden="true" />
            </span>
          }
        >
          <p className="flex min-h-11 items-center gap-2 text-sm font-medium text-clay">
            {t('Now')}
            <span aria-hidden="true" className="h-px flex-1 bg-clay/40" />
          </p>
        </DayRow>
      )
    }
    case 'sunrise':
      return <DayRow mark={<Sky icon={Sunrise} />} />
    case 'mood':
      return (
        <DayRow
          time={time}
          mark={
            <span className={onGround}>
              <MoodFace mood={part.mood.mood} className="size-6.5" />
            </span>
          }
        >
          <p className="flex min-h-11 items-center text-ink-soft">{moodLook(part.mood.mood).name}</p>
        </DayRow>
      )
    case 'event':
      return (
        <DayRow
          time={time}
          mark={<span aria-hidden="true" className="size-3 rounded-pill bg-clay ring-4 ring-surface" />}
        >
          <div className="-ms-2.25 grid py-0.5" style={{ minHeight: heightOf(part) }}>
            <EventPill
              event={part.event}
              day={day}
              answer={answerTo(part.event)}
              place="line"
              onOpen={onEvent}
            />
          </div>
        </DayRow>
      )
    case 'item':
      return (
        <DayRow
          time={time}
          mark={
            <span className={cx(onGround, 'relative [&>*]:absolute')}>
              <ItemMark date={day} item={part.item} />
            </span>
          }
        >
          <div
            style={{ minHeight: heightOf(part) }}
            className={part.until === undefined ? undefined : cx('my-0.5', block)}
          >
            <ItemLine date={day} item={part.item} onLine />
          </div>
        </DayRow>
      )
  }
}
