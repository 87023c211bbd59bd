import './scene.css'
import { type ReactNode, useId } from 'react'
import { Grain, Printed } from './press.tsx'

/** The patch of ground on which every scene stands. */
const patch =
  'M26 98C12 62 40 24 84 18c40-6 54 8 88 9 36 1 58 27 58 61 0 37-26 56-68 60-44 4-56-4-86-3-28 1-42-20-50-47Z'

type SceneProps = {
  /** What lies on the patch and ends where it ends: a wall and a table, a sky and a hill. */
  ground?: ReactNode
  /** What stands on it, and may reach beyond. */
  children: ReactNode
}

/**
 * A small picture for what is quiet, lost or broken, in the week's tint, printed as the covers are. It is drawn in the page, so
 * that it is there without a network too. It says nothing that the words beside it do not.
 */
export function Scene({ ground, children }: SceneProps) {
  const clip = useId()
  return (
    <svg
      // The patch, which carries the picture, has its middle there.
      viewBox="6.2 0 240 160"
      className="small-scene scene-tones"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={patch} />
      </clipPath>
      <Printed>
        <g clipPath={`url(#${clip})`}>
          <path d={patch} fill="var(--tone-1)" />
          {ground ?? <Grain d={patch} of="var(--tone-1)" amount={0.4} />}
        </g>
        {children}
      </Printed>
    </svg>
  )
}
