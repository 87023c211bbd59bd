import { useQueryClient } from '@tanstack/react-query'
import { emptyHealthEntry } from '../../../contract/empty-health-entry.ts'
import { measuredWith } from '../../../contract/health.ts'
import type { FieldConflict } from '../../../contract/row.ts'
import { t } from '../../../contract/t.ts'
import { entryFormOf, isField } from '../../features/health/entry-form.ts'
import { measurementInWords, measurementsOf } from '../../features/health/field-words.ts'
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

/** What is shown and chosen as one: the fields of a measurement. */
type Measurement = readonly FieldConflict[]

/** What a side has of a measurement, in words. */
function inWords([first, ...others]: Measurement, side: 'mine' | 'theirs') {
  if (!first || !isField(first.name)) return { label: first?.name ?? '', value: String(first?.[side] ?? '') }
  const values = Object.fromEntries([first, ...others].map((field) => [field.name, field[side]]))
  return measurementInWords(entryFormOf({ ...emptyHealthEntry(''), ...values }), first.name)
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

type TwoValuesProps = {
  outbox: Outbox
  change: Change
  /** What was chosen is about to leave, with the button that was pressed. */
  onLeaving: () => void
}

/**
 * What two devices changed of a day's health: both values next to each other, to choose from. All else of the change is
 * saved already.
 */
export function TwoValues({ outbox, change, onLeaving }: TwoValuesProps) {
  const client = useQueryClient()
  const date = dayOf(change)
  const fields = change.refused?.fields ?? []
  const measurements = measurementsOf(fields.map(({ name }) => name)).map((name) =>
    fields.filter((field) => measuredWith(name).includes(field.name)),
  )
  if (!date) return null

  async function settle(chosen: Measurement, isMine: boolean) {
    onLeaving()
    const side = (of: 'mine' | 'theirs') => Object.fromEntries(chosen.map((field) => [field.name, field[of]]))
    if (isMine)
      void submit(client, {
        name: 'PATCH /health/{date}',
        things: change.things,
        params: { date: date ?? '' },
        body: { id: newId(), set: side('mine'), base: side('theirs') },
      }).catch(() => undefined)
    await outbox.settleFields(
      change,
      chosen.map(({ name }) => name),
    )
  }
  return (
    <div className="grid gap-3">
      {measurements.map((measurement) => (
        <fieldset key={measurement[0]?.name}>
          <legend className="mb-2 font-medium">{inWords(measurement, 'mine').label}</legend>
          <div className="grid gap-3 min-[23rem]:grid-cols-2">
            <Side
              of={t('Yours')}
              value={inWords(measurement, 'mine').value ?? t('Nothing')}
              onTake={() => void settle(measurement, true)}
            />
            <Side
              of={t('The other device')}
              value={inWords(measurement, 'theirs').value ?? t('Nothing')}
              onTake={() => void settle(measurement, false)}
            />
          </div>
        </fieldset>
      ))}
    </div>
  )
}
