import { t } from '../../../../contract/t.ts'
import { weekdaysToChoose } from '../../../lib/time/first-weekday.ts'
import { weekdayName } from '../../../lib/time/repeat-words.ts'
import { cx } from '../../../ui/cx.ts'

type WeekdayChoiceProps = {
  label: string
  /** From 1 for Monday to 7 for Sunday. */
  value: readonly number[]
  onChange: (days: number[]) => void
}

/** Seven small toggles for the days of a week, which begins as the reader's do. The last one that is on stays on. */
export function WeekdayChoice({ label, value, onChange }: WeekdayChoiceProps) {
  const toggle = (day: number) => {
    const next = value.includes(day) ? value.filter((one) => one !== day) : [...value, day].toSorted()
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-ink-soft">{label}</legend>
      <div className="flex gap-1">
        {weekdaysToChoose().map((day) => {
          const isOn = value.includes(day)
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isOn}
              aria-label={weekdayName(day, 'long')}
              title={weekdayName(day, 'long')}
              onClick={() => toggle(day)}
              className={cx(
                'grid size-9 min-w-0 place-items-center rounded-pill border text-sm transition pointer-coarse:h-11 pointer-coarse:flex-1 sm:pointer-coarse:flex-none sm:pointer-coarse:w-11',
                isOn
                  ? 'border-accent bg-accent font-medium text-accent-ink forced-colors:outline-2'
                  : 'border-line text-ink-soft hover:border-edge hover:text-ink',
              )}
            >
              {weekdayName(day, 'narrow')}
            </button>
          )
        })}
      </div>
      {value.length === 1 && <p className="sr-only">{t('At least one day stays chosen.')}</p>}
    </fieldset>
  )
}
