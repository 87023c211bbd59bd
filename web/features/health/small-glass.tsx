import { useId } from 'react'

/** A glass that is filled to a part of it, from 0 to 1. The number stands beside it. */
export function SmallGlass({ filled, className }: { filled: number; className?: string }) {
  const id = useId()
  const surface = 36 - 29 * Math.min(1, Math.max(0, filled))
  return (
    <svg viewBox="0 0 32 40" className={className} aria-hidden="true">
      <clipPath id={id}>
        <path d="M5.500 5h21l-2.300 29a2.500 2.500 0 0 1-2.500 2.300h-11.400A2.500 2.500 0 0 1 7.800 34Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h32v40H0Z" className="fill-hollow" />
        <path
          d="M-8 0q4-2.200 8 0t8 0 8 0 8 0 8 0 8 0V40H-8Z"
          className="fill-(--label-blue) opacity-60 transition-transform duration-500"
          style={{ transform: `translateY(${surface}px)` }}
        />
      </g>
      <path
        d="M4 3h24l-2.500 31.500A3.600 3.600 0 0 1 21.900 38H10.100a3.600 3.600 0 0 1-3.600-3.500Z"
        className="fill-none stroke-edge"
        strokeWidth="1.600"
        strokeLinejoin="round"
      />
    </svg>
  )
}
