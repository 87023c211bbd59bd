import '../../ui/scenes/scene.css'
import { Printed, Shaded } from '../../ui/scenes/press.tsx'

const roofs = [
  ['M22 22h30v20H22Z', 2],
  ['M60 16h22v26H60Z', 3],
  ['M20 52h24v18H20Z', 3],
  ['M52 52h32v20H52Z', 2],
  ['M112 18h34v20h-34Z', 3],
  ['M112 48h20v24h-20Z', 2],
  ['M232 98h28v22h-28Z', 3],
  ['M268 92h24v28h-24Z', 2],
  ['M318 96h34v22h-34Z', 3],
  ['M360 92h22v28h-22Z', 2],
  ['M250 20h26v22h-26Z', 2],
  ['M284 16h34v18h-34Z', 3],
  ['M340 22h30v22h-30Z', 2],
  ['M336 54h38v18h-38Z', 3],
  ['M22 104h26v22H22Z', 3],
  ['M58 108h34v18H58Z', 2],
] as const

const trees = [
  [154, 60, 9],
  [100, 94, 8],
  [112, 104, 6],
  [300, 52, 11],
  [214, 30, 8],
  [204, 120, 8],
] as const

const pins = [
  [72, 66, 'var(--warmth)', 1],
  [196, 92, 'var(--glow)', 1.35],
  [282, 68, 'var(--warmth)', 1],
] as const

/** A few streets with a river, and three places on them. It is nobody's town, and says nothing that the words do not. */
export const LocationMap = () => (
  <svg viewBox="0 0 400 140" className="scene-tones block w-full" fill="none" aria-hidden="true">
    <Printed>
      <Shaded d="M-8-8h416v156H-8Z" of="var(--tone-1)" side="right" amount={0.4} />
      <path
        d="M0 80h400M97 0v140M306 0v140M222 84v56M0 8h160M232 8h168"
        stroke="var(--tone-2)"
        strokeWidth="7"
      />
      <path
        d="M176-6c-8 34 30 46 24 82-4 28-30 40-22 72"
        stroke="light-dark(oklch(0.82 0.06 225), oklch(0.42 0.055 235))"
        strokeWidth="34"
      />
      <path
        d="M172 14c2 12 10 22 14 34M196 58c2 12 0 22-6 32M180 102c-6 10-8 18-6 28"
        stroke="var(--sheet)"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M166 80h68" stroke="var(--sheet)" strokeWidth="9" />
      <path d="M166 80h68" stroke="var(--pencil)" strokeWidth="1" strokeDasharray="2 5" />
      {roofs.map(([d, tone]) => {
        const [x = 0, y = 0, w = 0, h = 0] = d.match(/\d+/g)?.map(Number) ?? []
        return (
          <g key={d}>
            <path d={d} fill={tone === 2 ? 'var(--sheet)' : 'var(--tone-3)'} />
            <path d={`M${x} ${y + h / 2}h${w}v${h / 2}h-${w}Z`} fill="var(--tone-4)" opacity=".28" />
          </g>
        )
      })}
      {trees.map(([cx, cy, r]) => (
        <circle key={`${cx}`} cx={cx} cy={cy} r={r} fill="var(--tone-3)" opacity=".75" />
      ))}
      {pins.map(([x, y, color, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <ellipse cy="1" rx="7" ry="2.5" fill="var(--tone-4)" opacity=".4" />
          <path d="M0 0c-7-9-12-14-12-22a12 12 0 0 1 24 0c0 8-5 13-12 22Z" fill={color} />
          <circle cy="-22" r="4.6" fill="var(--sheet)" />
        </g>
      ))}
    </Printed>
  </svg>
)
