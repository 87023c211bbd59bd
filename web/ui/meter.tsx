import { cx } from './cx.ts'

const tones = ['bg-danger', 'bg-danger', 'bg-clay', 'bg-warn', 'bg-good', 'bg-good']

type MeterProps = {
  label: string
  /** 0 (nothing yet) to 5. */
  level: 0 | 1 | 2 | 3 | 4 | 5
  /** The level in words: 'Weak', 'Strong'. */
  text: string
}

/** Five steps, such as the strength of a password. */
export function Meter({ label, level, text }: MeterProps) {
  return (
    <div className="grid gap-1.5">
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be drawn as five steps in every engine. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={level}
        aria-valuetext={text}
        className="grid grid-cols-5 gap-1.5"
      >
        {[1, 2, 3, 4, 5].map((step) => (
          <span
            key={step}
            className={cx(
              'h-1.5 rounded-pill transition-colors forced-colors:border',
              step <= level ? cx(tones[level], 'forced-colors:bg-[Highlight]') : 'bg-line',
            )}
          />
        ))}
      </div>
      <p className="flex justify-between text-xs text-ink-soft" aria-live="polite">
        <span>{label}</span>
        <span className="font-semibold text-ink">{text}</span>
      </p>
    </div>
  )
}
