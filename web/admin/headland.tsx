import '../ui/scenes/scene.css'
import { Printed, Shaded } from '../ui/scenes/press.tsx'

/** White walls would not be seen on the paper of the day. */
const walls = 'light-dark(oklch(0.9 0.03 86), var(--sheet))'

/**
 * A headland with a lighthouse behind the title of every page of the back office, as the week's cover is behind a
 * member's. It takes no room.
 */
export function Headland() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-24 max-[23rem]:hidden overflow-hidden mask-[linear-gradient(black_44%,transparent_66%)] md:h-32 md:mask-[linear-gradient(black_34%,transparent_84%)] rtl:-scale-x-100 print:hidden"
    >
      <svg
        viewBox="0 0 1160 128"
        preserveAspectRatio="xMaxYMin slice"
        className="scene-tones size-full mask-[linear-gradient(to_right,transparent_60%,black_84%)] md:mask-[linear-gradient(to_right,transparent_42%,black_82%)] opacity-85"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <Printed>
          <Shaded d="M0 92h1160v40H0Z" of="var(--tone-2)" side="up" amount={0.5} />
          <path
            d="M320 104c40-5 70 4 120 0M520 112c40-5 80 4 130-1M610 99c30-4 60 3 96 0M420 120c40-4 70 3 110 0"
            stroke="var(--sheet)"
            strokeWidth="2"
            opacity=".7"
          />
          {/* In the corner of a phone or beside the button there, between title and buttons on a desk. */}
          <g className="translate-x-34 group-has-data-head-actions/page:translate-x-8 sm:-translate-x-50 sm:group-has-data-head-actions/page:-translate-x-50">
            <path d="M952 40 470-34v86Z" fill="var(--glow)" opacity=".34" />
            <path d="M966 40l460-60v92Z" fill="var(--glow)" opacity=".28" />
            <Shaded
              d="M700 132c30-14 66-26 112-30 60-6 92-26 152-30 70-4 120 12 196 6 90-6 160-2 260 6v48Z"
              of="var(--tone-3)"
              side="down"
            />
            <Shaded
              d="M860 132c40-16 90-22 150-26 60-4 100-10 150-6 120 4 200 0 300 6v26Z"
              of="var(--tone-4)"
              side="up"
              amount={0.6}
            />
            <Shaded d="M950 80l4-40h10l4 40Z" of={walls} side="right" amount={0.5} />
            <path d="M952.500 54h13l.9 9h-14.800Z" fill="var(--warmth)" />
            <path d="M951 71h16l.8 9h-17.600Z" fill="var(--warmth)" />
            <path d="M950 38h18v3h-18ZM954 26h10v12h-10Z" fill="var(--tone-4)" />
            <path d="M956 28h6v9h-6Z" fill="var(--glow)" />
            <path d="M952 27c1-6 4-9 7-9s6 3 7 9Z" fill="var(--warmth)" />
            <Shaded d="M978 80V66l14-9 14 9v14Z" of={walls} side="right" amount={0.6} />
            <path d="M974 68l18-14 18 14-3 3-15-11-15 11Z" fill="var(--warmth)" />
            <path d="M988 70h8v10h-8Z" fill="var(--tone-4)" />
          </g>
          <path
            d="M806 40c5-5 10-5 13 0 3-5 8-5 13 0M846 28c4-4 7-4 9 0 2-4 6-4 9 0"
            stroke="var(--tone-4)"
            strokeWidth="1.8"
          />
        </Printed>
      </svg>
    </div>
  )
}
