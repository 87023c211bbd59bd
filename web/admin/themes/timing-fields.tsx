import { useFormState, useWatch } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { NumberLine } from '../../ui/fields/form.tsx'
import { breathParts } from './exercise-timing.ts'
import type { ThemeForm } from './theme-form.ts'

const breathNames = texts({ in: 'Breathe in', hold: 'Hold', out: 'Breathe out', rest: 'Rest' })
const whole = { inputMode: 'numeric', step: 1, min: 0 } as const

/** How long an exercise takes and how one breathes in it, folded away: none of it has to be said. */
export function TimingFields({ exercise }: { exercise: number }) {
  const steps = useWatch<ThemeForm, `exercises.${number}.steps`>({ name: `exercises.${exercise}.steps` })
  const { errors } = useFormState<ThemeForm>()
  const faults = errors.exercises?.[exercise]
  const isFaulty =
    faults?.minutes ||
    faults?.breath ||
    (faults?.steps as { seconds?: object }[])?.some?.((one) => one?.seconds)
  const number = exercise + 1
  return (
    <details className="rounded-md border border-line px-3" open={isFaulty ? true : undefined}>
      <summary className="min-h-11 content-center text-sm font-medium text-ink-soft">
        {t('Time and breath')}
      </summary>
      <div className="grid gap-4 pt-1 pb-4">
        <p className="text-sm text-ink-soft">
          {t(
            'For the player. A step with seconds has a clock; if the exercise has a breath, one breathes for so long.',
          )}
        </p>
        <NumberLine<ThemeForm>
          {...whole}
          name={`exercises.${exercise}.minutes`}
          label={t('Minutes of exercise {number}', { number })}
          max={lengths.exerciseMinutes}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-medium">{t('Seconds of a breath')}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {breathParts.map((part) => (
              <NumberLine<ThemeForm>
                key={part}
                {...whole}
                name={`exercises.${exercise}.breath.${part}`}
                label={translate(breathNames[part])}
                max={lengths.breathSeconds}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-medium">{t('Seconds of the steps')}</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {(steps ?? []).map((_, place) => (
              <NumberLine<ThemeForm>
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
                key={place}
                {...whole}
                name={`exercises.${exercise}.steps.${place}.seconds`}
                label={t('Step {step}', { step: place + 1 })}
                max={lengths.stepSeconds}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  )
}
