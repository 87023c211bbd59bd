import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { clockOf } from '../../lib/clock.ts'
import { useToday } from '../../lib/use-today.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { dayNotes, weekGoals } from '../planner/queries.ts'
import { sortItems } from '../planner/rules.ts'

/** As many items as one sees at a glance. The planner has the rest. */
const mostShown = 5

function More({ count, to }: { count: number; to: string }) {
  if (count <= 0) return null
  return (
    <Link to={to} className={buttonClass('link', 'text-sm')}>
      {t('{count, plural, other {+# more}}', { count })}
    </Link>
  )
}

function Done({ done, children }: { done: boolean; children: string }) {
  return (
    <span className={cx('min-w-0 wrap-anywhere', done && 'text-ink-soft line-through')}>
      {children}
      {done && <span className="sr-only"> {t('(done)')}</span>}
    </span>
  )
}

function Items({ items, to }: { items: PlannerItem[]; to: string }) {
  return (
    <>
      <ul className="grid gap-2">
        {items.slice(0, mostShown).map((item) => (
          <li key={item.id} className="grid grid-cols-[4.25rem_1fr] items-baseline gap-2">
            <span className="numbers text-sm text-ink-soft">
              {item.time ? clockOf(item.time) : t('Any time')}
            </span>
            <Done done={item.completed}>{item.text}</Done>
          </li>
        ))}
      </ul>
      <More count={items.length - mostShown} to={to} />
    </>
  )
}

/** Today's planner items and this week's goals, with links to both. What could not be loaded is left out. */
export function AgendaCard() {
  const today = useToday()
  const notes = useQuery(dayNotes(today))
  const goals = useQuery(weekGoals(weekOf(today)))
  const toDay = `/calendar?tab=day&date=${today}`
  const items = sortItems(notes.data?.notes ?? [])
  const list = goals.data?.goals ?? []
  if (!notes.data && !goals.data) return null

  return (
    <Card title={t('Today')} aria-label={t("Today's agenda")}>
      <div className="grid gap-6">
        {notes.data && (
          <div className="grid gap-2">
            {items.length > 0 ? (
              <Items items={items} to={toDay} />
            ) : (
              <p className="font-serif text-ink-soft">{t('Nothing is planned for today.')}</p>
            )}
            <Link to={toDay} className={buttonClass('link', 'justify-self-start text-sm')}>
              {t('Open your day')}
            </Link>
          </div>
        )}
        {goals.data && (
          <div className="grid gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
            <h3 className="text-base">{t('Goals for this week')}</h3>
            {list.length > 0 ? (
              <ul className="grid gap-1.5">
                {list.slice(0, mostShown).map((goal, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: goals have no id, and are only shown here.
                  <li key={place} className="flex items-baseline gap-2.5">
                    <Check
                      aria-hidden="true"
                      className={cx(
                        'size-4 shrink-0 self-center',
                        goal.completed ? 'text-good' : 'opacity-20',
                      )}
                    />
                    <Done done={goal.completed}>{goal.text}</Done>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="font-serif text-ink-soft">{t('No goals set for this week')}</p>
            )}
            <More count={list.length - mostShown} to="/planner" />
            <Link to="/planner" className={buttonClass('link', 'justify-self-start text-sm')}>
              {list.length > 0 ? t('Change your goals') : t('Set weekly goals')}
            </Link>
          </div>
        )}
      </div>
    </Card>
  )
}
