import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { OutLink } from '../../ui/out-link.tsx'
import { PictureCard } from './picture-card.tsx'
import type { WeekContent } from './week-content.ts'

const numbered = (texts: readonly string[]) => texts.map((text, at) => ({ text, at }))

function Exercise({ exercise }: { exercise: Theme['exercises'][number] }) {
  const { title, steps = [], imageUrl, link } = exercise
  return (
    <PictureCard
      title={title}
      picture={imageUrl}
      about={t('{count, plural, one {# step} other {# steps}}', { count: steps.length })}
    >
      <ol className="grid gap-3">
        {numbered(steps).map(({ text, at }) => (
          <li key={at} className="grid grid-cols-[1.75rem_1fr] wrap-anywhere">
            <span className="numbers font-serif text-accent" aria-hidden="true">
              {at + 1}
            </span>
            <span className="measure">{text}</span>
          </li>
        ))}
      </ol>
      <OutLink to={link} className={buttonClass('link', 'justify-self-start text-sm')}>
        {t('See an example')}
      </OutLink>
    </PictureCard>
  )
}

function Art({ activity }: { activity: NonNullable<WeekContent['artActivity']> }) {
  const { title, description, imageUrl, materials = [] } = activity
  return (
    <PictureCard
      title={title}
      picture={imageUrl}
      about={
        materials.length > 0
          ? t('{count, plural, one {# thing to have at hand} other {# things to have at hand}}', {
              count: materials.length,
            })
          : t('Something to make')
      }
    >
      <p className="measure whitespace-pre-line wrap-anywhere">{description}</p>
      {materials.length > 0 && (
        <div>
          <h3 className="text-sm font-medium">{t('You will need')}</h3>
          <ul className="mt-2 grid gap-1">
            {materials.map((material) => (
              <li key={material} className="flex gap-3 wrap-anywhere">
                <span aria-hidden="true" className="mt-[0.65em] size-1.5 shrink-0 rounded-pill bg-accent" />
                {material}
              </li>
            ))}
          </ul>
        </div>
      )}
    </PictureCard>
  )
}

const heading = 'mb-3 text-xl whitespace-nowrap md:text-2xl'
const cards = 'grid auto-cols-fr grid-flow-col gap-3 md:gap-5 max-sm:auto-cols-[10rem]'

/**
 * What can be made this week, as pictures in a row; each opens with its steps. On a phone the row can be pushed along,
 * and on the smallest the cards stand below each other.
 */
export function WeekPractice({ week, className }: { week: WeekContent; className?: string }) {
  const { exercises, artActivity } = week
  if (exercises.length === 0 && !artActivity) return null
  return (
    <div
      className={cx(
        'flex gap-3 md:gap-5 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 max-[22.5rem]:grid max-[22.5rem]:gap-6 [scrollbar-width:none]',
        className,
      )}
    >
      {exercises.length > 0 && (
        <section aria-labelledby="exercises" className="sm:flex-3">
          <h2 id="exercises" className={heading}>
            {t('Creative Exercises')}
          </h2>
          <ul
            className={cx(
              cards,
              'max-[22.5rem]:auto-cols-auto max-[22.5rem]:grid-flow-row max-[22.5rem]:grid-cols-2',
            )}
          >
            {exercises.map((exercise) => (
              <li key={exercise.title} className="min-w-0 snap-start">
                <Exercise exercise={exercise} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {artActivity && (
        <section
          aria-labelledby="art"
          className="snap-start max-sm:w-40 max-sm:shrink-0 sm:min-w-0 sm:flex-1 sm:max-w-80"
        >
          <h2 id="art" className={heading}>
            {t('Art Activity')}
          </h2>
          <Art activity={artActivity} />
        </section>
      )}
    </div>
  )
}
