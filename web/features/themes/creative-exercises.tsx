import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { OutLink } from '../../ui/out-link.tsx'
import { Picture } from '../../ui/picture.tsx'

type Exercise = Theme['exercises'][number]

function ExerciseInSteps({
  exercise: { title, steps = [], imageUrl, imageLqip, link },
}: {
  exercise: Exercise
}) {
  return (
    <li
      className={cx(
        'grid content-start gap-x-5 gap-y-4 border-t border-line pt-8 first:border-t-0 first:pt-0 sm:gap-x-8 sm:gap-y-3',
        imageUrl && 'grid-cols-[5.5rem_1fr] sm:grid-cols-[8.5rem_1fr] sm:grid-rows-[auto_1fr]',
      )}
    >
      {imageUrl && (
        <Picture
          src={imageUrl}
          lqip={imageLqip}
          alt=""
          width={480}
          height={480}
          className="w-full self-start rounded-card sm:row-span-2"
        />
      )}
      <h3 className="min-w-0 self-center text-xl wrap-anywhere">{title}</h3>
      <div className={cx('min-w-0', imageUrl && 'max-sm:col-span-2')}>
        <ol className="grid gap-2">
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
        <OutLink to={link} className={buttonClass('link', 'mt-2 text-sm')}>
          {t('See an example')}
        </OutLink>
      </div>
    </li>
  )
}

/** The exercises of the week, step by step. */
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
