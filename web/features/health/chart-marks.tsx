/** Pixels: how high a chart is, without what stands beneath; and its room above the highest mark, for a number. */
export const plot = 132
export const above = 24

/** Half of a bar's thickness, by which its round head reaches beyond its line; the classes below say the same. */
const caps = { wide: 7, thin: 3 } as const
const thickness = { wide: '[stroke-width:14px]', thin: '[stroke-width:5px] sm:[stroke-width:8px]' } as const

type RodMarkProps = { x: string; top: number; isThin: boolean; isOpen: boolean }

/** A bar with a round head, from the ground up to `top`. One that may still grow is pale, and its upper edge is dashed. */
export function RodMark({ x, top, isThin, isOpen }: RodMarkProps) {
  const size = isThin ? 'thin' : 'wide'
  const cap = caps[size]
  const line = { x1: x, x2: x, y1: plot + cap }
  const paint = `stroke-current forced-colors:stroke-[CanvasText] ${thickness[size]}`
  return (
    <g className="pointer-events-none">
      {/* What reaches below the ground is cut off there. */}
      <svg width="100%" height={plot + 0.5} overflow="hidden" aria-hidden="true">
        {isOpen ? (
          <line {...line} y2={top} className={`opacity-40 ${paint}`} />
        ) : (
          <line {...line} y2={Math.min(plot - 2, top) + cap} strokeLinecap="round" className={paint} />
        )}
      </svg>
      {isOpen && (
        // A drawing of its own, for a length in pixels around a place in percent.
        <svg x={x} overflow="visible" aria-hidden="true">
          <path
            d={isThin ? `M-5.500 ${top}h11` : `M-9 ${top}h18`}
            strokeWidth="2"
            strokeDasharray={isThin ? '3 1' : '4 3'}
            className="stroke-current forced-colors:stroke-[CanvasText]"
          />
        </svg>
      )}
    </g>
  )
}

type Dot = { day: string; x: string; y: number }

/** Dots, each joined to the one before. */
export function DotMarks({ dots }: { dots: readonly Dot[] }) {
  return (
    <g className="pointer-events-none fill-current stroke-current forced-colors:stroke-[CanvasText]">
      {dots.map(({ day, x, y }, at) => {
        const before = dots[at - 1]
        return (
          before && (
            <line key={day} x1={before.x} y1={before.y} x2={x} y2={y} strokeWidth="1.5" opacity="0.7" />
          )
        )
      })}
      {dots.map(({ day, x, y }) => (
        <circle
          key={day}
          cx={x}
          cy={y}
          r={dots.length > 10 ? 3.5 : 6}
          strokeWidth="2"
          className="stroke-surface"
        />
      ))}
    </g>
  )
}

/** Pixels: how thick the band of the goal is. */
const band = 12

/** The member's goal across the days: a fine line, and a breath of its color beneath, or around it. */
export function GoalMark({ y, isAround }: { y: number; isAround: boolean }) {
  return (
    <g className="pointer-events-none">
      <rect
        width="100%"
        y={y - (isAround ? band / 2 : 0)}
        height={band}
        rx="3"
        className="fill-honey opacity-10"
      />
      <line
        x2="100%"
        y1={y}
        y2={y}
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-honey forced-colors:stroke-[Highlight]"
      />
    </g>
  )
}

/** A number that is written at its mark. */
export function WrittenMark({ x, y, children }: { x: string; y: number; children: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      strokeWidth="4"
      strokeLinejoin="round"
      className="numbers pointer-events-none fill-ink stroke-surface text-xs font-medium [paint-order:stroke]"
    >
      {children}
    </text>
  )
}
