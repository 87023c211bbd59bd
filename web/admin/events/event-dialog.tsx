import { useQuery } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { eventById } from '../../features/events/queries.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { EventEditor } from './event-editor.tsx'
import { seriesDates } from './queries.ts'

type EventDialogProps = {
  id: string
  /** From which date of a series on it is edited, by the start of the date in the series. */
  from?: string | undefined
  /** Of which event a new one is a copy, by its id. */
  copied?: string | undefined
  /** The event, or the one that is copied, as the list knows it. */
  known: GlobalEvent | undefined
  onClose: () => void
  /** Opens a copy of an event. */
  onDuplicate: (id: string) => void
}

/** Edits a new event (`new`), a copy or a stored one. An event that the list does not hold is fetched. */
export function EventDialog({ id, from, copied, known, onClose, onDuplicate }: EventDialogProps) {
  const isNew = id === 'new'
  const needed = isNew ? copied : id
  const read = useQuery({ ...eventById(needed ?? ''), enabled: needed !== undefined && !known })
  // The dates say which rule is left from one of them on.
  const dates = useQuery({
    ...seriesDates(id),
    enabled: from !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const event = known ?? read.data
  if (needed === undefined) return <EventEditor onClose={onClose} />
  if (event && !dates.isLoading) {
    const rest = dates.data?.find(({ occurrenceStart }) => occurrenceStart === from)?.recurrence
    return (
      <EventEditor
        {...(isNew ? { copied: event } : { event, from, rest, onDuplicate: () => onDuplicate(event.id) })}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog open width="full" title={isNew ? t('Create New Event') : t('Edit Event')} onClose={onClose}>
      {read.isError ? (
        <LoadFailed query={read}>{t('This event could not be loaded.')}</LoadFailed>
      ) : (
        <Loading>{t('Loading...')}</Loading>
      )}
    </Dialog>
  )
}
