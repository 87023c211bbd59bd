import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { weekLabel } from '../../lib/time/days.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { cx } from '../../ui/cx.ts'
import type { WeekContent } from './week-content.ts'
import { WeekCover } from './week-cover.tsx'

/** The affirmation of the week on a slip of paper, half under the cover if there is one. */
function Slip({ affirmation, tucked }: { affirmation: string; tucked: boolean }) {
  return (
    <figure
      className={cx(
        'flex items-start gap-2 rounded-md bg-accent-soft py-4 pe-2 ps-5 sm:ps-7',
        tucked && 'relative mx-3 -mt-5 shadow-float sm:mx-8 sm:-mt-10',
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <figcaption className="text-sm text-ink-soft">{t('Weekly Affirmation')}</figcaption>
        <blockquote className="mt-1 font-serif text-lg text-balance italic wrap-anywhere sm:text-xl">
          {affirmation}
        </blockquote>
      </div>
      <CopyButton label={t('Weekly Affirmation')} text={affirmation} />
    </figure>
  )
}

type WeekThemeProps = {
  week: WeekContent
  actions: ReactNode
  /** Why it is this one, if that needs saying. */
  note?: ReactNode
  /** Lies over the cover, without a place of its own. */
  over?: ReactNode
}

/** This week's theme: title, cover, the affirmation to carry along, and what it is about. `actions` go below. */
export function WeekTheme({ week, actions, note, over }: WeekThemeProps) {
  const { title, description, coverImageUrl, affirmation } = week
  return (
    <section aria-labelledby="week" className="group/week grid content-start gap-4">
      <header className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
          <h2 id="week" className="font-sans font-medium tracking-normal">
            {t("This Week's Theme")}
          </h2>
          <p className="numbers">{weekLabel(weekOf(useToday()))}</p>
        </div>
        <h3 className="mt-2 text-2xl wrap-anywhere group-has-[[data-arriving]]/week:opacity-0 sm:text-3xl">
          {title}
        </h3>
      </header>
      <div className="min-w-0">
        {coverImageUrl && (
          <div data-week-cover="" className="relative">
            <WeekCover week={{ ...week, coverImageUrl }} />
            {over}
          </div>
        )}
        {affirmation && <Slip affirmation={affirmation} tucked={coverImageUrl !== null} />}
      </div>
      <div className="grid min-w-0 content-start gap-x-8 gap-y-1 md:flex md:items-baseline md:justify-between">
        {description && (
          <p className="max-w-[36rem] font-serif whitespace-pre-line wrap-anywhere md:text-lg">
            {description}
          </p>
        )}
        {actions}
      </div>
      {note}
    </section>
  )
}
