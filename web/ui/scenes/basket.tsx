import { Scene } from './scene.tsx'

/** A wicker basket with nothing in it: for the bin. */
export const Basket = () => (
  <Scene>
    <ellipse cx="120" cy="136" rx="56" ry="7" fill="var(--tone-2)" />
    <ellipse cx="120" cy="72" rx="45" ry="13" fill="var(--tone-4)" />
    <ellipse cx="120" cy="75" rx="38" ry="9" fill="var(--tone-4)" />
    <path d="M75 73c2 9 22 15 45 15s43-6 45-15l-9 54c-2 8-17 12-36 12s-34-4-36-12Z" fill="var(--warmth)" />
    <path
      d="M78 87c16 11 68 11 84 0M80 100c16 11 64 11 80 0M82 113c16 10 60 10 76 0M85 126c14 9 56 9 70 0M92 83l6 53M106 87l3 51M120 88v51M134 87l-3 51M148 83l-6 53"
      stroke="var(--sheet)"
      strokeWidth="2"
      opacity=".34"
    />
    <path
      d="M75 72c0-8 20-14 45-14s45 6 45 14-20 15-45 15-45-7-45-15Z"
      stroke="var(--warmth)"
      strokeWidth="5"
    />
    <path
      d="M75 72c0-8 20-14 45-14s45 6 45 14-20 15-45 15-45-7-45-15Z"
      stroke="var(--sheet)"
      strokeWidth="1.4"
      opacity=".5"
      strokeDasharray="4 5"
    />
    <path d="M80 62c4-46 76-46 80 0" stroke="var(--warmth)" strokeWidth="5" />
    <path d="M186 132c-3-3-4-7-2-12 6 1 9 6 7 12M190 132c4-2 9-2 13 1-4 4-9 4-13-1" fill="var(--tone-3)" />
    <path d="M50 128c3-7 9-10 17-8-2 8-9 11-17 8Z" fill="var(--tone-3)" />
    <path d="M50 128c5-3 10-5 14-7" stroke="var(--tone-1)" strokeWidth="1.2" />
  </Scene>
)
