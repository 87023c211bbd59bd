import { cx } from '../../ui/cx.ts'
import { Printed } from '../../ui/scenes/press.tsx'

const arc = 'M16 96A64 64 0 0 1 144 96'

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
        <path d={arc} className="fill-none stroke-line opacity-60" strokeWidth="7" strokeLinecap="round" />
        {['stroke-sleep', 'stroke-surface opacity-45'].map((paint, at) => (
          <path
            key={paint}
            d={arc}
            pathLength={100}
            strokeDasharray={`${share * 100} 200`}
            className={cx(
              'fill-none transition-[stroke-dasharray] duration-700 ease-out',
              share > 0 ? paint : 'opacity-0',
            )}
            strokeWidth={at === 0 ? 7 : 4}
            strokeLinecap="round"
          />
        ))}
        <g className="transition-transform duration-700 ease-out" style={turned(share * 180, '80px 96px')}>
          <g className="transition-transform duration-700 ease-out" style={turned(share * -180, '16px 96px')}>
            <circle cx="16" cy="96" r="14" fill="color-mix(in oklab, var(--surface), var(--nightfall) 50%)" />
            <path
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
