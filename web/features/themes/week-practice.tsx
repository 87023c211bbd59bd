import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { OutLink } from '../../ui/out-link.tsx'
import { PictureCard } from './picture-card.tsx'
import type { WeekContent } from './week-content.ts'

const numbered = (texts: readonly string[]) => texts.map((text, at) => ({ text, at }))

function Exercise({ exercise }: { exercise: Theme['exercises'][number] }) {
  const { title, steps = [], imageUrl, imageLqip, link } = exercise
  return (
    <PictureCard
      title={title}
      picture={imageUrl}
      lqip={imageLqip}
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
  const { title, description, imageUrl, imageLqip, materials = [] } = activity
  return (
    <PictureCard
      title={title}
      picture={imageUrl}
      lqip={imageLqip}
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

const heading = 'col-span-full mb-3 text-xl whitespace-nowrap md:text-2xl'
const row =
  'flex gap-3 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 [scrollbar-width:none] ' +
  'sm:grid sm:auto-cols-[minmax(0,17rem)] sm:grid-flow-col md:gap-5'
const card = 'snap-start max-sm:w-40'

/**
 * What can be made this week, as pictures in a row; each opens with its steps. On a phone the row can be pushed along.
 */
export function WeekPractice({ week, className }: { week: WeekContent; className?: string }) {
  const { exercises, artActivity } = week
  if (exercises.length === 0 && !artActivity) return null
  return (
    <div className={cx(row, className)}>
      {exercises.length > 0 && (
        <section
          aria-labelledby="exercises"
          className="sm:grid sm:grid-cols-subgrid sm:grid-rows-[auto_1fr]"
          style={{ gridColumn: `span ${exercises.length}` }}
        >
          <h2 id="exercises" className={heading}>
            {t('Creative Exercises')}
          </h2>
          <ul className="col-span-full grid-cols-subgrid gap-3 max-sm:flex sm:grid md:gap-5">
            {exercises.map((exercise) => (
              <li key={exercise.title} className={cx('min-w-0', card)}>
                <Exercise exercise={exercise} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {artActivity && (
        <section aria-labelledby="art" className="grid grid-rows-[auto_1fr]">
          <h2 id="art" className={heading}>
            {t('Art Activity')}
          </h2>
          <div className={card}>
            <Art activity={artActivity} />
          </div>
        </section>
      )}
    </div>
  )
}
