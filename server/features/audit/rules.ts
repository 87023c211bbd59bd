import { isDeepStrictEqual } from 'node:util'
import type { AuditChange } from '../../../contract/audit.ts'
import { lengths } from '../../../contract/limits.ts'

type Value = AuditChange['after']

/** A value as a short text for people: parts of a thing by their names, things of a list one after the other. */
function inShort(value: unknown): Value {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = inWords(value)
  if (text === '') return null
  return text.length > lengths.auditValue ? `${text.slice(0, lengths.auditValue - 1).trimEnd()}…` : text
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(inWords).filter(Boolean).join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/**
 * What stood in the given fields before and after, without those that did not change. Long texts only begin: the log
 * says what was changed and keeps no copy of it.
 */
export function changesOf<Fields extends object>(
  fields: readonly string[],
  was: Partial<Fields>,
  is: Partial<Fields>,
): AuditChange[] {
  const before = was as Record<string, unknown>
  const after = is as Record<string, unknown>
  return fields.flatMap((field) => {
    if (isDeepStrictEqual(before[field], after[field])) return []
    const change = { field, before: inShort(before[field]), after: inShort(after[field]) }
    // Empty in two ways is no change.
    return change.before === null && change.after === null ? [] : [change]
  })
}
