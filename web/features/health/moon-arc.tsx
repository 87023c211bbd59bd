import { cx } from '../../ui/cx.ts'
import { Printed } from '../../ui/scenes/press.tsx'

const steps = 12
/** The moon's way over the sky, from evening to morning. */
const way = Array.from({ length: steps + 1 }, (_, at) => {
  const turn = (at / steps) * Math.PI
  return { at, x: 80 - 64 * Math.cos(turn), y: 96 - 64 * Math.sin(turn) }
})

/** A night as the moon's way over the horizon, as far as the `share` (0 to 1) of the goal that was slept. */
export function MoonArc({ share }: { share: number }) {
  const turned = (degrees: number, at: string) => ({
    transform: `rotate(${degrees}deg)`,
    transformOrigin: at,
  })
  return (
    <svg
      viewBox="0 0 160 122"
      className="scene-tones h-32 w-full max-w-52 overflow-visible sm:h-40"
      aria-hidden="true"
    >
      <Printed>
        {/* The print reaches around the arc's own width. */}
        <path d="M-6 10H166V122H-6Z" fill="none" />
        <g className="fill-sleep">
          <path d="M52 58l1.600 4 4 1.600-4 1.600-1.600 4-1.600-4-4-1.600 4-1.600Z" className="opacity-70" />
          <path
            d="M101 48l1.300 3.200 3.200 1.300-3.200 1.300-1.300 3.200-1.300-3.200-3.200-1.300 3.200-1.300Z"
            className="opacity-70"
          />
          <circle cx="76" cy="72" r="1.600" className="opacity-60" />
          <circle cx="114" cy="76" r="1.600" className="opacity-60" />
          <circle cx="68" cy="44" r="1.400" className="opacity-50" />
        </g>
        {way.map(({ at, x, y }) => {
          const isPassed = share > 0 && at / steps <= share
          return (
            <circle
              key={at}
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r={isPassed ? 3.6 : 2.4}
              className={cx(
                'transition-[fill] duration-700',
                isPassed ? 'fill-sleep' : 'fill-edge opacity-50',
              )}
            />
          )
        })}
        <g className="transition-transform duration-700 ease-out" style={turned(share * 180, '80px 96px')}>
          <g className="transition-transform duration-700 ease-out" style={turned(share * -180, '16px 96px')}>
            <circle cx="16" cy="96" r="18" fill="color-mix(in oklab, var(--surface), var(--nightfall) 50%)" />
            <path
              transform="translate(16 96) scale(1.3) translate(-16 -96)"
              d="M20 84A12.500 12.500 0 1 0 28.300 98 10 10 0 0 1 20 84Z"
              className={
                share > 0
                  ? 'fill-honey stroke-sleep'
                  : 'fill-[color-mix(in_oklab,var(--surface),var(--honey)_30%)] stroke-sleep'
              }
              strokeWidth="1.500"
              strokeLinejoin="round"
            />
          </g>
        </g>
      </Printed>
    </svg>
  )
}
