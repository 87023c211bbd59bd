import '../../ui/scenes/scene.css'
import { useId } from 'react'
import { Grain, Printed, Shaded } from '../../ui/scenes/press.tsx'

/** A color of the day, as light as the card lets it be. */
const tint = (color: string, share: number) =>
  `color-mix(in oklab, var(--surface), var(--${color}) ${share}%)`

const Stars = ({ d }: { d: string }) => (
  <path d={d} stroke="var(--sleep)" strokeWidth="2.6" strokeLinecap="round" opacity=".8" />
)

/**
 * The land on which the drawings of a day stand, from the top of their card on and to its edges: a shore for the glass, a hill
 * for the path, dusk for the night.
 */
export function Landscape() {
  const [wide, narrow] = [useId(), useId()]
  return (
    <>
      <svg
        viewBox="0 0 1112 252"
        preserveAspectRatio="none"
        fill="none"
        className="scene-tones pointer-events-none absolute inset-x-[-1.5rem] top-[-4.25rem] -z-10 hidden h-63 w-[calc(100%+3rem)] rounded-t-card md:block"
        aria-hidden="true"
      >
        <DayToNight id={wide} />
        <Printed>
          <path d="M0 0h1112v252H0Z" fill={`url(#${wide})`} />
          <Grain d="M0 0h1112v252H0Z" of={tint('water', 30)} side="up" amount={0.2} />
          <Stars d="M838 44h.1M884 82h.1M930 36h.1M976 70h.1M1022 40h.1M1062 92h.1M1086 52h.1M860 124h.1M1080 140h.1" />
          <circle cx="318" cy="58" r="22" fill="var(--glow)" />
          <Shaded
            d="M0 170c60-8 110 6 170 0s110-8 190 2v84H0Z"
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
            d="M760 196c60-30 120-44 176-40 70 4 110 26 176 16v84H760Z"
            of={`color-mix(in oklab, ${tint('sleep', 34)}, var(--shade) 12%)`}
            side="up"
            amount={0.6}
          />
          <Shaded
            d="M170 256c50-16 70-120 180-156 120-34 250-36 370-10 110 26 140 130 240 166Z"
            of={tint('steps', 40)}
            side="up"
            amount={0.5}
          />
          <Shaded d="M0 240c60-26 190-30 262-12 40 10 60 20 70 28H0Z" of={tint('steps', 62)} amount={0.6} />
          <Shaded d="M820 240c80-24 200-22 292-8v24H820Z" of={tint('steps', 62)} amount={0.6} />
          <Shaded
            d="M0 252c160-20 330-4 520-10 210-6 390-8 592 2v12H0Z"
            of={tint('steps', 62)}
            amount={0.6}
          />
        </Printed>
      </svg>
      <svg
        viewBox="0 0 358 218"
        preserveAspectRatio="none"
        fill="none"
        className="scene-tones pointer-events-none absolute inset-x-[-1rem] top-[-3.75rem] -z-10 h-54.5 w-[calc(100%+2rem)] rounded-t-card sm:inset-x-[-1.5rem] sm:top-[-4.25rem] sm:h-64 sm:w-[calc(100%+3rem)] md:hidden"
        aria-hidden="true"
      >
        <DayToNight id={narrow} />
        <Printed>
          <path d="M0 0h358v218H0Z" fill={`url(#${narrow})`} />
          <Grain d="M0 0h358v218H0Z" of={tint('water', 30)} side="up" amount={0.2} />
          <Stars d="M226 40h.1M262 62h.1M300 34h.1M334 66h.1M344 108h.1M206 92h.1" />
          <circle cx="152" cy="72" r="14" fill="var(--glow)" />
          <Shaded d="M0 160c40-6 70 4 108 0s60-4 90 4v56H0Z" of={tint('water', 46)} side="up" amount={0.7} />
          <Shaded
            d="M160 196c40-30 80-40 116-38 32 2 56 14 82 8v54H160Z"
            of={`color-mix(in oklab, ${tint('sleep', 34)}, var(--shade) 12%)`}
            side="up"
            amount={0.6}
          />
          <Shaded d="M0 206c60-24 120-22 178-8 60 12 120-2 180 4v18H0Z" of={tint('steps', 52)} amount={0.6} />
        </Printed>
      </svg>
    </>
  )
}

/** From a morning at the water to the first stars. */
const DayToNight = ({ id }: { id: string }) => (
  <linearGradient id={id}>
    <stop offset="0" stopColor={tint('water', 20)} />
    <stop offset=".34" stopColor="color-mix(in oklab, var(--surface), var(--glow) 22%)" />
    <stop offset=".62" stopColor="color-mix(in oklab, var(--surface), var(--dusk) 44%)" />
    <stop offset="1" stopColor="color-mix(in oklab, var(--surface), var(--nightfall) 46%)" />
  </linearGradient>
)
