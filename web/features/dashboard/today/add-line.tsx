import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { addedItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { isBlank } from '../../../../contract/blank.ts'
import { call } from '../../../lib/api.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { Form, Line } from '../../../ui/form.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { putDay } from '../../planner/fetched-days.ts'
import { useLineItem } from '../../planner/use-line-item.ts'

type Typed = { text: string }

/** One line to type into: Enter makes it a task of the day. It stays until it is saved, on another page too. */
export function AddLine({ day }: { day: string }) {
  const client = useQueryClient()
  const { itemOf, begin } = useLineItem(day)
  const form = useContractForm('POST /daily-notes/{date}/items', {
    body: addedItem,
    from: { text: '' } satisfies Typed,
    draft: `line:${day}`,
    toBody: ({ text }) => {
      const absent = { globalEventId: undefined, ticketUrl: undefined, location: undefined }
      return { ...itemOf(text), ...absent, endTime: undefined, repeatId: undefined, position: undefined }
    },
    send: (body) => call('POST /daily-notes/{date}/items', { params: { date: day }, body }),
    toast: 'planner-item',
    saved: t('Item added!'),
    failed: t('Failed to save daily planner'),
    reason: 'beneath',
    next: () => ({ text: '' }),
    onSaved(list) {
      begin()
      putDay(client, list)
      void client.invalidateQueries({ queryKey: ['planner'] })
    },
  })
  // Nothing is wrong with a line that nothing was typed into.
  const submit = () => {
    if (!isBlank(form.fields.getValues('text'))) form.submit()
  }

  return (
    <Form form={{ fields: form.fields, submit }} className="relative">
      <Line<Typed>
        name="text"
        label={t('Add to today')}
        hideLabel
        placeholder={t('Add to today')}
        enterKeyHint="done"
        inputClass="pe-12!"
      />
      <IconButton type="submit" label={t('Add to today')} className="absolute top-0 end-0">
        <Plus />
      </IconButton>
    </Form>
  )
}
