import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { notifyFailure } from '../../ui/notify-failure.ts'
import { addedInWords } from './day-words.ts'
import { putDay } from './fetched-days.ts'
import { inTurn, isLastChange } from './use-day-changes.ts'
import { useLineItem } from './use-line-item.ts'
import type { LineItem } from './use-reading.ts'

const toast = 'planner-item'

/** What is added: an item, and the words of the line that it was read from. */
type Typed = LineItem & { line: string }

/**
 * Adds what was typed to a day, or to the day that it names; `onAdded` gets the words once they are stored, and not
 * before, so that nothing typed is lost.
 */
export function useAddTyped(day: string, onAdded: (line: string) => void) {
  const client = useQueryClient()
  const { itemOf, begin } = useLineItem()
  return useMutation({
    ...inTurn,
    mutationFn: ({ day: date = day, ...item }: Typed) =>
      call('POST /daily-notes/{date}/items', { params: { date }, body: itemOf(date, item) }),
    onSuccess(list, { line, day: date = day }) {
      begin()
      if (isLastChange(client)) {
        putDay(client, list)
        void client.invalidateQueries({ queryKey: ['planner'] })
      }
      notify.success(addedInWords(date, day), { id: toast })
      onAdded(line)
    },
    onError: (error) => notifyFailure(t('Failed to save daily planner'), error, undefined, toast),
  })
}
