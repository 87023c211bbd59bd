import { lengths } from '../../../../contract/limits.ts'
import { t } from '../../../../contract/t.ts'
import { Line } from '../../../ui/fields/form.tsx'
import { RoundTick } from '../items/round-tick.tsx'
import { GoalPebbles } from './goal-pebbles.tsx'
import type { WeekEditor } from './use-week-edit.ts'
import { WeekCard } from './week-card.tsx'
import { addGoal, type Goal, type WeekEdit } from './week-edit.ts'

/** The week's goals: add, tick off, delete, and how far they are. */
export function WeeklyGoals({ editor }: { editor: WeekEditor }) {
  const { goals } = editor.edit.plan
  const done = goals.filter(({ completed }) => completed).length
  const isFull = goals.length >= lengths.weekItems
  const put = (next: Goal[]) => editor.change((now) => ({ ...now, plan: { ...now.plan, goals: next } }))

  return (
    <WeekCard
      title={t('Weekly Goals')}
      above={goals.length > 0 && <GoalPebbles done={done} count={goals.length} />}
      empty={t('What would make this a good week?')}
      rows={goals}
      onRows={put}
      row={(goal, position) => (
        <RoundTick
          text={goal.text}
          checked={goal.completed}
          onChange={(done) => editor.tickGoal(position, done)}
        />
      )}
      fields={
        <Line<WeekEdit>
          name="typed.goal"
          label={t('New goal')}
          hideLabel
          className="min-w-0 flex-1"
          placeholder={t('Add a goal')}
          disabled={isFull}
        />
      }
      addLabel={t('Add goal')}
      isFull={isFull}
      onAdd={() => editor.change(addGoal)}
      editor={editor}
      field="typed.goal"
    />
  )
}
