import '../../ui/scenes/scene.css'
import { useId } from 'react'
import type { NoticeKind } from '../../../contract/notice-kinds.ts'
import { shortClockOf } from '../../lib/time/clock.ts'
import { cx } from '../../ui/cx.ts'
import { Printed } from '../../ui/scenes/press.tsx'

/** The hours at which most of a kind come. Those of a member's check-ins are their own. */
const usualHours: Record<Exclude<NoticeKind, 'check-in'>, readonly number[]> = {
  medicines: [8, 20],
  plan: [9],
  theme: [9],
  weekly: [12],
  events: [18],
}
/** For a member who has chosen no time to be asked at. */
const hourOfNoTime = 21

/** The paper of each kind, as it hangs from the top of its pole. */
const papers: Record<NoticeKind, string> = {
  medicines: 'M0 0h9a4.500 4.500 0 0 1 0 9H0Z',
  plan: 'M0 0h12.500v9.500H0Z',
  theme: 'M0 0 15 5 0 10Z',
  weekly: 'M0 0h14l-3.500 4.800L14 9.500H0Z',
  events: 'M0-1c5-2.500 9 2.500 16 0v10.500c-7 2.500-11-2.500-16 0Z',
  'check-in': 'M0 5.500a5.500 5.500 0 1 1 11 0 5.500 5.500 0 1 1-11 0Z',
}

const ground = 75
const sky = 'M12 75C2 62 5 24 30 15c50-13 118-5 180-7 80-3 150 3 222-2 52-4 94-1 110 14 14 13 13 42 5 55Z'

/** How long the day is drawn: on a phone shorter, so that its flags are as large as on a desk. */
const [long, short] = [560, 376]

/** Where an hour of a day of a length is: the sun rises at six, and after eleven it is night. */
const xAt = (hour: number, length: number) =>
  ((44 + ((Math.min(23, Math.max(5.5, hour)) - 6) / 17) * 474) * length) / long
/** So far apart two papers do not cover each other. */
const apart = 18

type Mark = { kind: NoticeKind; hour: number; isFull: boolean; x: number }

/** A mark for each kind at each of its hours, in their order, none over another. */
function marksOf({ isOn, checkInTimes, length }: SkyProps): Mark[] {
  const usual = Object.entries(usualHours).flatMap(([kind, hours]) =>
    hours.map((hour) => ({ kind: kind as NoticeKind, hour, isFull: isOn(kind as NoticeKind) })),
  )
  const asked = checkInTimes.map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return { kind: 'check-in' as const, hour: hours + minutes / 60, isFull: isOn('check-in') }
  })
  if (asked.length === 0) asked.push({ kind: 'check-in', hour: hourOfNoTime, isFull: false })
  let next = 0
  return [...usual, ...asked]
    .toSorted((one, other) => one.hour - other.hour)
    .map((mark) => {
      const x = Math.min(length - apart, Math.max(next, xAt(mark.hour, length)))
      next = x + apart
      return { ...mark, x }
    })
}

type DrawnDayProps = { isOn: (kind: NoticeKind) => boolean; checkInTimes: readonly string[] }
type SkyProps = DrawnDayProps & { length: number }

function Sky(props: SkyProps) {
  const id = useId()
  const { length } = props
  /** What is drawn for the long day, along a shorter one; what must not be squeezed is moved. */
  const along = length === long ? undefined : `scale(${(length / long).toFixed(3)} 1)`
  // Above the flags of the evening, which are closer to it there.
  const atEnd = length === long ? undefined : `translate(${length - long + 6} -7)`
  return (
    <svg
      viewBox={`0 0 ${length} 80`}
      className="scene-tones block w-full overflow-visible"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <linearGradient id={id}>
        <stop stopColor="color-mix(in oklab, var(--morning), var(--surface) 50%)" />
        <stop offset=".3" stopColor="var(--tone-1)" />
        <stop offset=".58" stopColor="var(--tone-1)" />
        <stop offset=".76" stopColor="var(--dusk)" />
        <stop offset=".96" stopColor="var(--nightfall)" />
      </linearGradient>
      <clipPath id={`${id}sky`}>
        <path d={sky} transform={along} />
      </clipPath>
      <Printed>
        <g clipPath={`url(#${id}sky)`}>
          <path d={sky} fill={`url(#${id})`} transform={along} />
          <circle cx="46" cy="73" r="17" fill="color-mix(in oklab, var(--glow), var(--warmth) 30%)" />
          <path
            d="M46 50v-8M62 57l6-6M30 57l-6-6"
            stroke="color-mix(in oklab, var(--glow), var(--warmth) 60%)"
            strokeWidth="2.400"
          />
          <path
            d="M0 90V70c40-9 84-4 122-1s74-9 118-6 84 9 130 4 92-9 126-4 48 4 70 0v27Z"
            fill="var(--tone-2)"
            transform={along}
          />
          <g transform={atEnd}>
            <path d="M530 40.500a13 13 0 1 1-9.600-18.700 11 11 0 1 0 9.600 18.700Z" fill="var(--orb)" />
            <path
              d="M470 22h.01M490 44h.01M452 40h.01M540 54h.01M430 20h.01"
              stroke="var(--orb)"
              strokeWidth="2.600"
            />
          </g>
        </g>
        <path
          d="M3 75.500c90-1.600 180 1 280 0s182-1 274 .5"
          stroke="var(--edge)"
          strokeWidth="2"
          transform={along}
        />
      </Printed>
      {marksOf(props).map(({ kind, x, isFull }, at) => {
        const top = at % 2 === 0 ? 34 : 44
        return (
          <g key={`${kind}${x}`} stroke={isFull ? 'var(--clay)' : 'var(--ink-soft)'} strokeWidth="1.500">
            <path d={`M${x.toFixed(1)} ${ground}V${top}`} />
            <path
              d={papers[kind]}
              transform={`translate(${x.toFixed(1)} ${top})`}
              fill="var(--clay)"
              fillOpacity={isFull ? 1 : 0}
              className="transition-[fill-opacity] duration-300"
            />
          </g>
        )
      })}
    </svg>
  )
}

/** The hours that are written below the day. */
const written = [6, 12, 18, 22]

/** A day from sunrise to night with a paper flag where each kind usually comes: full if it is on. The switches say the same. */
export const DrawnDay = (day: DrawnDayProps) => (
  <div aria-hidden="true" className="lit-scenes pb-3" dir="ltr">
    <div className="@xl:hidden">
      <Sky {...day} length={short} />
    </div>
    <div className="hidden @xl:block">
      <Sky {...day} length={long} />
    </div>
    <div className="relative h-5 text-xs text-ink-soft">
      {written.map((hour) => (
        <span
          key={hour}
          className="numbers absolute top-0 -translate-x-1/2"
          style={{ left: `${((xAt(hour, long) / long) * 100).toFixed(1)}%` }}
        >
          {shortClockOf(`${String(hour).padStart(2, '0')}:00`)}
        </span>
      ))}
    </div>
  </div>
)

/** The flag of a kind, as it stands in the day. */
export const Flag = ({ kind, isFull }: { kind: NoticeKind; isFull: boolean }) => (
  <svg
    viewBox="-3 -3 22 24"
    className={cx('size-5 shrink-0 overflow-visible', isFull ? 'stroke-clay' : 'stroke-ink-soft')}
    fill="none"
    strokeWidth="1.700"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M0 20V0" />
    <path
      d={papers[kind]}
      className="fill-clay transition-[fill-opacity] duration-300"
      fillOpacity={isFull ? 1 : 0}
    />
  </svg>
)
