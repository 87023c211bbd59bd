/** Pixels: how high a chart is, without what stands beneath. */
export const plot = 120

const thin = '[stroke-width:5px] sm:[stroke-width:8px]'
/** Lightens a bar within its outline, as a wash of color. */
const wash = 'stroke-surface opacity-45 [stroke-width:2.5px] sm:[stroke-width:5px]'
/** Pixels: half of the thickest bar, by which its round ends reach beyond its line. */
const cap = 4

type RodMarkProps = { x: string; top: number; isOpen: boolean }

/** A thin round bar from the ground up to `top`. One that may still grow is hatched, and open above. */
export function RodMark({ x, top, isOpen }: RodMarkProps) {
  const [y1, y2] = [plot - cap, Math.min(plot - cap - 0.5, top + cap)]
  const line = { x1: x, x2: x, y1, y2 }
  if (!isOpen)
    return (
      <g strokeLinecap="round" className="pointer-events-none">
        <line {...line} className={`stroke-current forced-colors:stroke-[CanvasText] ${thin}`} />
        <line {...line} className={wash} />
      </g>
    )
  return (
    <g className="pointer-events-none stroke-current forced-colors:stroke-[CanvasText]">
      <line {...line} y1={plot - cap} y2={plot - cap - 0.5} strokeLinecap="round" className={thin} />
      <line {...line} y2={top} strokeDasharray="3 2" className={thin} />
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
