import { createContext, type ReactNode, use, useId } from 'react'

/** The prefix of the ids of a picture's own plates. */
const Plates = createContext('')

/** Where a shape's grain gathers, as in `lab/art/kit.ts`: the way along which it grows denser, in shares of the shape. */
const sides = {
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  up: { x1: 0, y1: 1, x2: 0, y2: 0 },
  right: { x1: 0, y1: 0, x2: 1, y2: 0.3 },
  left: { x1: 1, y1: 0, x2: 0, y2: 0.3 },
} as const
type Side = keyof typeof sides

/**
 * The plates of a printed picture, as `lab/art/press.ts` makes them for the covers: `press` moves edges as a hand would and
 * lets the paper's tooth through the ink, `grain` turns what is half transparent into dots.
 */
const Press = ({ id }: { id: string }) => (
  <defs>
    <filter id={`${id}press`} x="-2%" y="-2%" width="104%" height="104%" colorInterpolationFilters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="1" seed="3" result="slow" />
      <feDisplacementMap
        in="SourceGraphic"
        in2="slow"
        scale="2.6"
        xChannelSelector="R"
        yChannelSelector="G"
        result="moved"
      />
      <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="21" result="fine" />
      <feDisplacementMap
        in="moved"
        in2="fine"
        scale="1"
        xChannelSelector="R"
        yChannelSelector="G"
        result="ink"
      />
      <feColorMatrix in="fine" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 3 0 -1.75" result="tooth" />
      <feFlood floodColor="var(--tooth)" />
      <feComposite in2="tooth" operator="in" />
      <feComposite in2="ink" operator="atop" />
    </filter>
    <filter id={`${id}grain`} x="0" y="0" width="100%" height="100%" colorInterpolationFilters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="9" />
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0" result="noise" />
      <feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="9" k3="-9" result="dots" />
      <feComponentTransfer in="SourceGraphic">
        <feFuncA type="linear" slope="9" />
      </feComponentTransfer>
      <feComposite in2="dots" operator="in" />
    </filter>
    {Object.entries(sides).map(([side, way]) => (
      <mask key={side} id={id + side} maskContentUnits="objectBoundingBox" x="0" y="0" width="1" height="1">
        <linearGradient id={`${id}${side}-way`} {...way}>
          <stop offset=".1" stopColor="#fff" stopOpacity=".1" />
          <stop offset="1" stopColor="#fff" stopOpacity=".66" />
        </linearGradient>
        <rect width="1" height="1" fill={`url(#${id}${side}-way)`} />
      </mask>
    ))}
  </defs>
)

/** What is drawn in it looks as if it were printed. For the inside of an `svg` whose colors are those of `.scene-tones`. */
export function Printed({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <>
      <Press id={id} />
      <Plates value={id}>
        <g filter={`url(#${id}press)`}>{children}</g>
      </Plates>
    </>
  )
}

type GrainProps = {
  d: string
  /** The color of the shape. Its dots are darker. */
  of: string
  side?: Side
  /** The opacity of the dots. */
  amount?: number
}

/** Shading as a printer would: dots inside the shape, denser towards `side`. */
export function Grain({ d, of, side = 'down', amount = 1 }: GrainProps) {
  const plates = use(Plates)
  return (
    <g filter={`url(#${plates}grain)`} opacity={amount}>
      <path d={d} fill={`color-mix(in oklab, ${of}, var(--shade) 50%)`} mask={`url(#${plates}${side})`} />
    </g>
  )
}

/** A shape in flat color with its grain. */
export const Shaded = (shape: GrainProps) => (
  <>
    <path d={shape.d} fill={shape.of} />
    <Grain {...shape} />
  </>
)
