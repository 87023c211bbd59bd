import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './field.tsx'

type Option<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }

const focusRing =
  'has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2'
const looks = {
  list: {
    all: 'grid gap-1',
    each: 'flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-soft',
    input:
      'mt-0.5 size-5.5 shrink-0 appearance-none rounded-pill border border-edge bg-surface transition checked:border-[7px] checked:border-accent hover:border-accent disabled:border-line forced-colors:appearance-auto',
  },
  segmented: {
    all: 'flex rounded-pill border border-edge bg-hollow p-1',
    each: `flex min-h-9 min-w-0 flex-1 items-center justify-center rounded-pill px-3 text-center text-sm font-medium text-ink-soft transition hover:text-ink has-checked:bg-[light-dark(var(--surface),var(--accent-soft))] has-checked:text-ink has-checked:shadow-[0_1px_3px_var(--shade)] ${focusRing}`,
    input: 'sr-only',
  },
  tiles: {
    all: 'grid grid-cols-3 gap-2 sm:gap-3',
    each: `relative min-w-0 rounded-md border border-edge p-1.5 text-center text-sm font-medium transition hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[0_0_0_1px_var(--accent)] ${focusRing}`,
    input: 'sr-only',
  },
}

type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  hideLegend?: boolean | undefined
  /** `list` stacks full rows, `segmented` is one pill with a part per option, `tiles` stand side by side with a picture. */
  look?: keyof typeof looks | undefined
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** One sentence that says what to change. */
  error?: string | undefined
  className?: string | undefined
}

/** Native radios in a fieldset: arrows move, one Tab stop. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, hideLegend, look = 'list', options, value, onChange, error, className } = props
  const name = useId()
  const { all, each, input } = looks[look]
  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div className={all}>
        {options.map((option) => (
          <label key={option.value} className={each}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={input}
            />
            <span className="min-w-0">
              {option.label}
              {option.hint && <span className="block text-xs text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <FieldError id={`${name}-error`} className="mt-1.5">
          {error}
        </FieldError>
      )}
    </fieldset>
  )
}
