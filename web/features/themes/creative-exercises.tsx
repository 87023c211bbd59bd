import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OutsideLink } from './outside-link.tsx'

type Exercise = Theme['exercises'][number]

function ExerciseInSteps({ exercise: { title, steps = [], imageUrl, link } }: { exercise: Exercise }) {
  return (
    <li className="grid gap-x-8 gap-y-4 border-t border-line pt-8 first:border-t-0 first:pt-0 sm:grid-cols-[8.5rem_1fr]">
      {imageUrl && (
        <Picture src={imageUrl} alt="" width={480} height={480} className="w-34 self-start rounded-card" />
      )}
      <div className={imageUrl ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
        <h3 className="text-xl wrap-anywhere">{title}</h3>
        <ol className="mt-3 grid gap-2">
          {steps.map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
            <li key={place} className="grid grid-cols-[1.75rem_1fr] wrap-anywhere">
              <span className="numbers font-serif text-accent" aria-hidden="true">
                {place + 1}
              </span>
              <span className="measure">{step}</span>
            </li>
          ))}
        </ol>
        <OutsideLink to={link} className={buttonClass('link', 'mt-2 text-sm')}>
          {t('See an example')}
        </OutsideLink>
      </div>
    </li>
  )
}

/** Things to make this week, step by step. */
export function CreativeExercises({ exercises }: { exercises: readonly Exercise[] }) {
  return (
    <section aria-labelledby="exercises">
      <h2 id="exercises" className="text-2xl">
        {t('Creative Exercises')}
      </h2>
      <ul className="mt-6 grid gap-8">
        {exercises.map((exercise) => (
          <ExerciseInSteps key={exercise.title} exercise={exercise} />
        ))}
      </ul>
    </section>
  )
}
