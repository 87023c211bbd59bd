import './scene.css'
import type { ReactNode } from 'react'

/** A drawing on a soft patch that lies a little differently in every one. */
export const Spot = ({ turn, children }: { turn: number; children: ReactNode }) => (
  <span className="lit-scenes block size-full">
    <svg
      viewBox="0 0 40 40"
      className="scene-tones size-full overflow-visible forced-color-adjust-none"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M2 21C1 10 9 2 20 2c11 0 19 6 18 18-1 11-8 18-18 18C9 38 3 31 2 21Z"
        fill="var(--accent-soft)"
        transform={`rotate(${turn} 20 20)`}
      />
      {children}
    </svg>
  </span>
)
