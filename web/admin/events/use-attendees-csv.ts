import { useMutation } from '@tanstack/react-query'
import type { Attendee } from '../../../contract/events.ts'
import { t, translate } from '../../../contract/t.ts'
import { rsvpWords } from '../../features/events/event-words.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { downloadCsv, fileStamp, minuteOf } from '../csv.ts'
import { type Attended, pageCursor, readAttendees } from './queries.ts'

/** All members who answered, page by page. */
async function readAll(attended: Attended): Promise<Attendee[]> {
  const all: Attendee[] = []
  let last: Attendee | undefined
  do {
    const page = await readAttendees(attended, last)
    all.push(...page)
    last = pageCursor(page)
  } while (last)
  return all
}

/** The columns of the file. */
const csvColumns = () => [t('Name'), t('Email'), t('RSVP'), t('Answered')]
const csvRow = ({ name, email, status, answered_at }: Attendee): string[] => [
  name,
  email,
  // Without its sign, which is for the eye.
  translate(rsvpWords[status]).replace(/^[✓★] /, ''),
  minuteOf(new Date(answered_at)),
]

const fileName = (title: string, at: Date) => {
  const words = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return `rsvps-${words}-${fileStamp(at)}.csv`
}

/** Saves all RSVPs of an event as a CSV file, with its times on the reader's clock. */
export function useAttendeesCsv(attended: Attended, title: string) {
  return useMutation({
    mutationFn: async () => {
      const all = await readAll(attended)
      // Recorded before the file is made: an export that cannot be recorded is not made.
      await call('POST /global-events/{id}/attendees/export', {
        params: { id: attended.id },
        body: { entries: all.length },
      })
      await downloadCsv(fileName(title, new Date()), csvColumns(), all.map(csvRow))
      return all.length
    },
    onSuccess: (count) => {
      const told = t('{count, plural, one {# answer exported} other {# answers exported}}', { count })
      notify.success(told, { id: 'attendees' })
    },
    onError: (error) => notify.error(loadFailure(error, t('Failed to export data')), { id: 'attendees' }),
  })
}
