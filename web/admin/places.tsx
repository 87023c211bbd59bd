import type { ReactNode } from 'react'
import { Shaded } from '../ui/scenes/press.tsx'

/** White walls would not be seen on the paper of the day. */
const walls = 'light-dark(oklch(0.84 0.045 84), var(--sheet))'
const lit = 'light-dark(var(--tone-4), var(--glow))'

type HouseProps = { x: number; width: number; height: number }

/** A house on the headland, with a lit window. */
const House = ({ x, width, height }: HouseProps) => {
  const [top, middle] = [82 - height, x + width / 2]
  return (
    <>
      <Shaded
        d={`M${x} 84V${top}l${width / 2}-10 ${width / 2} 10V84Z`}
        of={walls}
        side="right"
        amount={0.6}
      />
      <path
        d={`M${x - 4} ${top + 2}L${middle} ${top - 14}l${width / 2 + 4} 16-3 3L${middle} ${top - 9}L${x - 1} ${top + 5}Z`}
        fill="var(--warmth)"
      />
      <path d={`M${middle - 4} ${top + 6}h8v9h-8Z`} fill={lit} />
    </>
  )
}

/** Two birds, the first of them lower. */
const Birds = ({ x, y }: { x: number; y: number }) => (
  <path
    d="M0 12c5-5 10-5 13 0 3-5 8-5 13 0M40 0c4-4 7-4 9 0 2-4 6-4 9 0"
    transform={`translate(${x} ${y})`}
    stroke="light-dark(var(--tone-4), var(--pencil))"
    strokeWidth="1.8"
  />
)

