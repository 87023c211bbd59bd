import { useState } from 'react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import type { goal } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { RoundTick } from '../../planner/items/round-tick.tsx'
import { useGoalTick } from '../../planner/use-goal-tick.ts'
import { FirstFew } from './first-few.tsx'

/** The goals of the week of a Monday, to be ticked where they stand. */
export function TodayGoals({ monday, goals }: { monday: string; goals: readonly z.output<typeof goal>[] }) {
  const tick = useGoalTick(monday)
  const most = useWide() ? 5 : 3
  const [doneBefore] = useState(() => goals.map(({ completed }) => completed))
  const placed = goals.map((goal, position) => ({ ...goal, position }))
  const isDone = ({ completed, position }: (typeof placed)[number]) =>
    completed && doneBefore[position] === true
  return (
    <section aria-labelledby="week-goals" className="border-t border-line pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 id="week-goals" className="text-base">
          {t('Goals for this week')}
        </h3>
        <Link to="/planner" className={buttonClass('link', 'text-sm text-ink-soft!')}>
          {goals.length > 0 ? t('Change your goals') : t('Set weekly goals')}
        </Link>
      </div>
      {goals.length > 0 ? (
        <FirstFew
          items={placed.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)))}
          isDone={isDone}
          most={most}
        >
          {({ text, completed, position }) => (
            <li key={position} className="flex">
              <RoundTick
                text={text}
                checked={completed}
                onChange={(done) => tick({ position, text, completed: done })}
              />
            </li>
          )}
        </FirstFew>
      ) : (
        <p className="pb-2 font-serif text-ink-soft">{t('No goals set for this week')}</p>
      )}
    </section>
  )
}
