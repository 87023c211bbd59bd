import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import type { Outcome } from '../../lib/outbox/change.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { tellKept } from '../../lib/outbox/told-as-kept.ts'
import { repeatInWords } from '../../lib/time/repeat-words.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { added } from './call-changes.ts'
import { addedInWords } from './day-words.ts'
import { firstOn } from './repeat/repeat-rules.ts'
import { addRepeating } from './repeat/use-repeating.ts'
import { useLineItem } from './use-line-item.ts'
import type { LineItem } from './use-reading.ts'

const toast = 'planner-item'

/** What is added: an item, and the words of the line that it was read from. */
type Typed = LineItem & { line: string }

/**
 * Adds what was typed to a day, or to the day that it names; `onAdded` gets the words once they are saved or kept on this
 * device, and not before, so that nothing typed is lost.
 */
export function useAddTyped(day: string, onAdded: (line: string) => void) {
  const client = useQueryClient()
  const { itemOf, begin } = useLineItem()
  return useMutation({
    async mutationFn({ day: date = day, repeat, ...item }: Typed): Promise<Outcome<unknown>> {
      const first = repeat ? firstOn(repeat, date) : date
      const made = itemOf(first, item)
      if (!repeat) return submit(client, added(date, made.item), { isHeld: true })
      // A rule does not wait.
      return { is: 'saved', answer: await addRepeating(made.ruleId, first, made.item, repeat) }
    },
    onSuccess(outcome, { line, day: date = day, repeat }) {
      begin()
      const first = repeat ? firstOn(repeat, date) : date
      if (outcome.is === 'kept') tellKept(outcome, toast)
      else
        notify.success(addedInWords(first, day), {
          id: toast,
          description: repeat && repeatInWords(repeat, first),
        })
      if (repeat) void client.invalidateQueries({ queryKey: ['planner'] })
      onAdded(line)
    },
    onError: (error) => notifyFailure(t('Failed to save daily planner'), error, undefined, toast),
  })
}
