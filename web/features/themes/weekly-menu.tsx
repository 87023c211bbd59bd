import { ChevronDown, Soup } from 'lucide-react'
import { t, translateData } from '../../../contract/t.ts'
import { weekdays } from '../../../contract/week.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf } from '../../lib/time/days.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { cx } from '../../ui/cx.ts'
import { OutLink } from '../../ui/out-link.tsx'
import { Recipe } from './recipe.tsx'
import { ShelfTile } from './shelf-tile.tsx'
import type { WeekContent } from './week-content.ts'

/** The weekday of a menu as a column has room for: 'Mon'. */
function shortDay(day: (typeof weekdays)[number]): string {
  const monday = 5
  return dateFormat({
    weekday: 'short',
  }).format(new Date(2026, 0, monday + weekdays.indexOf(day)))
}

type Meals = Pick<WeekContent, 'menu' | 'recipe'>

/** A menu names its days in English, whatever language they are shown in. */
const useMenuDay = () => dateFormat({ weekday: 'long' }, 'en-US').format(noonOf(useToday()))

/** Seven dishes, today's in front; the full recipe unfolds. Without a menu, the recipe alone. */
function AllMeals({ menu, recipe }: Meals) {
  const today = useMenuDay()
  const cooked = menu.find(({ recipeTitle }) => recipeTitle.trim() === recipe?.title.trim())?.day
  return (
    <div>
      {menu.length > 0 && (
        <ul>
          {menu.map(({ day, recipeTitle, link }) => (
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={cx(
                'grid grid-cols-[3.25rem_1fr] items-baseline border-t border-line py-2 first:border-t-0',
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
            <span className="min-w-0 wrap-anywhere">
              {t('Recipe: {title}', { title: recipe.title })}
              {/* Of which day it is, so that nobody takes it for today's. */}
              {cooked && <span className="text-ink-soft">{` · ${translateData(cooked)}`}</span>}
            </span>
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
          <h3 className="mb-4 text-lg wrap-anywhere">{recipe.title}</h3>
          <Recipe recipe={recipe} />
        </>
      )}
    </div>
  )
}

const Bowl = () => (
  <span className="grid size-12 place-items-center rounded-pill bg-honey-soft text-ink">
    <Soup className="size-6" strokeWidth={1.5} aria-hidden="true" />
  </span>
)

/** What the week brings to the table: on a small tile today's dish, which opens all of them. */
export function WeeklyMenu({ menu, recipe, isSmall }: Meals & { isSmall: boolean }) {
  const today = useMenuDay()
  const title = menu.length > 0 ? t('Weekly Menu') : t('Recipe of the Week')
  const dish = menu.find(({ day }) => day === today)?.recipeTitle ?? menu[0]?.recipeTitle ?? recipe?.title
  if (isSmall && dish)
    return (
      <ShelfTile
        drawing={<Bowl />}
        label={title}
        title={dish}
        about={menu.some(({ day }) => day === today) ? t('Today') : undefined}
      >
        <AllMeals menu={menu} recipe={recipe} />
      </ShelfTile>
    )
  return (
    <section aria-labelledby="menu" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="menu" className="mb-2 text-lg">
        {title}
      </h2>
      <AllMeals menu={menu} recipe={recipe} />
    </section>
  )
}
