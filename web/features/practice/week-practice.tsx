import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { coverOf } from '../themes/shown-cover.ts'
import { useLight } from '../themes/use-light.ts'
import type { WeekContent } from '../themes/week-content.ts'
import { PictureCard } from './picture-card.tsx'

const heading = 'col-span-full mb-3 text-xl whitespace-nowrap md:text-2xl'
const row =
  'flex gap-3 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 [scrollbar-width:none] ' +
  'sm:grid sm:auto-cols-[minmax(0,17rem)] sm:grid-flow-col md:gap-5'
const card = 'snap-start max-sm:w-40'
const alone = 'grid grid-rows-[auto_1fr]'

type WeekPracticeProps = {
  week: WeekContent
  /** It is shown, and cannot be begun. */
  isPreview?: boolean
  className?: string
}

/**
 * What can be made and breathed this week, as pictures in a row; each opens, and is played from there. On a phone the row
 * can be pushed along.
 */
export function WeekPractice({ week, isPreview = false, className }: WeekPracticeProps) {
  const { exercises, artActivity } = week
  const light = useLight()
  if (exercises.length === 0 && !artActivity) return null
  const night = light === 'lamplight' ? week.coverNight : undefined
  const lit = night
    ? { ...week, coverSizes: night.sizes, coverAvif: night.avif, coverLqip: night.lqip }
    : week
  const of = { week: lit, isPreview }
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
                <PictureCard
                  title={exercise.title}
                  picture={exercise.imageUrl}
                  lqip={exercise.imageLqip}
                  night={exercise.imageNight}
                  about={
                    exercise.steps?.length > 0
                      ? t('{count, plural, one {# step} other {# steps}}', { count: exercise.steps.length })
                      : t('Something to make')
                  }
                  practice={{ ...of, exercise }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {artActivity && (
        <section aria-labelledby="art" className={alone}>
          <h2 id="art" className={heading}>
            {t('Art Activity')}
          </h2>
          <div className={card}>
            <PictureCard
              title={artActivity.title}
              picture={artActivity.imageUrl}
              lqip={artActivity.imageLqip}
              night={artActivity.imageNight}
              about={
                artActivity.materials?.length > 0
                  ? t('{count, plural, one {# thing to have at hand} other {# things to have at hand}}', {
                      count: artActivity.materials.length,
                    })
                  : t('Something to make')
              }
              practice={{ ...of, art: artActivity }}
            />
          </div>
        </section>
      )}
      <section aria-labelledby="breathing" className={alone}>
        <h2 id="breathing" className={heading}>
          {t('Breathing')}
        </h2>
        <div className={card}>
          <PictureCard
            title={t('A few breaths')}
            picture={coverOf(lit)}
            lqip={lit.coverLqip ?? undefined}
            about={t('In for four, out for six')}
            practice={of}
          />
        </div>
      </section>
    </div>
  )
}
