import { newMood } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import type { Fault } from '../../lib/form/form-faults.ts'
import { type Entry, faultsOfMoment } from './check-in-entry.ts'

/** What the forms of a check-in have in common: how they are checked, and what they say. */
export const checkInSubject = () =>
  ({
    body: newMood,
    // A check-in stays one, whatever is changed of it before its answer arrives.
    isReplaced: true,
    check: (entry: Entry) => faultsOfMoment(entry),
    tooLong: texts('A note holds {max, plural, other {# characters}}; please shorten it by {count}.'),
    toast: 'mood',
    failed: t('Failed to save mood'),
    reason: 'beneath',
    refused: (faults: Fault[]) => faults.find(({ name }) => name === 'mood')?.text,
  }) as const
