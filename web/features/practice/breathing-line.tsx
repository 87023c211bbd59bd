import { cx } from '../../ui/cx.ts'
import type { Breath } from './breath.ts'

/** Points that a second of breath is wide. */
const second = 8
const [full, empty] = [5, 27]
const breaths = 3

/** Breaths as a line: it rises while one breathes in and falls while one breathes out, each for its seconds. */
function lineOf(breath: Breath): { d: string; width: number } {
  let x = 4
  let y = empty
  const go = (seconds: number, to: number) => {
    const [from, half, end] = [y, x + (seconds * second) / 2, x + seconds * second]
    x = end
    y = to
    return seconds === 0 ? '' : `C${half} ${from} ${half} ${to} ${end} ${to}`
  }
  const once = () =>
    go(breath.in, full) + go(breath.hold, full) + go(breath.out, empty) + go(breath.rest, empty)
  const d = `M${x} ${y}${Array.from({ length: breaths }, once).join('')}`
  return { d, width: x + 4 }
}

/** How one breathes, as a line that grows paler with every breath. */
export function BreathingLine({ breath, className }: { breath: Breath; className?: string }) {
  const { d, width } = lineOf(breath)
  return (
    <svg
      viewBox={`0 0 ${width} 32`}
      className={cx('mask-[linear-gradient(to_right,black_35%,rgb(0_0_0/0.25))] rtl:-scale-x-100', className)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={`M4 ${empty + 2.5}H${width - 4}`} className="stroke-line" strokeWidth="1.500" />
      <path d={d} className="stroke-accent" strokeWidth="2.800" />
    </svg>
  )
}
