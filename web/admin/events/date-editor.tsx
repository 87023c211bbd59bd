import type { ComponentProps } from 'react'
import { dateChange, type GlobalEvent, type SeriesDate } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { call, zone } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { askToDiscard } from '../../ui/dialog/ask-to-discard.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form, Line, Lines, NumberLine } from '../../ui/fields/form.tsx'
import { type DateForm, dateBodyOf, dateFormOf, spanOf } from './date-form.ts'
import { dateInWords } from './use-date-actions.ts'
import { MomentField } from './when-fields.tsx'

const needed = texts({
  title: 'Please enter a title',
  description: 'Please enter a description',
  start: 'Please choose when it starts',
  end: 'Please choose when it ends',
})

type DateEditorProps = {
  /** The event as its series has it. */
  series: GlobalEvent
  date: SeriesDate
  /** Its time, or all else. */
  what: 'move' | 'change'
  onSaved: (dates: SeriesDate[]) => void
  onClose: () => void
}

const Grid = (props: ComponentProps<'div'>) => <div className="grid gap-4 sm:grid-cols-2" {...props} />

/** Moves or changes one date of a series. The other dates stay as they are. */
export function DateEditor({ series, date, what, onSaved, onClose }: DateEditorProps) {
  const around = { series, date, zone: zone() }
  const form = useContractForm('POST /global-events/{id}/occurrences/{occurrence}', {
    body: dateChange,
    from: dateFormOf(series, date, around.zone),
    draft: `date:${series.id}@${date.occurrenceStart}`,
    toBody: (typed: DateForm) => dateBodyOf(typed, around),
    check(typed) {
      const { start, end } = spanOf(typed, series, date, around.zone)
      const empty = {
        title: !typed.title.trim(),
        description: !typed.description.trim(),
        start: !start,
        end: !end,
      }
      const missing = (Object.keys(empty) as (keyof typeof empty)[]).filter((name) => empty[name])
      if (missing.length > 0) return missing.map((name) => ({ name, text: translate(needed[name]) }))
      return start && end && Date.parse(end) < Date.parse(start)
        ? [{ name: 'end', text: t('An event cannot end before it starts.') }]
        : []
    },
    at: (path) => (path.startsWith('location') ? 'address' : path),
    send: (body) =>
      call('POST /global-events/{id}/occurrences/{occurrence}', {
        params: { id: series.id, occurrence: date.occurrenceStart },
        body,
      }),
    toast: 'event-date',
    failed: t('Failed to change the date'),
    onSaved: (dates) => {
      onSaved(dates)
      onClose()
    },
  })
  const { isDirty, isPending } = form
  async function close() {
    if (isPending) return
    if (isDirty && !(await askToDiscard())) return
    form.giveUp()
    onClose()
  }
  return (
    <Dialog
      open
      title={what === 'move' ? t('Move this date') : t('Change this date')}
      description={`${series.title}, ${dateInWords(series, date)}`}
      onClose={() => void close()}
    >
      <Form form={form} className="flex flex-col gap-5">
        <div inert={isPending} className="grid gap-4">
          {what === 'move' ? (
            <Grid>
              <MomentField which="start" label={t('Start')} />
              <MomentField which="end" label={t('End')} />
            </Grid>
          ) : (
            <Grid>
              <Line<DateForm>
                name="title"
                label={t('Title')}
                maxLength={lengths.eventTitle}
                className="sm:col-span-2"
              />
              <Lines<DateForm>
                name="description"
                label={t('Description')}
                rows={3}
                className="sm:col-span-2"
              />
              {series.location.type === 'online' ? (
                <Line<DateForm>
                  name="zoomLink"
                  type="url"
                  label={t('Zoom link')}
                  hint={t('Must use HTTPS protocol for security')}
                  className="sm:col-span-2"
                />
              ) : (
                <>
                  <Line<DateForm> name="venueName" label={t('Venue name')} />
                  <Line<DateForm> name="address" label={t('Address')} />
                </>
              )}
              <NumberLine<DateForm>
                name="capacity"
                label={t('Capacity')}
                hint={t('Empty for as many as in the series')}
                inputMode="numeric"
                step={1}
                min={0}
              />
            </Grid>
          )}
          <p className="text-sm text-ink-soft">
            {t('Only this date changes. Members who are going stay going.')}
          </p>
        </div>
        <DialogFoot>
          <Button look="quiet" onClick={() => void close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={isPending} pendingText={t('Saving...')}>
            {what === 'move' ? t('Move') : t('Change')}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
