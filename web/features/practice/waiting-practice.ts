import type { Practice } from '../../../contract/practice.ts'
import { t } from '../../../contract/t.ts'
import { given } from '../../lib/given.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { QueuedCall } from '../../lib/outbox/queued-call.ts'
import { dayOf } from '../../lib/time/days.ts'
import { dayOfCheckIns } from '../mood/day-words.ts'
import { newestPractice } from './queries.ts'

/* What was practiced, in the outbox: it has its own id and moment, so it can be sent at any time, and twice. */

const practiceOf = ({ at, body }: Change<'POST /practice'>): Practice => ({
  theme_id: null,
  at: new Date(at).toISOString(),
  ...given(body),
})

const withPractice = (list: readonly Practice[], practice: Practice): Practice[] =>
  [...list.filter(({ id }) => id !== practice.id), practice].toSorted((a, b) => (a.at < b.at ? 1 : -1))

export const practiceMade: QueuedCall<'POST /practice'> = {
  applyOptimistic(data, [, what], change) {
    const list = data as Practice[]
    const isThere = what !== 'newest' || list.some(({ id }) => id === change.body.id)
    return isThere ? data : withPractice(list, practiceOf(change))
  },
  applyAnswer(client, practice) {
    client.setQueryData(newestPractice.queryKey, (list) => list && withPractice(list, practice))
    return ['practice']
  },
  describe(change) {
    const { at, exercise } = practiceOf(change)
    return { about: t('Practice, {day}', { day: dayOfCheckIns(dayOf(new Date(at))) }), text: exercise }
  },
}
