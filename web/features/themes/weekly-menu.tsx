import { ChevronDown } from 'lucide-react'
import { t, translateData } from '../../../contract/t.ts'
import { weekdays } from '../../../contract/themes.ts'
import { noonOf } from '../../lib/days.ts'
import { formatLocale } from '../../lib/locale.ts'
import { useToday } from '../../lib/use-today.ts'
import { cx } from '../../ui/cx.ts'
import { OutLink } from '../../ui/out-link.tsx'
import { Recipe } from './recipe.tsx'
import type { WeekContent } from './week-content.ts'

/** The weekday of a menu as a column has room for: 'Mon'. */
function shortDay(day: (typeof weekdays)[number]): string {
  const monday = 5
  return new Date(2026, 0, monday + weekdays.indexOf(day)).toLocaleDateString(formatLocale(), {
    weekday: 'short',
  })
}

/** Seven dishes, today's first. The full recipe unfolds. Without a menu, the recipe alone. */
export function WeeklyMenu({ menu, recipe }: Pick<WeekContent, 'menu' | 'recipe'>) {
  // A menu stores its days in English, whatever the language is.
  const today = noonOf(useToday()).toLocaleDateString('en-US', { weekday: 'long' })
  return (
    <section aria-labelledby="menu" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="menu" className="text-xl">
        {menu.length > 0 ? t('Weekly Menu') : t('Recipe of the Week')}
      </h2>
      {menu.length > 0 && (
        <ul className="mt-3">
          {menu.map(({ day, recipeTitle, link }) => (
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={cx(
                'grid grid-cols-[3.25rem_1fr] items-baseline border-t border-line py-2.5 first:border-t-0',
                day === today && 'font-medium',
              )}
            >
              <span className={cx('text-sm', day === today ? 'text-accent' : 'text-ink-soft')}>
                <span aria-hidden="true">{shortDay(day)}</span>
                <span className="sr-only">{translateData(day)}</span>
              </span>
              <span className="min-w-0 text-sm wrap-anywhere">
                {link ? (
                  <OutLink
                    to={link}
                    className="inline-flex items-baseline gap-1 underline underline-offset-4"
                  >
                    {recipeTitle}
                  </OutLink>
                ) : (
                  recipeTitle
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {recipe && menu.length > 0 && (
        <details className="group mt-2 border-t border-line pt-2">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-sm text-sm font-medium text-accent [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 wrap-anywhere">{t('Recipe: {title}', { title: recipe.title })}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-4.5 shrink-0 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="pt-4">
            <Recipe recipe={recipe} />
          </div>
        </details>
      )}
      {recipe && menu.length === 0 && (
        <>
          <h3 className="mt-1 mb-4 text-lg wrap-anywhere">{recipe.title}</h3>
          <Recipe recipe={recipe} />
        </>
      )}
    </section>
  )
}
