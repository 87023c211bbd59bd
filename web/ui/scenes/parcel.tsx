import { Scene } from './scene.tsx'

/** A parcel with string, and the labels of where such parcels come from: for what is brought in from elsewhere. */
export const Parcel = ({ labels }: { labels: readonly [string, string, string] }) => (
  <Scene>
    <path d="M70 62 126 46l48 18v62l-56 18-48-20Z" fill="var(--tone-3)" />
    <path d="M70 62l48 18 56-16-48-18Z" fill="var(--warmth)" opacity=".55" />
    <path d="M118 80v64l56-18V64Z" fill="var(--tone-4)" opacity=".45" />
    <path d="M94 71v63M94 71l54-16M146 72v62M146 72 98 54" stroke="var(--sheet)" strokeWidth="2.4" />
    <path
      d="M121 62c-9-2-16-8-14-15 8-2 13 6 14 15ZM121 62c2-10 9-17 17-14 2 7-8 13-17 14ZM121 62c4 5 9 8 15 8M121 62c-4 4-9 6-15 5"
      stroke="var(--sheet)"
      strokeWidth="2.2"
    />
    <Label at="translate(26 96) rotate(-7)" string="M56 0C66-8 74-6 84-10">
      {labels[0]}
    </Label>
    <Label at="translate(158 34) rotate(5)" string="M-1 10C-10 14-16 20-30 24">
      {labels[1]}
    </Label>
    <Label at="translate(142 118) rotate(-3)" string="M6-10C2-20-2-22-12-28">
      {labels[2]}
    </Label>
  </Scene>
)

/** A paper label, hanging on its string. */
const Label = ({ at, string, children }: { at: string; string: string; children: string }) => (
  <g transform={at}>
    <path d={string} stroke="var(--sheet)" strokeWidth="1.4" />
    <path d="M0-8h72l6 8-6 9H0Z" fill="var(--sheet)" stroke="var(--pencil)" strokeWidth="1" />
    <circle cx="73" cy="0" r="1.8" fill="var(--tone-3)" />
    <text x="5" y="4" fontSize="10.5" fontFamily="var(--font-serif)" fill="var(--tone-4)">
      {children}
    </text>
  </g>
)
