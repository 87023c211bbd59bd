import { useRef } from 'react'
import { lengths } from '../../../../contract/limits.ts'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { addedInWords } from '../day-words.ts'
import { useItemActions } from '../items/item-actions.tsx'
import { emptyItem, makeItem } from '../rules.ts'
import { TaskLine } from '../task-line.tsx'
import { useAddTyped } from '../use-add-typed.ts'
import { useLine } from '../use-line.ts'

/** One line to type a task of a day in, saved at once; whatever else it has is set afterwards. */
export function QuickAdd({ day, notes }: { day: string; notes: readonly PlannerItem[] }) {
  const { add } = useItemActions()
  const { text, setText, latest, dropSaved } = useLine(day)
  const repeating = useAddTyped(day, dropSaved)
  /** What could not be added: with the same words it is the same item again, and is added once. */
  const failed = useRef<{ words: string; item: PlannerItem }>(undefined)
  return (
    <TaskLine
      day={day}
      label={t('Add a task')}
      addLabel={t('Add to this day')}
      text={text}
      onType={setText}
      isDisabled={notes.length >= lengths.plannerItems}
      onAdd={(typed) => {
        if (typed.repeat) {
          if (!repeating.isPending) repeating.mutate({ ...typed, line: text })
          return
        }
        const { text: title, day: to = day, time = '', endTime = '' } = typed
        const words = JSON.stringify([to, time, endTime, title])
        const item =
          failed.current?.words === words
            ? failed.current.item
            : makeItem({ ...emptyItem, type: 'task', text: title, time, endTime }, new Date(), notes)
        failed.current = undefined
        add(to, item, addedInWords(to, day), () => {
          failed.current = { words, item }
          setText(latest.current || text)
        })
        setText('')
      }}
    />
  )
}
