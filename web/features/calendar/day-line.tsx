import { Moon, Sun, Sunrise } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GlobalEvent, RsvpStatus } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { clockOf } from '../../lib/clock.ts'
import { cx } from '../../ui/cx.ts'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { ItemLine } from '../planner/items/item-line.tsx'
import { colorLook } from '../planner/items/item-look.ts'
import { gapsOf, heightOf, type OnLine } from './day-line-rules.ts'
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
    mood: () => 'mood',
    now: () => 'now',
  })[part.kind]()

/** The day as one line from morning to night, with tasks, events, the mood, and the sun where it is now. */
export function DayLine({ day, line, answerTo, onEvent }: DayLineProps) {
  const gaps = gapsOf(line)
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="absolute inset-y-5 start-[4.9rem] w-0.5 rounded-pill bg-linear-to-b from-honey via-clay-soft to-accent"
      />
      <End icon={<Sunrise className="size-4" />} />
      <ol aria-label={t('Plan')} className="grid grid-cols-[minmax(0,1fr)]">
        {line.map((part, at) => (
          <li key={keyOf(part)} style={{ marginTop: gaps[at] }} className="relative">
            <Part part={part} day={day} answerTo={answerTo} onEvent={onEvent} />
          </li>
        ))}
      </ol>
      <End icon={<Moon className="size-4" />} />
    </div>
  )
}

/** Morning and night: where the line begins and ends. */
const End = ({ icon }: { icon: ReactNode }) => (
  <span
    aria-hidden="true"
    className="relative ms-[4.2rem] grid size-6 place-items-center rounded-pill bg-surface text-ink-soft"
  >
    {icon}
  </span>
)

type PartProps = Omit<DayLineProps, 'line'> & { part: OnLine }

function Part({ part, day, answerTo, onEvent }: PartProps) {
  switch (part.kind) {
    case 'now':
      return (
        <Row minute={part.minute} mark={<Sun className="size-5 text-clay" aria-hidden="true" />} isNow>
          <p className="flex items-center gap-2 py-1 text-sm font-medium text-clay">
            {t('Now')}
            <span aria-hidden="true" className="h-px flex-1 bg-clay/40" />
          </p>
        </Row>
      )
    case 'mood':
      return (
        <Row minute={part.minute} mark={<MoodFace mood={part.mood.mood} className="size-6" />}>
          <p className="py-1.5 text-sm text-ink-soft">{moodLook(part.mood.mood).name}</p>
        </Row>
      )
    case 'event':
      return (
        <Row minute={part.minute} mark={<Dot paint="bg-clay" />}>
          <div className="grid py-0.5" style={{ minHeight: heightOf(part) }}>
            <EventPill
              event={part.event}
              day={day}
              answer={answerTo(part.event)}
              look="line"
              onOpen={onEvent}
            />
          </div>
        </Row>
      )
    case 'item':
      return (
        <Row minute={part.minute} mark={<Dot paint={colorLook(part.item.color).paint} />}>
          <div
            style={{ minHeight: heightOf(part) }}
            className={cx(part.until !== undefined && 'my-0.5 rounded-md bg-hollow')}
          >
            <ItemLine date={day} item={part.item} onLine />
          </div>
        </Row>
      )
  }
}

const Dot = ({ paint }: { paint: string }) => (
  <span aria-hidden="true" className={cx('size-3 rounded-pill ring-3 ring-surface', paint)} />
)

type RowProps = { minute: number; mark: ReactNode; isNow?: boolean; children: ReactNode }

const Row = ({ minute, mark, isNow, children }: RowProps) => (
  <div className="grid grid-cols-[4.2rem_1.5rem_minmax(0,1fr)] gap-x-0">
    <span
      className={cx(
        'numbers pt-2.5 pe-2 text-end text-xs leading-snug',
        isNow ? 'pt-2 font-medium text-clay' : 'text-ink-soft',
      )}
    >
      {minuteClock(minute)}
    </span>
    <span className={cx('relative grid h-11 place-items-center', isNow && 'h-8')}>
      <span className="grid place-items-center rounded-pill bg-surface">{mark}</span>
    </span>
    <div className="min-w-0 ps-1">{children}</div>
  </div>
)
