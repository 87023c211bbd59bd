import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GlobalEvent, SeriesDate } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Bench } from '../../ui/scenes/bench.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { LoadFailed } from '../load-failed.tsx'
import { DateEditor } from './date-editor.tsx'
import { dateNamed } from './date-form.ts'
import { DateRow } from './date-row.tsx'
import { asSeries } from './event-form.ts'
import { MessageDialog } from './message-dialog.tsx'
import { seriesDates } from './queries.ts'
import { useDateActions } from './use-date-actions.ts'

const step = 12

type DatesDialogProps = {
  event: GlobalEvent
  onWho: (date: string) => void
  onFollowing: (date: string) => void
  onClose: () => void
}

type Opened = { date: SeriesDate; what: 'move' | 'change' | 'message' }

/** The dates of a series: the coming ones, and all that are otherwise than the rest. */
export function DatesDialog({ event, onWho, onFollowing, onClose }: DatesDialogProps) {
  const series = asSeries(event)
  const dates = useQuery(seriesDates(event.id))
  const [opened, setOpened] = useState<Opened>()
  const [most, setMost] = useState(step)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(most)
  const actions = useDateActions(series, (date) => setOpened({ date, what: 'message' }))
  const first = Date.parse(event.series?.start ?? event.start)
  const close = () => setOpened(undefined)
  return (
    <Dialog open title={t('Dates')} description={series.title} onClose={onClose}>
      <Loaded
        query={dates}
        failed={<LoadFailed query={dates}>{t('Failed to load the dates')}</LoadFailed>}
        empty={<EmptyState scene={<Bench />}>{t('There are no more dates.')}</EmptyState>}
      >
        {(all) => (
          <>
            <ul ref={list} tabIndex={-1} aria-label={t('Dates')}>
              {all.slice(0, most).map((date) => (
                <DateRow
                  key={date.occurrenceStart}
                  series={series}
                  date={date}
                  busy={actions.busyWith === date.occurrenceStart}
                  onWho={() => onWho(date.occurrenceStart)}
                  onCancel={() => void actions.cancel(date)}
                  onMove={() => setOpened({ date, what: 'move' })}
                  onChange={() => setOpened({ date, what: 'change' })}
                  onRestore={() => void actions.restore(date)}
                  onFollowing={
                    Date.parse(date.occurrenceStart) > first
                      ? () => onFollowing(date.occurrenceStart)
                      : undefined
                  }
                />
              ))}
            </ul>
            {all.length > most && (
              <Button
                look="quiet"
                className="self-center"
                onClick={() => {
                  willGrow()
                  setMost(most + step)
                }}
              >
                {t('Show more dates')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {opened?.what === 'message' ? (
        <MessageDialog
          attended={{ id: event.id, date: opened.date.occurrenceStart }}
          event={{ ...series, ...opened.date }}
          onClose={close}
        />
      ) : (
        opened && (
          <DateEditor
            series={series}
            date={opened.date}
            what={opened.what}
            onSaved={(now) => {
              actions.settle(now)
              actions.changed(opened.date, dateNamed(now, opened.date.occurrenceStart))
            }}
            onClose={close}
          />
        )
      )}
    </Dialog>
  )
}
