import { cx } from './cx.ts'

/** Five short lines of a pencil, none like another. */
const strokes = [
  'M4 8.500c7-2.600 15 .8 25-2',
  'M39 6.500c8 3 15-1.400 25 1',
  'M74 8.500c8-3.200 16-.4 25-1.800',
  'M109 6.800c9 2.400 15-.8 25 1.200',
  'M144 8.200c7-3 17 .6 25-2.200',
]

/** The strokes alone, as many of them filled as the level says. For where nothing is measured yet. */
export const MeterStrokes = ({ level }: { level: MeterProps['level'] }) => (
  <svg
    viewBox="0 0 173 15"
    className="h-3.75 w-43.25 shrink-0 overflow-visible rtl:-scale-x-100"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {strokes.map((d, at) => (
      <g key={d}>
        <path d={d} className="stroke-line forced-colors:stroke-[GrayText]" strokeWidth="4" />
        <g
          className={cx(
            'stroke-accent transition-opacity duration-200 forced-colors:stroke-[Highlight]',
            at >= level && 'opacity-0',
          )}
        >
          <path
            d={d}
            pathLength={1}
            strokeWidth="4"
            strokeDasharray="1 2"
            strokeDashoffset={at < level ? 0 : 1}
            className="transition-[stroke-dashoffset] duration-300 ease-out motion-reduce:transition-none"
          />
          {/* Where the hand goes over it again. */}
          <path d={d} transform="translate(1.500 1.800)" strokeWidth="1.400" className="opacity-60" />
        </g>
      </g>
    ))}
  </svg>
)

type MeterProps = {
  label: string
  /** 0 (nothing yet) to 5. */
  level: 0 | 1 | 2 | 3 | 4 | 5
  /** The level in words: 'Weak', 'Strong'. */
  text: string
}

/** Five steps, such as the strength of a password, as pencil strokes. */
export function Meter({ label, level, text }: MeterProps) {
  return (
    <div className="flex items-center gap-x-4">
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn as five steps in every engine. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={level}
        aria-valuetext={text}
      >
        <MeterStrokes level={level} />
      </div>
      <p className="flex grow justify-between gap-x-3 text-xs text-ink-soft" aria-live="polite">
        {/* On a phone the field above says what is measured. */}
        <span className="max-sm:sr-only">{label}</span>
        <span className="font-semibold text-ink">{text}</span>
      </p>
    </div>
  )
}
