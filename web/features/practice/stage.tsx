import { type CSSProperties, useEffect, useId, useRef } from 'react'
import { useMedia } from '../../lib/use-media.ts'
import { cx } from '../../ui/cx.ts'
import { Leaf } from '../../ui/leaf.tsx'
import { useDark } from '../../ui/use-dark.ts'
import { type Breath, breathMs, phasesOf } from './breath.ts'
import type { Course } from './course.ts'
import { pebbleOutline } from './pebble-outline.ts'
import './stage.css'

/* Units of the drawing, whose middle is 0 and whose edge is 100. */
const petals = [
  { radius: 97, cut: 0.4, settled: 0.62 },
  { radius: 88, cut: 2.1, settled: 0.64 },
  { radius: 79, cut: 4.2, settled: 0.68 },
]
const heart = { radius: 71, cut: 5.3, settled: 0.72 }

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
  course: Pick<Course, 'picture' | 'lqip' | 'large' | 'night' | 'breath'>
  /** Milliseconds since the first breath of this step began; undefined where one does not breathe. */
  breathedMs: number | undefined
  isPaused: boolean
}

/** The picture, cut out by hand, among the petals that swell and settle with the breath. */
export function Stage({ course, breathedMs, isPaused }: StageProps) {
  const { picture, lqip, large, night, breath } = course
  const dark = useDark() ? night : undefined
  const layers = dark ? [dark.lqip, dark.url, dark.large] : [lqip, picture, large]
  const id = useId()
  const drawing = useRef<SVGSVGElement>(null)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const isBreathed = breathedMs !== undefined && !isStill
  const isMoving = isBreathed && breathedMs >= 0
  const moves = useRef<Animation[]>([])

  useEffect(() => {
    if (!isMoving || !drawing.current) return
    const timing = { duration: breathMs(breath), iterations: Number.POSITIVE_INFINITY }
    moves.current = [...drawing.current.querySelectorAll<SVGElement>('[data-settled]')].flatMap(
      (part) => part.animate?.(keyframesOf(breath, Number(part.dataset.settled)), timing) ?? [],
    )
    return () => {
      for (const move of moves.current.splice(0)) move.cancel()
    }
  }, [isMoving, breath])

  // The clock is right, and the drawing follows: after a sleep, a pause, or a slow moment.
  useEffect(() => {
    for (const move of moves.current) {
      if (Math.abs(Number(move.currentTime ?? 0) - (breathedMs ?? 0)) > drift)
        move.currentTime = breathedMs ?? 0
      if (isPaused) move.pause()
      else move.play()
    }
  }, [breathedMs, isPaused])

  return (
    <svg
      ref={drawing}
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      data-breathes={isBreathed || undefined}
      className={cx('stage', isPaused && 'is-paused')}
    >
      <clipPath id={id}>
        <path d={pebbleOutline(heart.radius, heart.cut)} />
      </clipPath>
      {petals.map(({ radius, cut, settled }) => (
        <path
          key={radius}
          d={pebbleOutline(radius, cut)}
          data-settled={settled}
          style={{ '--settled': settled } as CSSProperties}
          className="petal"
        />
      ))}
      <g data-settled={heart.settled} style={{ '--settled': heart.settled } as CSSProperties}>
        {!picture && (
          <g className="stage-leaf">
            <Leaf />
          </g>
        )}
        <g clipPath={`url(#${id})`}>
          {layers.map(
            (href) =>
              href && (
                <image
                  key={href}
                  href={href}
                  x={-heart.radius - 4}
                  y={-heart.radius - 4}
                  width={2 * heart.radius + 8}
                  height={2 * heart.radius + 8}
                  preserveAspectRatio="xMidYMid slice"
                  className={dark ? undefined : 'lamplit'}
                />
              ),
          )}
        </g>
      </g>
    </svg>
  )
}
