import { type KeyboardEvent, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Text } from '../../../contract/texts.ts'
import { cx } from '../../ui/cx.ts'
import { heightIn, scaleOf } from './chart-scale.ts'
import { amountOrNone } from './health-numbers.ts'
import type { HistoryDays } from './queries.ts'
import { fullDate, shortDate } from './shown-day.ts'
import { type ChartBar, labelOf } from './trend.ts'

/** Pixels: the drawing, and the room beneath it for the days of the month. */
const plot = 128
const foot = { 7: 24, 30: 8 } as const
const fewestColumns = 7

type BarChartProps = {
  title: string
  unit?: Text | undefined
  bars: readonly ChartBar[]
  goal: number | null
  span: HistoryDays
  /** Colour of the bars, as a `fill-` class. */
  tone: string
  /** If the bars do not start at zero, they start at a multiple of this. */
  step?: number | undefined
}

/** Arrow keys move along the bars. The chart is one stop of the Tab key. */
function neighbour(key: string, at: number, last: number): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key]
  return to === undefined ? undefined : Math.min(last, Math.max(0, to))
}

/** Bars of a measure over days, with the goal as a line. The value of the focused or hovered bar is shown above. */
export function BarChart({ title, unit, bars, goal, span, tone, step }: BarChartProps) {
  const svg = useRef<SVGSVGElement>(null)
  const last = bars.length - 1
  const [stop, setStop] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [hovered, setHovered] = useState<string>()
  const stopAt = bars.some(({ day }) => day === stop) ? stop : bars[last]?.day
  const active = bars.find(({ day }) => day === (hovered ?? focused))
  const recorded = bars.flatMap(({ value }) => (value === null ? [] : [value]))
  const scale = scaleOf(recorded, goal, step)
  const y = (value: number) => plot - heightIn(scale, value) * (plot - 8)
  const column = 100 / Math.max(fewestColumns, bars.length)
  const told = ({ day, value }: ChartBar, date: (day: string) => string) =>
    `${date(day)}: ${value === null ? t('not recorded') : amountOrNone(value, unit)}`

  function walk(event: KeyboardEvent, at: number) {
    const to = neighbour(event.key, at, last)
    if (to === undefined) return
    event.preventDefault()
    svg.current?.querySelectorAll<SVGGElement>('[data-bar]')[to]?.focus()
  }

  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{title}</h3>
        {active ? (
          <b className="numbers text-sm" aria-hidden="true">
            {told(active, shortDate)}
          </b>
        ) : (
          goal !== null && (
            <span className="numbers inline-flex items-center gap-2 text-sm text-ink-soft">
              <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-ink-soft" />
              {t('Goal {goal}', { goal: amountOrNone(goal, unit) })}
            </span>
          )
        )}
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of HTML. */}
      <svg
        ref={svg}
        role="group"
        aria-label={t('{title}, {count, plural, other {# days}}', { title, count: bars.length })}
        width="100%"
        height={plot + foot[span]}
        className="mt-2 block overflow-visible"
      >
        <line x1="0" x2="100%" y1={plot} y2={plot} className="stroke-edge" />
        {bars.map((bar, at) => {
          const top = bar.value === null ? plot : Math.min(plot - 2, y(bar.value))
          return (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a bar is read, and shows its value on focus as it does on hover.
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
                y={0}
                height={plot + foot[span]}
                className={active === bar ? 'fill-hollow' : 'fill-transparent'}
                rx={6}
              />
              {bar.value !== null && (
                <rect
                  x={`${(at + 0.18) * column}%`}
                  width={`${0.64 * column}%`}
                  y={top}
                  height={plot - top}
                  rx={span === 7 ? 5 : 2}
                  className={cx(tone, 'forced-colors:fill-[CanvasText]')}
                />
              )}
              <text
                x={`${(at + 0.5) * column}%`}
                y={plot + foot[span] - 6}
                textAnchor="middle"
                className="numbers fill-ink-soft text-xs"
              >
                {labelOf(bar, span)}
              </text>
            </g>
          )
        })}
        {goal !== null && (
          <g className="pointer-events-none" strokeWidth={2}>
            {/* Cuts through the bars, so that the dashes are seen on every colour. */}
            <line x1="0" x2="100%" y1={y(goal)} y2={y(goal)} strokeWidth={5} className="stroke-surface" />
            <line
              x1="0"
              x2="100%"
              y1={y(goal)}
              y2={y(goal)}
              strokeDasharray="5 4"
              className="stroke-ink-soft"
            />
          </g>
        )}
      </svg>
      {scale.base > 0 && (
        <p className="mt-1 text-xs text-ink-soft">
          {t('The bars start at {base}.', { base: amountOrNone(scale.base, unit) })}
        </p>
      )}
    </>
  )
}
