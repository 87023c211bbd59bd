import './scene.css'
import { useId } from 'react'
import { cx } from '../cx.ts'
import { Grain, Printed, Shaded } from './press.tsx'
import { fir } from './wood.tsx'

type Tree = [x: number, y: number, width: number, height: number]

const far: Tree[] = [
  [-20, 230, 0.61, 0.76],
  [19, 234, 0.69, 0.74],
  [71, 235, 0.51, 0.55],
  [110, 242, 0.65, 0.71],
  [153, 244, 0.72, 0.88],
  [202, 228, 0.84, 1.1],
  [248, 229, 0.55, 0.63],
  [310, 237, 0.56, 0.7],
  [358, 228, 0.69, 0.74],
  [400, 235, 0.74, 0.85],
  [455, 232, 0.66, 0.85],
  [513, 237, 0.59, 0.71],
  [577, 232, 0.76, 1.02],
  [617, 241, 0.65, 0.71],
  [669, 239, 0.51, 0.65],
  [723, 233, 0.81, 1.02],
  [778, 235, 0.7, 0.91],
  [844, 239, 0.67, 0.72],
  [902, 245, 0.73, 0.95],
  [947, 239, 0.64, 0.68],
  [998, 229, 0.56, 0.6],
  [1059, 231, 0.55, 0.64],
  [1122, 235, 0.53, 0.64],
  [1186, 243, 0.79, 0.9],
  [1235, 243, 0.63, 0.84],
  [1277, 231, 0.56, 0.63],
  [1328, 232, 0.71, 0.75],
  [1378, 237, 0.63, 0.84],
  [1436, 238, 0.68, 0.85],
]
const middle: Tree[] = [
  [-20, 329, 1.3, 1.71],
  [67, 320, 1.08, 1.17],
  [147, 312, 0.93, 1.03],
  [206, 311, 1.05, 1.1],
  [265, 319, 0.95, 1],
  [355, 314, 1.18, 1.33],
  [423, 313, 1.06, 1.38],
  [518, 322, 1.11, 1.19],
  [575, 316, 1.05, 1.36],
  [634, 333, 0.91, 1.1],
  [821, 333, 1.14, 1.49],
  [904, 319, 1.02, 1.12],
  [990, 329, 1.14, 1.31],
  [1051, 334, 1.27, 1.66],
  [1139, 328, 1.27, 1.42],
  [1214, 311, 1.06, 1.12],
  [1278, 327, 1.02, 1.36],
  [1350, 334, 1.32, 1.76],
  [1418, 315, 1, 1.11],
]
const close: Tree[] = [
  [40, 470, 2.3, 2.7],
  [182, 484, 1.7, 2.1],
  [318, 458, 2, 2.6],
  [470, 486, 1.6, 1.9],
  [566, 470, 1.25, 1.6],
  [902, 474, 1.35, 1.8],
  [1010, 486, 1.9, 2.3],
  [1150, 462, 2.1, 2.7],
  [1272, 484, 1.6, 2],
  [1404, 468, 2.4, 2.9],
]

const path = 'M735 361c-6 22 34 30 26 54-8 22-64 34-96 65h152c14-30 60-44 54-74-4-22-104-20-116-45Z'

const Trees = ({ trees, fill }: { trees: Tree[]; fill: string }) =>
  trees.map(([x, y, width, height]) => (
    <path key={x} d={fir} transform={`translate(${x} ${y}) scale(${width} ${height})`} fill={fill} />
  ))

/** A wood across the page with a lit house in it, for a page that is not found. Its foot is the foot of the page. */
export function Forest({ className }: { className?: string }) {
  return (
    <div className={cx('forest scene-tones', className)}>
      <svg
        viewBox="0 0 1440 480"
        preserveAspectRatio="xMidYMax slice"
        className="size-full"
        fill="none"
        aria-hidden="true"
      >
        <Halo />
        <Printed>
          <Land />
        </Printed>
      </svg>
    </div>
  )
}

/** The light around the moon by night. It fades before the picture's upper edge. */
function Halo() {
  const id = useId()
  return (
    <>
      <radialGradient id={id}>
        <stop offset=".4" stopColor="light-dark(transparent, var(--moon))" stopOpacity=".2" />
        <stop offset="1" stopColor="light-dark(transparent, var(--moon))" stopOpacity="0" />
      </radialGradient>
      <circle cx="856" cy="74" r="73" fill={`url(#${id})`} />
    </>
  )
}

const Land = () => (
  <>
    <circle cx="856" cy="74" r="34" fill="var(--moon)" />
    <Shaded
      d="M0 238c150-44 310-52 470-22 150 28 250 20 390-8 190-38 390-34 580 16v256H0Z"
      of="var(--tone-1)"
      side="up"
      amount={0.5}
    />
    <Trees
      trees={far}
      fill="light-dark(var(--tone-2), color-mix(in oklab, var(--tone-1), var(--tone-2) 45%))"
    />
    <Shaded
      d="M0 318c170-34 350-40 520-16 140 20 260 16 400-4 180-26 350-20 520 18v164H0Z"
      of="var(--ground)"
      side="up"
      amount={0.6}
    />
    <Trees
      trees={middle}
      fill="light-dark(var(--tone-3), color-mix(in oklab, var(--tone-2), var(--tone-4) 75%))"
    />
    <path
      d="M754 244c-10-14 12-20 2-36-8-13 10-20 4-34"
      stroke="light-dark(var(--sheet), color-mix(in oklab, var(--sheet) 45%, transparent))"
      strokeWidth="7"
      strokeLinecap="round"
      opacity=".7"
    />
    <Shaded d="M680 300l44-38 44 38v62h-88Z" of="var(--wall)" side="right" />
    <Shaded d="M666 304l58-50 58 50-9 9-49-42-49 42Z" of="var(--roof)" side="right" />
    <path d="M748 274v-26h13v37Z" fill="var(--roof)" />
    <path d="M694 312h22v22h-22Z" fill="var(--glow)" />
    <path d="M734 318h20v44h-20Z" fill="var(--roof)" />
    <Shaded
      d="M0 394c200-40 420-50 640-34 130 10 250 8 380-2 150-12 290-8 420 20v102H0Z"
      of="var(--tone-2)"
    />
    <ellipse cx="704" cy="378" rx="34" ry="7" fill="light-dark(transparent, var(--glow))" opacity=".16" />
    <path d={path} fill="var(--sheet)" opacity=".85" />
    <Grain d={path} of="var(--sheet)" amount={0.3} />
    <Trees trees={close} fill="var(--tone-4)" />
  </>
)
