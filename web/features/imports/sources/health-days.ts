import { entryDay } from '../../../../contract/values.ts'
import type { Candidate, Refused, SourceName } from '../candidate.ts'
import { faultOf, fieldFault } from './check.ts'
import { refused } from './reading.ts'

/** The values of one day as a candidate. A value that the contract refuses is left out alone, with its reason. */
export function* healthDay(
  source: SourceName,
  date: string,
  values: Iterable<[field: string, value: unknown]>,
  ownId: (fields: string[]) => string = () => date,
): Generator<Candidate | Refused> {
  const dayFault = faultOf(entryDay, date)
  if (dayFault) return yield refused(date, date, dayFault)
  const set: Record<string, unknown> = {}
  for (const [field, value] of values) {
    const fault = fieldFault(field, value)
    if (fault) yield refused(`${field}: ${value}`, date, fault)
    else set[field] = value
  }
  const fields = Object.keys(set).sort()
  if (fields.length > 0)
    yield { kind: 'health', source, own_id: ownId(fields), date, at: null, row: { date, set }, pictures: [] }
}
