import { useEffect, useId, useRef } from 'react'
import { useMedia } from '../../lib/use-media.ts'
import { cx } from '../../ui/cx.ts'
import { type Breath, breathMs, phasesOf } from './breath.ts'
import { pebbleOutline } from './pebble-outline.ts'

/* Units of the drawing, whose middle is 0 and whose edge is 100. */
const petals = [
  { radius: 97, cut: 0.4, settled: 0.62 },
  { radius: 88, cut: 2.1, settled: 0.64 },
  { radius: 79, cut: 4.2, settled: 0.68 },
]
const pictureRadius = 70

const easeInOut = 'cubic-bezier(0.45, 0.05, 0.4, 1)'

/** A breath as keyframes: from `settled` to 1 and back, at rest where it is held. */
function keyframesOf(breath: Breath, settled: number): Keyframe[] {
  const whole = breathMs(breath)
  const scale = (size: number) => `scale(${size})`
  const frames = phasesOf(breath).map(({ phase, from }) => ({
    offset: from / whole,
    easing: easeInOut,
    transform: scale(phase === 'in' || phase === 'rest' ? settled : 1),
  }))
  return [...frames, { offset: 1, transform: scale(settled) }]
}

/** Milliseconds by which a drawing may be behind its clock before it is set right. */
const drift = 120

type StageProps = {
  picture: string | null
  lqip: string | undefined
  breath: Breath
  /** Milliseconds since the first breath of this step began; undefined where one does not breathe. */
  breathedMs: number | undefined
  isPaused: boolean
}

/** The picture, cut out by hand, among the petals that swell and settle with the breath. */
export function Stage({ picture, lqip, breath, breathedMs, isPaused }: StageProps) {
  const id = useId()
  const drawing = useRef<SVGSVGElement>(null)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const breathes = breathedMs !== undefined
  const isMoving = breathes && !isStill

  useEffect(() => {
    if (!isMoving || !drawing.current) return
    const parts = [...drawing.current.querySelectorAll<SVGElement>('[data-settled]')]
    const moves = parts.map((part) =>
      part.animate?.(keyframesOf(breath, Number(part.dataset.settled)), {
        duration: breathMs(breath),
        iterations: Number.POSITIVE_INFINITY,
        delay: 0,
        fill: 'backwards',
      }),
    )
    return () => {
      for (const move of moves) move?.cancel()
    }
  }, [isMoving, breath])

  // The clock is right, and the drawing follows: after a sleep, a pause, or a slow moment.
  useEffect(() => {
    if (!isMoving || !drawing.current) return
    for (const move of drawing.current.getAnimations?.({ subtree: true }) ?? []) {
      if (
        !(move.effect instanceof KeyframeEffect) ||
        !('settled' in ((move.effect.target as SVGElement).dataset ?? {}))
      )
        continue
      const begun = Math.max(0, breathedMs)
      if (Math.abs(Number(move.currentTime ?? 0) - begun) > drift) move.currentTime = begun
      if (isPaused || breathedMs < 0) move.pause()
      else move.play()
    }
  })

  return (
    <svg
      ref={drawing}
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      data-breathes={isMoving || undefined}
      className={cx('stage', isPaused && 'is-paused')}
    >
      <clipPath id={id}>
        <path d={pebbleOutline(pictureRadius, 5.3)} />
      </clipPath>
      {petals.map(({ radius, cut, settled }) => (
        <path key={radius} d={pebbleOutline(radius, cut)} data-settled={settled} className="petal" />
      ))}
      <g data-settled="0.74" className="heart">
        <path d={pebbleOutline(pictureRadius, 5.3)} className="petal" />
        <g clipPath={`url(#${id})`}>
          {[lqip, picture].map(
            (href) =>
              href && (
                <image
                  key={href}
                  href={href}
                  x={-pictureRadius - 4}
                  y={-pictureRadius - 4}
                  width={2 * pictureRadius + 8}
                  height={2 * pictureRadius + 8}
                  preserveAspectRatio="xMidYMid slice"
                  className="lamplit"
                />
              ),
          )}
        </g>
      </g>
    </svg>
  )
}
