import { useQuery } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { eventById } from '../../features/events/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { EventEditor } from './event-editor.tsx'

type EventDialogProps = {
  id: string
  /** From which date of a series on it is edited, by the start of the date in the series. */
  from?: string | undefined
  /** The event as the list knows it. */
  known: GlobalEvent | undefined
  onClose: () => void
}

/** Edits a new event (`new`) or a stored one. An event that the list does not hold is fetched. */
export function EventDialog({ id, from, known, onClose }: EventDialogProps) {
  const isNew = id === 'new'
  const read = useQuery({ ...eventById(id), enabled: !isNew && !known })
  const event = known ?? read.data
  if (isNew || event) return <EventEditor event={event} from={from} onClose={onClose} />
  return (
    <Dialog open width="wide" title={t('Edit Event')} onClose={onClose}>
      {read.isError ? (
        <LoadFailed query={read}>{t('This event could not be loaded.')}</LoadFailed>
      ) : (
        <Loading>{t('Loading...')}</Loading>
      )}
    </Dialog>
  )
}