/** What stands on the headland, for each room by its address. Birds are over a few, so that they are looked at. */
export const places: Record<string, ReactNode> = {
  '': (
    <>
      <Shaded d="M950 80l4-40h10l4 40Z" of={walls} side="right" amount={0.5} />
      <path d="M952.500 54h13l.9 9h-14.800Z" fill="var(--warmth)" />
      <path d="M951 71h16l.8 9h-17.600Z" fill="var(--warmth)" />
      <path d="M950 38h18v3h-18ZM954 26h10v12h-10Z" fill="var(--tone-4)" />
      <path d="M956 28h6v9h-6Z" fill="var(--glow)" />
      <path d="M952 27c1-6 4-9 7-9s6 3 7 9Z" fill="var(--warmth)" />
      <House x={978} width={28} height={16} />
      <Birds x={984} y={16} />
    </>
  ),
  // A mill turns as the weeks do.
  themes: (
    <>
      <Shaded d="M958 82l6-36h20l6 36Z" of={walls} side="right" amount={0.5} />
      <path d="M962 47c0-9 5-14 12-14s12 5 12 14Z" fill="var(--warmth)" />
      <path d="M970 70h8v12h-8Z" fill="var(--tone-4)" />
      <g transform="rotate(24 974 42)">
        <path
          d="M972 40V10h9v26ZM976 44v30h-9V48ZM976 40h30v9h-26ZM972 44h-30v-9h26Z"
          fill="light-dark(oklch(0.88 0.045 84), var(--sheet))"
        />
        <path d="M974 8v68M940 42h68" stroke="var(--tone-4)" strokeWidth="2.4" />
      </g>
      <circle cx="974" cy="42" r="3.500" fill="var(--tone-4)" />
      <House x={1008} width={26} height={14} />
    </>
  ),
  // A table under lanterns.
  events: (
    <>
      <path d="M924 84V34M1030 84V34" stroke="var(--tone-4)" strokeWidth="3" />
      <path d="M924 36q53 30 106 0" stroke="var(--tone-4)" strokeWidth="1.600" />
      <circle cx="944" cy="49" r="6" fill="var(--warmth)" />
      <circle cx="965" cy="55" r="6" fill="var(--glow)" />
      <circle cx="988" cy="55" r="6" fill="var(--warmth)" />
      <circle cx="1010" cy="49" r="6" fill="var(--glow)" />
      <path d="M950 84V72M1004 84V72" stroke="var(--tone-4)" strokeWidth="3" />
      <Shaded d="M942 70h70l3 8h-76Z" of={walls} side="down" amount={0.5} />
      <path d="M962 70v-6h8v6ZM984 70v-5h10v5Z" fill="var(--tone-3)" />
    </>
  ),
  // A bench under a tree.
  health: (
    <>
      <path d="M954 84c3-12 2-22 0-32h9c0 10 0 22 4 32Z" fill="var(--tone-4)" />
      <Shaded
        d="M960 60c-18 2-31-8-29-21 2-12 12-16 19-20 9-5 20-4 27 1 10 6 15 13 12 23-3 11-14 17-29 17Z"
        of="var(--tone-2)"
        side="down"
      />
      <path d="M988 66h34v3h-34ZM986 73h38v3.500h-38Z" fill="var(--warmth)" />
      <path d="M991 66v18M1019 66v18" stroke="var(--tone-4)" strokeWidth="2.600" />
    </>
  ),
  // A mast with signals, on a stone. It ends below the button that a phone has over it.
  queue: (
    <>
      <path d="M976 78V36" stroke="var(--tone-4)" strokeWidth="3.400" />
      <circle cx="976" cy="34" r="3" fill="var(--tone-4)" />
      <path d="M978 38h26l-6 6.500 6 6.500h-26Z" fill="var(--warmth)" />
      <path d="M978 54h19l-4.500 5 4.500 5h-19Z" fill="var(--glow)" />
      <Shaded d="M953 85c0-7 5-11 12-12 8-2 19-1 25 3 5 3 8 5 8 9Z" of={walls} side="right" amount={0.6} />
    </>
  ),
  // Huts on a beach, each in its colors.
  banners: (
    <>
      {[
        { x: 926, paint: 'var(--warmth)' },
        { x: 962, paint: 'var(--tone-2)' },
        { x: 998, paint: 'var(--glow)' },
      ].map(({ x, paint }) => (
        <g key={x}>
          <Shaded d={`M${x} 84V58h28v26Z`} of={walls} side="right" amount={0.4} />
          <path d={`M${x + 3} 58h4v26h-4ZM${x + 21} 58h4v26h-4Z`} fill={paint} />
          <path d={`M${x + 10} 66h8v18h-8Z`} fill="var(--tone-4)" />
          <path d={`M${x - 4} 60l18-17 18 17Z`} fill={paint} />
        </g>
      ))}
      <Birds x={958} y={12} />
    </>
  ),
  // Where people live.
  users: (
    <>
      <House x={922} width={30} height={20} />
      <House x={958} width={26} height={30} />
      <House x={992} width={34} height={18} />
    </>
  ),
  // A letter box by the path.
  invitations: (
    <>
      <path d="M976 84V58" stroke="var(--tone-4)" strokeWidth="5" />
      <path d="M944 42h24v15h-24Z" fill={walls} transform="rotate(-8 956 50)" />
      <path d="M945 42l12 9 10-10" stroke="var(--warmth)" strokeWidth="1.600" />
      <Shaded
        d="M956 60V46c0-8 5-12 12-12h26c7 0 12 4 12 12v14Z"
        of="var(--warmth)"
        side="right"
        amount={0.5}
      />
      <path d="M956 60V46c0-8 4-12 10-12s10 4 10 12v14Z" fill="var(--tone-4)" opacity=".35" />
      <path d="M996 40V24h11v8h-7v8Z" fill="var(--glow)" />
      <path
        d="M936 84c-1-8-4-12-8-15M938 84c0-9 2-14 5-18M1016 84c0-8 3-12 7-15"
        stroke="var(--tone-2)"
        strokeWidth="2"
      />
      <Birds x={912} y={26} />
    </>
  ),
  // A heron on a pier, who sees everything.
  audit: (
    <>
      <path d="M902 78v18M932 78v18M962 78v16M992 78v14" stroke="var(--tone-4)" strokeWidth="4.500" />
      <path d="M884 73h134v5.500H884Z" fill="var(--warmth)" />
      <path d="M1006 73V44" stroke="var(--tone-4)" strokeWidth="3" />
      <path d="M1001 44v-9h10v9Z" fill="var(--glow)" />
      <path d="M999 35l7-6 7 6Z" fill="var(--tone-4)" />
      <path d="M946 73V58M953 73V58" stroke="var(--tone-4)" strokeWidth="1.800" />
      <path d="M936 54c3-6-6-12-1-20" stroke={walls} strokeWidth="4.500" />
      <Shaded d="M932 50c6-6 20-6 28 2 5 5 10 8 14 9-12 4-36 5-42-11Z" of={walls} side="down" amount={0.7} />
      <path d="M936 36l-17 1 16-6Z" fill="var(--glow)" />
    </>
  ),
  // One's own boat, off the coast.
  account: (
    <>
      <path d="M974 74V18" stroke="var(--tone-4)" strokeWidth="3" />
      <Shaded d="M977 20c20 14 27 30 27 46h-27Z" of={walls} side="down" amount={0.5} />
      <path d="M971 26c-12 12-20 26-22 40h22Z" fill="var(--glow)" opacity=".8" />
      <Shaded
        d="M934 70h84c-4 10-12 15-22 15h-40c-11 0-18-5-22-15Z"
        of="var(--warmth)"
        side="down"
        amount={0.6}
      />
    </>
  ),
}

/** The rooms whose place stands in the water. */
export const inWater: readonly string[] = ['audit', 'account']
