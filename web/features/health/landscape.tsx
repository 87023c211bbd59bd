import '../../ui/scenes/scene.css'
import { useId } from 'react'
import { cx } from '../../ui/cx.ts'
import { Grain, Printed, Shaded } from '../../ui/scenes/press.tsx'

/** A color of the day, as light as the card lets it be. */
const tint = (color: string, share: number) =>
  `color-mix(in oklab, var(--surface), var(--${color}) ${share}%)`
const dune = `color-mix(in oklab, ${tint('sleep', 34)}, var(--shade) 12%)`
/** Words lie on it. */
const meadow = `light-dark(${tint('steps', 24)}, ${tint('steps', 11)})`

/** At night the moon has the sky to itself. */
const sun = 'light-dark(var(--glow), transparent)'

const Stars = ({ d }: { d: string }) => (
  <path d={d} stroke="var(--sleep)" strokeWidth="2.6" strokeLinecap="round" opacity=".85" />
)

/** From a morning at the water to the first stars. */
function Sky({ width, height }: { width: number; height: number }) {
  const id = useId()
  const all = `M-30-30H${width + 30}V${height}H-30Z`
  return (
    <>
      <linearGradient id={id}>
        <stop offset="0" stopColor={tint('water', 20)} />
        <stop offset=".34" stopColor="color-mix(in oklab, var(--surface), var(--morning) 26%)" />
        <stop offset=".62" stopColor="color-mix(in oklab, var(--surface), var(--dusk) 44%)" />
        <stop offset="1" stopColor="color-mix(in oklab, var(--surface), var(--nightfall) 56%)" />
      </linearGradient>
      <path d={all} fill={`url(#${id})`} />
      <Grain d={all} of={tint('water', 30)} side="up" amount={0.2} />
    </>
  )
}

/**
 * The land on which the drawings of a day stand, from edge to edge of their card: a shore for the glass, a hill for the path,
 * dusk for the night, and a meadow for the words below.
 */
export const Landscape = ({ className }: { className: string }) => (
  <>
    <svg
      viewBox="0 0 1112 330"
      preserveAspectRatio="none"
      fill="none"
      className={cx('scene-tones hidden md:block', className)}
      aria-hidden="true"
    >
      <Printed>
        <Sky width={1112} height={300} />
        <Stars d="M838 44h.1M884 82h.1M930 36h.1M976 70h.1M1022 40h.1M1062 92h.1M1086 52h.1M860 124h.1M1080 140h.1" />
        <circle cx="318" cy="58" r="22" fill={sun} />
        <Shaded
          d="M-30 170c60-8 140 6 200 0s110-8 240 2v84H-30Z"
          of={tint('water', 46)}
          side="up"
          amount={0.7}
        />
        <path
          d="M20 190c26-6 40 4 66 0M196 186c26-5 44 4 72-1M14 212c20-5 32 3 52 0M230 206c20-4 36 3 56 0"
          stroke="var(--surface)"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".7"
        />
        <Shaded
          d="M700 256c60-80 176-104 236-100 70 4 130 26 206 16v84H700Z"
          of={dune}
          side="up"
          amount={0.6}
        />
        <Shaded
          d="M170 256c50-16 70-120 180-156 120-34 250-36 370-10 110 26 140 130 240 166Z"
          of={tint('steps', 40)}
          side="up"
          amount={0.5}
        />
        <Shaded d="M-30 250c70-34 220-40 292-22 40 10 60 20 70 28H-30Z" of={tint('steps', 52)} amount={0.5} />
        <Shaded d="M820 256c70-38 222-38 322-24v24H820Z" of={tint('steps', 52)} amount={0.5} />
        <path d="M-30 246c200-14 370 4 560-4 210-6 390-8 612 2v130H-30Z" fill={meadow} />
      </Printed>
    </svg>
    <svg
      viewBox="0 0 358 520"
      preserveAspectRatio="none"
      fill="none"
      className={cx('scene-tones md:hidden', className)}
      aria-hidden="true"
    >
      <Printed>
        <Sky width={358} height={250} />
        <Stars d="M226 40h.1M262 62h.1M300 34h.1M334 66h.1M344 108h.1M206 92h.1" />
        <circle cx="152" cy="72" r="14" fill={sun} />
        <Shaded
          d="M-10 160c40-6 80 4 118 0s80-4 130 4v56H-10Z"
          of={tint('water', 46)}
          side="up"
          amount={0.7}
        />
        <Shaded d="M150 214c40-40 90-58 126-56 32 2 66 14 92 8v54H150Z" of={dune} side="up" amount={0.6} />
        <path d="M-10 206c60-18 130-14 188-4 60 10 120-4 190 2v330H-10Z" fill={meadow} />
        <Grain
          d="M-10 206c60-18 130-14 188-4 60 10 120-4 190 2v30H-10Z"
          of={tint('steps', 40)}
          side="up"
          amount={0.5}
        />
      </Printed>
    </svg>
  </>
)
