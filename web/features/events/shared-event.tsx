import { useQuery } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { EventDialog } from './event-dialog.tsx'
import { eventById } from './queries.ts'

type SharedEventProps = {
  id: string
  /** The one date of a series that is meant, by its start in it. */
  date?: string | undefined
  /** The event as the list has it. It is shown until the requested one has loaded, and if it does not load. */
  known: GlobalEvent | undefined
  onClose: () => void
}

/** The event that the address names, by a press on a card or by a link that somebody shared. */
export function SharedEvent({ id, date, known, onClose }: SharedEventProps) {
  const event = useQuery(eventById(id))
  const shown = event.data ?? known
  if (shown) return <EventDialog event={shown} date={date} place="global" onClose={onClose} />
  if (event.isPending)
    return (
      <Dialog open onClose={onClose} title={t('Event')} width="narrow">
        <Loading>{t('Loading...')}</Loading>
      </Dialog>
    )
  const missing = event.error instanceof ApiError && [400, 404].includes(event.error.status)
  return (
    <Dialog
      open
      lightDismiss
      onClose={onClose}
      title={missing ? t('This event is not here') : t('Failed to load events')}
      description={
        missing
          ? t('It may have been taken back, or it is meant for another place. There may be others you like.')
          : t('Please check your connection and try again.')
      }
      width="narrow"
    >
      {missing ? (
        <Button className="sm:self-start" onClick={onClose}>
          {t('See all events')}
        </Button>
      ) : (
        <Button className="sm:self-start" pending={event.isFetching} onClick={() => void event.refetch()}>
          {t('Try again')}
        </Button>
      )}
    </Dialog>
  )
}
