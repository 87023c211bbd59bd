import { useId } from 'react'
import { Printed, Shaded } from '../../ui/scenes/press.tsx'

const prints = 12

/** The way as a curve: where it is after a share of it, and where it leads there, in degrees. */
function wayAt(share: number): { x: number; y: number; turn: number } {
  const x = 14 + share * 258
  const bend = (share * 3 - 0.3) * Math.PI
  const slope = (-19 * Math.cos(bend) * 3 * Math.PI) / 258
  return { x, y: 62 - 19 * Math.sin(bend) - share * 8, turn: 90 + (Math.atan(slope) * 180) / Math.PI }
}

/** Half as wide at its end, as a road that leads away is. */
const halfWidthAt = (share: number) => 23 - share * 12

/** The outline of the way: it comes out of the meadow below, and is followed up one side and back on the other. */
const way = (() => {
  const side = (sign: 1 | -1) =>
    Array.from({ length: 61 }, (_, at) => {
      const { x, y, turn } = wayAt(at / 60)
      const across = ((turn - 90) * Math.PI) / 180
      const out = sign * halfWidthAt(at / 60)
      return `${(x - Math.sin(across) * out).toFixed(1)} ${(y + Math.cos(across) * out).toFixed(1)}`
    })
  const [left, right] = [side(-1), side(1)]
  return `M-62 136C-56 104-26 69 ${left.join('L')}L${right.reverse().join('L')}C4 106-6 118-10 136Z`
})()

/** A path with footprints, walked as far as `share` (0 to 1) of it; a cairn stands at its end. */
export function Footpath({ share }: { share: number }) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 320 122"
      className="scene-tones aspect-[320/122] w-full overflow-visible"
      aria-hidden="true"
    >
      <Printed>
        {/* A print reaches as far as what is filled in it: the way's own width is more. */}
        <path d="M-60 0h440v150H-60Z" className="fill-none" />
        {/* What lies below it is of the same color. */}
        <g className="mask-[linear-gradient(black_78%,transparent_98%)] mask-fill mask-no-repeat md:hidden">
          <Shaded
            d="M-60 150c10-70 60-132 150-142 100-10 200-4 290 34v108Z"
            of="color-mix(in oklab, var(--surface), var(--steps) 36%)"
            side="up"
            amount={0.5}
          />
        </g>
        <g className="text-[light-dark(color-mix(in_oklab,var(--surface),var(--sleep)_20%),oklch(0.56_0.028_95))] opacity-85">
          {/* It is lost in the grass before the meadow begins. */}
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="98" y2="124">
            <stop stopColor="currentColor" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d={way} fill={`url(#${id})`} />
        </g>
      </Printed>
      <g className="stroke-steps opacity-50" strokeWidth="1.800" strokeLinecap="round">
        <path d="M40 108q-2-9-7-12M40 108q0-10 2-15M40 108q3-7 8-9" className="fill-none" />
        <path d="M188 18q-2-8-6-10M188 18q0-9 2-13M188 18q3-6 7-8" className="fill-none" />
        <path d="M146 112q-2-7-6-9M146 112q1-8 4-12" className="fill-none" />
      </g>
      <g className="fill-sleep">
        <ellipse cx="300" cy="58" rx="16" ry="7" className="opacity-55" />
        <ellipse cx="299" cy="46" rx="11" ry="6" className="opacity-75" />
        <ellipse cx="301" cy="36" rx="7" ry="4.500" className={share >= 1 ? 'fill-clay' : 'opacity-90'} />
      </g>
      {Array.from({ length: prints }, (_, at) => {
        const { x, y, turn } = wayAt((at + 0.4) / prints)
        const side = at % 2 === 0 ? -7 : 7
        const isWalked = share * prints > at + 0.5 || share >= 1
        return (
          <g
            key={turn + x}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) translate(${side} 0)`}
            className={`transition-opacity duration-500 ${isWalked ? 'fill-steps' : 'fill-[light-dark(var(--edge),oklch(0.92_0.03_95))] opacity-45'}`}
            style={{ transitionDelay: `${isWalked ? at * 40 : 0}ms` }}
          >
            <path d="M-4-3C-5-8-3-11 0-11S5-8 4-3C3.500 0-3.500 0-4-3Z" />
            <path d="M-2.800 3.500C-2.800 1.500 2.800 1.500 2.800 3.500S2 8 0 8-2.800 5.500-2.800 3.500Z" />
          </g>
        )
      })}
    </svg>
  )
}
