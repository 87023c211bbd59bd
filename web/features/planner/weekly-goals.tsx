import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { WeekEditor } from './use-week-edit.ts'
import { addGoal, type Goal } from './week-edit.ts'

/** The week's goals: add, tick off, delete, and how far they are. */
export function WeeklyGoals({ editor }: { editor: WeekEditor }) {
  const input = useRef<HTMLInputElement>(null)
  const { plan, typed } = editor.edit
  const { goals } = plan
  const done = goals.filter(({ completed }) => completed).length
  const isFull = goals.length >= lengths.weekItems
  const put = (next: Goal[]) => editor.change((now) => ({ ...now, plan: { ...now.plan, goals: next } }))

  function submit(event: FormEvent) {
    event.preventDefault()
    editor.change(addGoal)
    input.current?.focus()
  }

  return (
    <Card title={t('Weekly Goals')}>
      <div className="grid gap-4">
        {goals.length > 0 && (
          <Progress
            label={t('Progress')}
            value={done}
            max={goals.length}
            text={t('{done} of {count} done', { done, count: goals.length })}
          />
        )}
        {goals.length === 0 && (
          <p className="font-serif text-lg text-ink-soft">{t('What would make this a good week?')}</p>
        )}
        <ul className="grid gap-0.5">
          {goals.map((goal, position) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: goals have no id, and two of them may be alike.
              key={position}
              className="-mx-2 flex items-start rounded-md px-2 transition-colors hover:bg-hollow"
            >
              <Checkbox
                className="min-w-0 flex-1"
                checked={goal.completed}
                onChange={({ target }) => put(goals.with(position, { ...goal, completed: target.checked }))}
                label={
                  <span className={cx('wrap-anywhere', goal.completed && 'text-ink-soft line-through')}>
                    {goal.text}
                  </span>
                }
              />
              <IconButton
                label={t('Delete {name}', { name: goal.text })}
                onClick={() => {
                  put(goals.toSpliced(position, 1))
                  input.current?.focus({ preventScroll: true })
                }}
              >
                <Trash2 className="size-4.5!" />
              </IconButton>
            </li>
          ))}
        </ul>
        <form onSubmit={submit} className="flex items-end gap-2">
          <Field label={t('New goal')} hideLabel className="min-w-0 flex-1">
            <TextInput
              ref={input}
              value={typed.goal}
              maxLength={lengths.plannerText}
              placeholder={t('Add a goal')}
              autoComplete="off"
              disabled={isFull}
              onChange={({ target }) =>
                editor.change((now) => ({ ...now, typed: { ...now.typed, goal: target.value } }))
              }
            />
          </Field>
          <Button type="submit" look="quiet" disabled={isFull} aria-label={t('Add goal')}>
            <Plus className="size-4.5" aria-hidden="true" />
            {t('Add')}
          </Button>
        </form>
      </div>
    </Card>
  )
}
