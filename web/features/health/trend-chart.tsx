import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Text } from '../../../contract/texts.ts'
import { above, DotMarks, GoalMark, plot, RodMark, WrittenMark } from './chart-marks.tsx'
import { heightIn, scaleOf, ticksOf } from './chart-scale.ts'
import { valueOrNone } from './health-numbers.ts'
import type { HistoryDays } from './queries.ts'
import { fullDate, shortDate } from './shown-day.ts'
import { type ChartBar, labelOf } from './trend.ts'

/** Pixels: the whole drawing, with the room beneath for the days in two lines. */
const height = plot + 42

type TrendChartProps = {
  title: string
  unit?: Text | undefined
  /** Its days, without a gap. */
  bars: readonly ChartBar[]
  goal: number | null
  span: HistoryDays
  /** The day whose value may still grow, if one may. */
  growing?: string | undefined
  /** A `text-` class: the color of the marks. */
  tone: string
  /** Dots on a line with a range of their own, in steps of this; bars from zero otherwise. */
  step?: number | undefined
  /** Stands at the end of the title's line. */
  action: ReactNode
  /** What stands in the place of the drawing, at its height. */
  table?: ReactNode
}

/** Arrow keys walk along the days; the chart is one stop of the Tab key. */
function neighbour(key: string, at: number, last: number): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key]
  return to === undefined ? undefined : Math.min(last, Math.max(0, to))
}

/** A measure over days, the goal as a line; the value of the day that is pointed at or focused stands above. */
export function TrendChart(props: TrendChartProps) {
  const { title, unit, bars, goal, span, growing, tone, step, action, table } = props
  const svg = useRef<SVGSVGElement>(null)
  const last = bars.length - 1
  const [stop, setStop] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [hovered, setHovered] = useState<string>()
  const stopAt = bars.some(({ day }) => day === stop) ? stop : bars[last]?.day
  const active = bars.find(({ day }) => day === (hovered ?? focused))
  const recorded = bars.flatMap(({ value }) => (value === null ? [] : [value]))
  const scale = scaleOf(recorded, goal, step)
  const y = (value: number) => plot - heightIn(scale, value) * (plot - above)
  const column = 100 / bars.length
  const center = (at: number) => `${(at + 0.5) * column}%`
  const highest = bars.findLastIndex(({ value }) => value === Math.max(...recorded))
  const highestValue = bars[highest]?.value ?? 0
  /** Above the line of the goal, where that would run through the number. */
  const writtenAt = (at: number) => {
    const line = goal === null ? Number.NaN : y(goal)
    return line > at - 16 && line < at + 8 ? line - 7 : at
  }
  const told = ({ day, value }: ChartBar, date: (day: string) => string) => {
    const when = day === growing ? t('{day}, so far', { day: date(day) }) : date(day)
    return `${when}: ${value === null ? t('not recorded') : valueOrNone(value, unit)}`
  }

  function walk(event: KeyboardEvent, at: number) {
    const to = neighbour(event.key, at, last)
    if (to === undefined) return
    event.preventDefault()
    svg.current?.querySelectorAll<SVGGElement>('[data-bar]')[to]?.focus()
  }

  return (
    <>
      <header className="flex min-h-11 items-center gap-x-3">
        <h3 className="text-base font-medium">{title}</h3>
        <p className="numbers ms-auto text-end text-sm">
          {active && !table ? (
            <b aria-hidden="true">{told(active, shortDate)}</b>
          ) : (
            goal !== null && (
              <span className="inline-flex items-center gap-2 text-ink-soft">
                <span aria-hidden="true" className="h-2.5 w-5 border-t-2 border-honey bg-honey/10" />
                {t('Goal {goal}', { goal: valueOrNone(goal, unit) })}
              </span>
            )
          )}
        </p>
        {action}
      </header>
      {table && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={title}
          className="fades-below mt-2 overflow-y-auto"
          style={{ height }}
        >
          {table}
        </section>
      )}
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 max-sm:pe-2" hidden={Boolean(table)}>
        <Scale ticks={ticksOf(scale)} y={y} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of HTML. */}
        <svg
          ref={svg}
          role="group"
          aria-label={t('{title}, {count, plural, other {# days}}', { title, count: bars.length })}
          width="100%"
          height={height}
          className={`block overflow-visible ${tone}`}
        >
          {ticksOf(scale).map((value) => (
            <line key={value} x2="100%" y1={y(value)} y2={y(value)} className="stroke-line opacity-60" />
          ))}
          <line x2="100%" y1={plot + 1} y2={plot + 1} className="stroke-edge opacity-60" />
          {goal !== null && <GoalMark y={y(goal)} isAround={step !== undefined} />}
          {bars.map((bar, at) => (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a day is read, and shows its value on focus as it does on hover.
            <g
              key={bar.day}
              data-bar=""
              role="img"
              aria-label={told(bar, fullDate)}
              tabIndex={bar.day === stopAt ? 0 : -1}
              className="focus-visible:outline-offset-0"
              onFocus={() => {
                setStop(bar.day)
                setFocused(bar.day)
              }}
              onBlur={() => setFocused(undefined)}
              onPointerEnter={() => setHovered(bar.day)}
              onPointerLeave={() => setHovered(undefined)}
              onKeyDown={(event) => walk(event, at)}
            >
              <rect
                x={`${at * column}%`}
                width={`${column}%`}
                height={height}
                className={
                  active === bar
                    ? 'fill-ink opacity-8'
                    : at === last
                      ? 'fill-ink opacity-4'
                      : 'fill-transparent'
                }
                rx={6}
              />
              {bar.value !== null && !step && (
                <RodMark
                  x={center(at)}
                  top={y(bar.value)}
                  isThin={span === 30}
                  isOpen={bar.day === growing}
                />
              )}
              <DayLabel
                x={center(at)}
                lines={labelOf(bar.day, span, last - at)}
                isEven={(last - at) % 14 === 0}
              />
            </g>
          ))}
          {step && (
            <DotMarks
              dots={bars.flatMap(({ day, value }, at) =>
                value === null ? [] : [{ day, x: center(at), y: y(value) }],
              )}
            />
          )}
          {highest >= 0 && (
            <WrittenMark x={center(highest)} y={writtenAt(y(highestValue) - (step ? 12 : 6))}>
              {valueOrNone(highestValue)}
            </WrittenMark>
          )}
        </svg>
      </div>
    </>
  )
}

type ScaleProps = { ticks: readonly number[]; y: (value: number) => number }

/** The round values a chart is read by, each at its line. */
function Scale({ ticks, y }: ScaleProps) {
  return (
    <div aria-hidden="true" className="numbers relative w-10 text-end text-xs text-ink-soft">
      {ticks.map((value) => (
        <span key={value} className="absolute end-0 -translate-y-1/2" style={{ top: y(value) }}>
          {valueOrNone(value)}
        </span>
      ))}
    </div>
  )
}

type DayLabelProps = { x: string; lines: readonly string[]; isEven: boolean }

/** The lines beneath a day. Every second date of thirty days is left out where they would touch. */
function DayLabel({ x, lines, isEven }: DayLabelProps) {
  const [date, more] = lines
  return (
    <text
      y={plot + 19}
      textAnchor="middle"
      className={`numbers fill-ink-soft text-xs ${more ? '' : 'max-sm:text-[0.6875rem]'} ${more || isEven ? '' : 'max-[23rem]:hidden'}`}
    >
      {date && <tspan x={x}>{date}</tspan>}
      {more && (
        <tspan x={x} dy="17">
          {more}
        </tspan>
      )}
    </text>
  )
}
