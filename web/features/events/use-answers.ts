import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answersOf } from './answers.ts'
import { myDateRsvps, myRsvps, myWaitingList } from './queries.ts'

/**
 * What the member said of events and of their dates. What could not be loaded is left out. `waits` says whether any of
 * the events has a waiting list, so that nobody asks for a line that there is not.
 */
export function useAnswers({ waits = false }: { waits?: boolean } = {}) {
  const rsvps = useQuery(myRsvps)
  const dates = useQuery(myDateRsvps)
  const waiting = useQuery({ ...myWaitingList, enabled: waits })
  const answers = useMemo(
    () => answersOf(rsvps.data ?? [], dates.data ?? [], waits ? waiting.data : []),
    [rsvps.data, dates.data, waiting.data, waits],
  )
  const hasAny = Boolean(rsvps.data?.length || dates.data?.length)
  return { answers, rsvps, hasAny }
}
