/* What stands beside the goals, as large as the small glass and drawn like today's progress. */

export const TwoPrints = () => (
  <svg viewBox="0 0 40 40" className="size-12 fill-steps" aria-hidden="true">
    {['translate(13 24) rotate(-8)', 'translate(27 16) rotate(10)'].map((transform) => (
      <g key={transform} transform={transform}>
        <path d="M-5-3.500C-6-10-3.500-13 0-13S6-10 5-3.500C4 0-4 0-5-3.500Z" />
        <path d="M-3.500 4C-3.500 2 3.500 2 3.500 4S2.500 9.500 0 9.500-3.500 7-3.500 4Z" />
      </g>
    ))}
  </svg>
)

export const SmallMoon = () => (
  <svg viewBox="0 0 40 40" className="size-12" aria-hidden="true">
    <path
      d="M22 5A15.500 15.500 0 1 0 34.500 27 12.500 12.500 0 0 1 22 5Z"
      className="fill-honey stroke-sleep"
      strokeWidth="1.600"
      strokeLinejoin="round"
    />
    <path
      d="m32 6 1.300 3.200 3.200 1.300-3.200 1.300L32 15l-1.300-3.200-3.200-1.300 3.200-1.300Z"
      className="fill-sleep"
    />
  </svg>
)

export const SmallScales = () => (
  <svg viewBox="0 0 40 40" className="size-12" aria-hidden="true">
    <rect x="4" y="6" width="32" height="29" rx="7" className="fill-hollow stroke-edge" strokeWidth="1.600" />
    <path
      d="M11 17a13 13 0 0 1 18 0l-4 5.500a7 7 0 0 0-10 0Z"
      className="fill-surface stroke-edge"
      strokeWidth="1.400"
    />
    <path d="m20 21 3-6.500" className="stroke-clay" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
