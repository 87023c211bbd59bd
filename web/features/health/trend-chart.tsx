import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Text } from '../../../contract/texts.ts'
import { DotMarks, plot, RodMark } from './chart-marks.tsx'
import { heightIn, scaleOf } from './chart-scale.ts'
import { amountOrNone } from './health-numbers.ts'
import type { HistoryDays } from './queries.ts'
import { fullDate, shortDate } from './shown-day.ts'
import { type ChartBar, labelOf } from './trend.ts'

/** Pixels: the room beneath the drawing for the days of the month. */
const foot = { 7: 26, 30: 8 } as const
const fewestColumns = 7
/** Pixels: how thick the band of the goal is. */
const band = 12

type TrendChartProps = {
  title: string
  unit?: Text | undefined
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
}

/** Arrow keys walk along the days; the chart is one stop of the Tab key. */
function neighbour(key: string, at: number, last: number): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key]
  return to === undefined ? undefined : Math.min(last, Math.max(0, to))
}

/** A measure over days, the goal as a band; the value of the day that is pointed at or focused stands above. */
export function TrendChart(props: TrendChartProps) {
  const { title, unit, bars, goal, span, growing, tone, step, action } = props
  const svg = useRef<SVGSVGElement>(null)
  const last = bars.length - 1
  const [stop, setStop] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [hovered, setHovered] = useState<string>()
  const stopAt = bars.some(({ day }) => day === stop) ? stop : bars[last]?.day
  const active = bars.find(({ day }) => day === (hovered ?? focused))
  const recorded = bars.flatMap(({ value }) => (value === null ? [] : [value]))
  const scale = scaleOf(recorded, goal, step)
  const y = (value: number) => plot - heightIn(scale, value) * (plot - 10)
  const column = 100 / Math.max(fewestColumns, bars.length)
  const center = (at: number) => `${(at + 0.5) * column}%`
  const told = ({ day, value }: ChartBar, date: (day: string) => string) => {
    const when = day === growing ? t('{day}, so far', { day: date(day) }) : date(day)
    return `${when}: ${value === null ? t('not recorded') : amountOrNone(value, unit)}`
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
          {active ? (
            <b aria-hidden="true">{told(active, shortDate)}</b>
          ) : (
            goal !== null && (
              <span className="inline-flex items-center gap-2 text-ink-soft">
                <span
                  aria-hidden="true"
                  className="h-3 w-5 rounded-sm bg-honey-soft inset-ring inset-ring-line"
                />
                {t('Goal {goal}', { goal: amountOrNone(goal, unit) })}
              </span>
            )
          )}
        </p>
        {action}
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of HTML. */}
      <svg
        ref={svg}
        role="group"
        aria-label={t('{title}, {count, plural, other {# days}}', { title, count: bars.length })}
        width="100%"
        height={plot + foot[span]}
        className={`mt-2 block overflow-visible ${tone}`}
      >
        {goal !== null && (
          <rect
            width="100%"
            y={Math.max(0, y(goal) - (step ? band / 2 : band))}
            height={band}
            rx={band / 2}
            className="pointer-events-none fill-honey-soft"
          />
        )}
        <line x1="0" x2="100%" y1={plot + 1} y2={plot + 1} className="stroke-line" />
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
              height={plot + foot[span]}
              className={active === bar ? 'fill-hollow' : 'fill-transparent'}
              rx={6}
            />
            {bar.value !== null && !step && (
              <RodMark x={center(at)} top={y(bar.value)} isOpen={bar.day === growing} />
            )}
            <text
              x={center(at)}
              y={plot + foot[span] - 6}
              textAnchor="middle"
              className="numbers fill-ink-soft text-xs"
            >
              {labelOf(bar, span)}
            </text>
          </g>
        ))}
        {step && (
          <DotMarks
            dots={bars.flatMap(({ day, value }, at) =>
              value === null ? [] : [{ day, x: center(at), y: y(value) }],
            )}
          />
        )}
      </svg>
      {scale.base > 0 && (
        <p className="mt-1 text-xs text-ink-soft">
          {t('From {base} to {top}.', {
            base: amountOrNone(scale.base, unit),
            top: amountOrNone(Math.ceil(scale.top), unit),
          })}
        </p>
      )}
    </>
  )
}
