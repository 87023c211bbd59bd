import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { itemChange, type PlannerItem, type RepeatingItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { call } from '../../../lib/api.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { submit } from '../../../lib/outbox/submit.ts'
import { Button } from '../../../ui/button.tsx'
import { askToDiscard } from '../../../ui/dialog/ask-to-discard.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog/dialog-foot.tsx'
import { Choice, Form } from '../../../ui/fields/form.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { notify } from '../../../ui/toasts/notify.ts'
import { changed } from '../call-changes.ts'
import { repeatingItems } from '../queries.ts'
import { changeFrom, noRepeat, type RepeatFields, repeatFields, repeatOf } from '../repeat/repeat-rules.ts'
import { startRepeating } from '../repeat/use-repeating.ts'
import { fieldsOf, type ItemFields, itemProblems, withFields } from '../rules.ts'
import { ItemFieldset } from './item-fields.tsx'

type ItemDialogProps = {
  date: string
  item: PlannerItem
  /** Puts fields of the item back as they were. */
  onUndo: (fields: Partial<PlannerItem>) => void
  onClose: () => void
}
type Typed = { item: ItemFields; repeat: RepeatFields; scope: 'one' | 'coming' }

/** The fields of one item of a day, saved at once. */
export function ItemDialog(props: ItemDialogProps) {
  const { item, onClose } = props
  const form = useRef<{ close: () => void }>(null)
  const rules = useQuery({ ...repeatingItems, enabled: Boolean(item.repeatId) })
  const rule = rules.data?.find(({ id }) => id === item.repeatId)
  return (
    <Dialog open title={t('Edit item')} onClose={() => (form.current ? form.current.close() : onClose())}>
      {item.repeatId && rules.isPending ? (
        <Loading>{t('Loading...')}</Loading>
      ) : (
        <ItemForm ref={form} {...props} rule={rule} />
      )}
    </Dialog>
  )
}

/** What is sent of the fields; an end that was taken out is null. */
const contentOf = ({ text, color, time, endTime, reminder }: ItemFields) => ({
  text: text.trim(),
  color,
  reminder,
  time: time || null,
  endTime: endTime || null,
})

type ItemFormProps = ItemDialogProps & {
  /** Asks before it closes, where something would be lost. */
  ref: Ref<{ close: () => void }>
  rule: RepeatingItem | undefined
}

function ItemForm({ ref, date, item, rule, onUndo, onClose }: ItemFormProps) {
  const client = useQueryClient()
  const form = useContractForm<'PATCH /daily-notes/{date}/items/{id}', Typed, unknown>(
    'PATCH /daily-notes/{date}/items/{id}',
    {
      body: itemChange,
      from: {
        item: fieldsOf(item),
        repeat: rule ? repeatFields(rule.repeat) : noRepeat,
        scope: 'one',
      },
      check: ({ item: fields }) =>
        Object.entries(itemProblems(fields, t('Text cannot be empty'))).map(([name, text]) => ({
          name: `item.${name}`,
          text,
        })),
      toBody: ({ item: fields }) => ({
        ...contentOf(fields),
        type: undefined,
        completed: undefined,
        position: undefined,
        version: undefined,
      }),
      outbox: {
        async submit(body, { item: fields, repeat: rhythm, scope }, _, held) {
          const params = { date, id: item.id }
          const repeat = repeatOf(rhythm)
          const isRule = rule ? scope === 'coming' : repeat !== undefined
          // A rule does not wait, so what is to come by it does not wait either.
          if (!isRule) return submit(client, changed(date, item.id, item, body), held)
          const stored = await call('PATCH /daily-notes/{date}/items/{id}', { params, body })
          if (!rule && repeat) await startRepeating(date, withFields(item, fields), repeat)
          if (rule)
            await changeComing(
              rule,
              { date, id: item.id },
              { ...contentOf(fields), ...(repeat && { repeat }) },
            )
          return { is: 'saved', answer: stored }
        },
        expected: () => null,
      },
      toast: 'planner-item',
      at: (path) => `item.${path}`,
      failed: t('Failed to save daily planner'),
      reason: 'beneath',
      onSaved: (_, { repeat }, isKept) => {
        if (isKept) return onClose()
        const { text, time, color, reminder } = item
        const before = { text, time, endTime: item.endTime ?? null, color, reminder }
        const isAlone = !rule && repeat.rhythm === 'never'
        notify.success(t('Item updated!'), {
          id: 'planner-item',
          ...(isAlone && {
            duration: 8000,
            action: { label: t('Undo'), onClick: () => onUndo(before) },
          }),
        })
        void client.invalidateQueries({ queryKey: ['planner'] })
        onClose()
      },
    },
  )
  async function close() {
    if (!form.isPending && (!form.isDirty || (await askToDiscard()))) onClose()
  }
  useImperativeHandle(ref, () => ({ close }))
  const isComing = form.fields.watch('scope') === 'coming'

  return (
    <Form form={form} aria-label={t('Edit item')} className="flex min-w-0 flex-col gap-4">
      <ItemFieldset of="item" day={date} {...((!rule || isComing) && { repeat: 'repeat' })} />
      {rule && (
        <Choice<FieldValues>
          name="scope"
          legend={t('This repeats. Change')}
          look="segmented"
          options={[
            { value: 'one', label: t('Only this one') },
            { value: 'coming', label: t('This and all that come') },
          ]}
        />
      )}
      <DialogFoot>
        <Button look="quiet" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={form.isPending} pendingText={t('Saving...')}>
          {t('Save')}
        </Button>
      </DialogFoot>
    </Form>
  )
}

/** Changes all that come after an occurrence, which is changed already: the rule itself, or one that begins there. */
async function changeComing(
  rule: RepeatingItem,
  { date, id }: { date: string; id: string },
  change: Parameters<typeof changeFrom>[2],
) {
  const step = changeFrom(rule, date, change)
  const params = { id: rule.id }
  if ('change' in step) return call('PATCH /planner/repeating-items/{id}', { params, body: step.change })
  // The new one first: whatever fails, none is missing.
  await call('POST /planner/repeating-items', { body: { id: newId(), ...step.start, item_id: id } })
  return call('PATCH /planner/repeating-items/{id}', { params, body: { ends_on: step.end } })
}
