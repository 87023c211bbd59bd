import { Indoors, Shadow } from './backdrops.tsx'
import { Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

/** A parcel with string, and the labels of where such parcels come from: for what is brought in from elsewhere. */
export const Parcel = ({ labels }: { labels: readonly [string, string, string] }) => (
  <Scene ground={<Indoors table={104} light={30} />}>
    <Shadow x={130} y={140} width={136} height={9} />
    <Shaded d="M70 62l48 18v64l-48-20Z" of="var(--warmth)" side="left" amount={0.7} />
    <Shaded d="M118 80v64l56-18V64Z" of="color-mix(in oklab, var(--warmth), var(--shade) 26%)" side="right" />
    <Shaded
      d="M70 62l48 18 56-16-48-18Z"
      of="color-mix(in oklab, var(--warmth), var(--sheet) 34%)"
      side="right"
      amount={0.5}
    />
    <path d="M94 71v63M94 71l54-16M146 72v62M146 72 98 54" stroke="var(--sheet)" strokeWidth="2.4" />
    <path
      d="M121 62c-9-2-16-8-14-15 8-2 13 6 14 15ZM121 62c2-10 9-17 17-14 2 7-8 13-17 14ZM121 62c4 5 9 8 15 8M121 62c-4 4-9 6-15 5"
      stroke="var(--sheet)"
      strokeWidth="2.2"
    />
    <Label at="translate(22 98) rotate(-7)" string="M73 0C84-6 90-18 99-24">
      {labels[0]}
    </Label>
    <Label at="translate(160 34) rotate(5)" string="M-1 0C-14 2-24 16-37 31" fromLeft>
      {labels[1]}
    </Label>
    <Label at="translate(161 120) rotate(-3)" string="M-1 0C-8 0-12-4-15-10" fromLeft>
      {labels[2]}
    </Label>
  </Scene>
)

type LabelProps = {
  at: string
  /** From its hole to the string of the parcel. */
  string: string
  /** Whether the hole is at its left end. */
  fromLeft?: boolean
  children: string
}

/** A paper label, hanging on its string. */
const Label = ({ at, string, fromLeft, children }: LabelProps) => (
  <g transform={at}>
    <path
      d={fromLeft ? 'M74-8H2l-6 8 6 9h72Z' : 'M0-8h72l6 8-6 9H0Z'}
      fill="var(--sheet)"
      stroke="var(--pencil)"
      strokeWidth="1"
    />
    <circle cx={fromLeft ? 0 : 73} cy="0" r="1.8" fill="var(--tone-3)" />
    <path d={string} stroke="var(--pencil)" strokeWidth="1.4" />
    <text
      x={fromLeft ? 7 : 5}
      y="4"
      fontSize={children.length > 12 ? 9 : 10.5}
      fontFamily="var(--font-serif)"
      fill="var(--tone-4)"
    >
      {children}
    </text>
  </g>
)
