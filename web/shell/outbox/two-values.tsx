import { useQueryClient } from '@tanstack/react-query'
import type { FieldConflict } from '../../../contract/row.ts'
import { t, translate } from '../../../contract/t.ts'
import { entryFormOf, isField } from '../../features/health/entry-form.ts'
import { fieldWords, valueInWords } from '../../features/health/field-words.ts'
import { blank } from '../../features/health/laid-day.ts'
import { newId } from '../../lib/new-id.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { Outbox } from '../../lib/outbox/outbox.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { Button } from '../../ui/button.tsx'

const dayOf = (change: Change): string | undefined =>
  change.name === 'POST /health'
    ? change.body.dateISO
    : change.name === 'PATCH /health/{date}'
      ? change.params.date
      : undefined

function inWords({ name }: FieldConflict, value: unknown): string {
  if (!isField(name)) return String(value ?? '')
  return valueInWords(entryFormOf({ ...blank(''), [name]: value }), name) ?? t('Nothing')
}

type SideProps = { of: string; value: string; onTake: () => void }

function Side({ of, value, onTake }: SideProps) {
  return (
    <div className="grid min-w-0 content-between justify-items-start gap-2 rounded-md border border-line bg-surface p-3">
      <p className="min-w-0">
        <span className="block text-xs text-ink-soft">{of}</span>
        <span className="numbers wrap-anywhere whitespace-pre-line">{value}</span>
      </p>
      <Button
        look="quiet"
        className="px-4"
        aria-label={t('Keep this: {name}', { name: of })}
        onClick={onTake}
      >
        {t('Keep this')}
      </Button>
    </div>
  )
}

/**
 * What two devices changed of a day's health: both values next to each other, to choose from. All else of the change is
 * saved already.
 */
export function TwoValues({ outbox, change }: { outbox: Outbox; change: Change }) {
  const client = useQueryClient()
  const date = dayOf(change)
  const fields = change.refused?.fields ?? []
  if (!date) return null

  async function settle(field: FieldConflict, isMine: boolean) {
    const { name, mine, theirs } = field
    if (isMine)
      void submit(client, {
        ...{ name: 'PATCH /health/{date}', things: change.things, params: { date: date ?? '' } },
        body: { id: newId(), set: { [name]: mine }, base: { [name]: theirs } },
      }).catch(() => undefined)
    await outbox.settleField(change, name)
  }
  return (
    <div className="grid gap-3">
      {fields.map((field) => (
        <fieldset key={field.name}>
          <legend className="mb-2 font-medium">
            {isField(field.name) ? translate(fieldWords[field.name].label) : field.name}
          </legend>
          <div className="grid gap-3 min-[23rem]:grid-cols-2">
            <Side
              of={t('Yours')}
              value={inWords(field, field.mine)}
              onTake={() => void settle(field, true)}
            />
            <Side
              of={t('The other device')}
              value={inWords(field, field.theirs)}
              onTake={() => void settle(field, false)}
            />
          </div>
        </fieldset>
      ))}
    </div>
  )
}
