import type { ReactNode } from 'react'

/** The patch of ground on which every scene stands, as in scene.css. */
const ground =
  'M26 98C12 62 40 24 84 18c40-6 54 8 88 9 36 1 58 27 58 61 0 37-26 56-68 60-44 4-56-4-86-3-28 1-42-20-50-47Z'

/** A small drawing for what is quiet, lost or broken, in the week's tint. It says nothing that the words beside it do not. */
export const Scene = ({ children }: { children: ReactNode }) => (
  <div className="small-scene">
    <svg
      viewBox="0 0 240 160"
      className="size-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ground} fill="var(--tone-1)" />
      {children}
    </svg>
  </div>
)
