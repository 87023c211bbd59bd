const pear =
  'M100 44C87 44 85 64 81 84 75 110 46 124 46 160c0 31 26 46 54 46s54-15 54-46c0-36-29-50-35-76-4-20-6-40-19-40Z'
const stem = 'M100 46c-2-12 1-22 9-30'
const leaf = 'M106 30c8-16 26-22 44-16-6 18-24 26-44 16Z'
const vein = 'M112 28c12 0 24-4 34-12'

/** A pear in the making: 1 looked at, 2 drawn, 3 colored a little off the line, 4 shaded. */
export function PearArt({ step }: { step: 1 | 2 | 3 | 4 }) {
  return (
    <svg viewBox="20 0 160 222" className="mx-auto h-auto w-full max-w-[11rem]" aria-hidden="true">
      {step === 1 && (
        <>
          <path
            d={pear}
            className="fill-none stroke-(--edge)"
            strokeWidth="2"
            strokeDasharray="1 9"
            strokeLinecap="round"
          />
          <path
            d="M100 8v210M30 160h140M58 84h84"
            className="stroke-(--edge)"
            strokeWidth="1"
            opacity="0.7"
          />
        </>
      )}
      {step === 4 && <ellipse cx="114" cy="206" rx="64" ry="9" className="fill-(--cast)" />}
      {step >= 3 && <path d={pear} className="fill-(--pear)" transform="translate(7 5) rotate(2 100 120)" />}
      {step === 4 && (
        <>
          <path
            d="M122 92c8 26 38 42 39 72 0 30-26 46-56 46-24 0-42-10-50-26 40 16 76-4 76-40 0-20-8-34-9-52Z"
            className="fill-(--pear-deep)"
          />
          <path
            d="M66 150c2-14 10-22 18-30"
            className="fill-none stroke-(--pear-light)"
            strokeWidth="9"
            strokeLinecap="round"
          />
          <path d={leaf} className="fill-(--leaf)" transform="translate(3 3)" />
        </>
      )}
      {step >= 2 && (
        <path
          d={`${pear}${stem}${leaf}${step === 4 ? vein : ''}`}
          className="fill-none stroke-(--ink)"
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
