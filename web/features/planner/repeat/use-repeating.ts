import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlannerItem, RepeatingItem } from '../../../../contract/planner.ts'
import type { Repeat } from '../../../../contract/repeat.ts'
import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'
import { call, loadFailure } from '../../../lib/api.ts'
import { newId } from '../../../lib/new-id.ts'
import { notify } from '../../../ui/toasts/notify.ts'
import { notifyFailure } from '../../../ui/toasts/notify-failure.ts'

type Change = {
  send: () => Promise<unknown>
  done?: string
  undo?: () => void
  gone?: (() => void) | undefined
}

const toast = 'planner-item'

/** Lets things come again, ends and deletes what does; each is saved at once, and can be undone. */
export function useRepeating() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: ['planner-repeating'],
    scope: { id: 'planner-item' },
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (_, { done, undo, gone }) => {
      void client.invalidateQueries({ queryKey: ['planner'] }).then(gone)
      if (done)
        notify.success(done, {
          id: toast,
          duration: 8000,
          ...(undo && { action: { label: t('Undo'), onClick: undo } }),
        })
    },
    onError: (error) => notifyFailure(t('Failed to save daily planner'), error, loadFailure, toast),
  })
  const endsOn = ({ id }: RepeatingItem, ends_on: string | null) =>
    call('PATCH /planner/repeating-items/{id}', { params: { id }, body: { ends_on } })
  const putBack = ({ skipped: _, ...rule }: RepeatingItem) =>
    mutate({ send: () => call('POST /planner/repeating-items', { body: rule }) })
  const remove = (rule: RepeatingItem, gone?: () => void) =>
    mutate({
      send: () => call('DELETE /planner/repeating-items/{id}', { params: { id: rule.id } }),
      done: t('“{name}” no longer repeats', { name: rule.text }),
      undo: () => putBack(rule),
      gone,
    })

  return {
    /** An item of a day comes again from that day on. */
    start: (date: string, item: PlannerItem, repeat: Repeat) =>
      mutate({ send: () => startRepeating(date, item, repeat) }),
    /** It does not come any more from a day on. Calls `gone` when nothing of it is shown any more. */
    end(rule: RepeatingItem, from: string, gone?: () => void) {
      if (from <= rule.starts_on) return remove(rule, gone)
      mutate({
        send: () => endsOn(rule, addDays(from, -1)),
        done: t('“{name}” no longer repeats', { name: rule.text }),
        undo: () => mutate({ send: () => endsOn(rule, rule.ends_on) }),
        gone,
      })
    },
    /** Deletes it whole; what was ticked or changed on a day stays there. */
    remove,
  }
}

const ruleFrom = (
  starts_on: string,
  { text, type, time, endTime, color, reminder }: PlannerItem,
  repeat: Repeat,
) => ({ text, type, time, color, reminder, repeat, starts_on, ...(endTime && { endTime }) })

/** Lets an item of a day come again from that day on. */
export const startRepeating = (date: string, item: PlannerItem, repeat: Repeat) =>
  call('POST /planner/repeating-items', {
    body: { id: newId(), ...ruleFrom(date, item, repeat), item_id: item.id },
  })

/** Adds what is in no day yet and comes again from a day on. Another try with the same id adds nothing twice. */
export const addRepeating = (id: string, date: string, item: PlannerItem, repeat: Repeat) =>
  call('POST /planner/repeating-items', { body: { id, ...ruleFrom(date, item, repeat) } })
