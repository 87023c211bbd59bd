import './scene.css'
import { cx } from '../cx.ts'
import { Printed } from './press.tsx'

/** Where a leaf sits on the stem, and how it is turned and sized. */
const leaves = [
  { x: 97, y: 22, turn: 18, size: 0.7 },
  { x: 84, y: 44, turn: -48, size: 0.8 },
  { x: 104, y: 52, turn: 62, size: 0.85 },
  { x: 72, y: 76, turn: -56, size: 0.95 },
  { x: 98, y: 86, turn: 66, size: 1 },
  { x: 62, y: 112, turn: -60, size: 1.05 },
  { x: 90, y: 122, turn: 70, size: 1.05 },
  { x: 56, y: 150, turn: -62, size: 1 },
]

/** A sprig of eucalyptus, pressed between pages and held by a strip of tape. `className` says where it lies and how large. */
export const PressedSprig = ({ className }: { className: string }) => (
  <svg
    viewBox="20 0 120 200"
    className={cx('scene-tones absolute rotate-9 overflow-visible rtl:-scale-x-100', className)}
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <Printed>
      <path d="M72 198c2-50 6-110 25-172" stroke="var(--tone-3)" strokeWidth="2.6" />
      {leaves.map(({ x, y, turn, size }, at) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path
            d="M0 6C-15-2-17-22-2-34 15-24 16-4 0 6Z"
            fill={at % 3 === 1 ? 'var(--tone-2)' : 'color-mix(in oklab, var(--tone-2), var(--tone-3) 55%)'}
          />
          <path d="M0 4c-1-12-1-22-2-32" stroke="var(--tone-1)" strokeWidth="1.200" opacity=".8" />
        </g>
      ))}
    </Printed>
    <path d="m48 166 44-7 2.500 13-44 7Z" fill="var(--glow)" opacity=".5" />
  </svg>
)
