import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Attendee } from '../../../contract/rsvps.ts'
import { t, translate } from '../../../contract/t.ts'
import { theirRsvpWords } from '../../features/events/event-words.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { downloadCsv, fileStamp, minuteOf } from '../csv.ts'
import { type Attended, pageCursor, readAttendees, waitingFor } from './queries.ts'

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

/** To which dates of a series somebody answered, who did not answer to all of it. */
export const onlyInWords = ({ only_on, only_dates = 1 }: Attendee): string | undefined =>
  only_on === undefined
    ? undefined
    : only_dates === 1
      ? t('Only on {date}', {
          date: new Date(only_on).toLocaleDateString(formatLocale(), { dateStyle: 'medium' }),
        })
      : t('{count, plural, other {Only on # dates}}', { count: only_dates })

/** The columns of the file. Who answered to single dates has one more. */
const csvColumns = (hasDates: boolean) => [
  ...[t('Name'), t('Email'), t('RSVP'), t('Answered')],
  ...(hasDates ? [t('Dates')] : []),
]
const csvRow = (person: Attendee, hasDates: boolean): string[] => [
  person.name,
  person.email,
  // Without its sign, which is for the eye.
  translate(theirRsvpWords[person.status]).replace(/^[✓★] /, ''),
  minuteOf(new Date(person.answered_at)),
  ...(hasDates ? [onlyInWords(person) ?? ''] : []),
]

const fileName = (title: string, at: Date) => {
  const words = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return `rsvps-${words}-${fileStamp(at)}.csv`
}

/** Saves all RSVPs of an event, and who waits for a place, as a CSV file, with its times on the reader's clock. */
export function useAttendeesCsv(attended: Attended, title: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const [all, waiting] = await Promise.all([readAll(attended), client.fetchQuery(waitingFor(attended))])
      const count = all.length + waiting.length
      // Recorded before the file is made: an export that cannot be recorded is not made.
      await call('POST /global-events/{id}/attendees/export', {
        params: { id: attended.id },
        body: { entries: count },
      })
      const hasDates = all.some(({ only_on }) => only_on !== undefined)
      const rows = [
        ...all.map((person) => csvRow(person, hasDates)),
        ...waiting.map(({ name, email, at }) => [
          name,
          email,
          t('Waiting list'),
          minuteOf(new Date(at)),
          ...(hasDates ? [''] : []),
        ]),
      ]
      await downloadCsv(fileName(title, new Date()), csvColumns(hasDates), rows)
      return count
    },
    onSuccess: (count) => {
      const told = t('{count, plural, one {# answer exported} other {# answers exported}}', { count })
      notify.success(told, { id: 'attendees' })
    },
    onError: (error) => notify.error(loadFailure(error, t('Failed to export data')), { id: 'attendees' }),
  })
}
