import { queryOptions } from '@tanstack/react-query'
import { type QueueKind, queueKinds } from '../../../contract/cases.ts'
import { call } from '../../lib/api.ts'

/** Everything fetched of moderation begins with this key. */
export const queueKey = ['admin', 'queue'] as const

const pageRows = 30

type Listed = { id: string; at: string }
const cursorOf = ({ id, at }: Listed) => `${id}~${at}`
const placeOf = (cursor: string | undefined) => {
  const [after, after_at] = cursor?.split('~') ?? []
  return { after, after_at, limit: pageRows + 1 }
}

/** The rows of a page, and the cursor of the next one. One more is requested, to know whether there is one. */
function pageOf<Row>(found: Row[], listed: (row: Row) => Listed) {
  const rows = found.slice(0, pageRows)
  const last = rows.at(-1)
  return { rows, next: found.length > pageRows && last ? cursorOf(listed(last)) : undefined }
}

/** One page of cases: open, the longest waiting first, or decided, the latest first. */
export const casePage = (
  state: 'open' | 'decided',
  kind: QueueKind | undefined,
  cursor: string | undefined,
) =>
  queryOptions({
    queryKey: [...queueKey, state, kind, cursor],
    queryFn: async ({ signal }) =>
      pageOf(
        await call('GET /admin/queue', { query: { state, kind, ...placeOf(cursor) }, signal }),
        (row) => row,
      ),
  })

/** One page of appeals. */
export const appealPage = (state: 'open' | 'answered', cursor: string | undefined) =>
  queryOptions({
    queryKey: [...queueKey, 'appeals', state, cursor],
    queryFn: async ({ signal }) =>
      pageOf(await call('GET /admin/appeals', { query: { state, ...placeOf(cursor) }, signal }), (row) => ({
        id: row.id,
        at: state === 'open' ? row.at : (row.answered_at ?? row.at),
      })),
  })

/** Which case: its name in the address. */
export type CaseName = { kind: QueueKind; id: string }
export const nameOf = ({ kind, id }: CaseName): string => `${kind}~${id}`

/** The case that the address names. */
export function caseOf(said: string | null): CaseName | undefined {
  const [kind, id] = said?.split('~') ?? []
  const known = queueKinds.find((one) => one === kind)
  return known && id && /^[\da-f-]{36}$/i.test(id) ? { kind: known, id } : undefined
}

/** Where a case is opened that was decided. */
export const decidedPath = (name: CaseName): string =>
  `/admin/queue?${new URLSearchParams({ tab: 'decided', case: nameOf(name) })}`

/** A case with what is needed to decide. */
export const caseDetail = ({ kind, id }: CaseName) =>
  queryOptions({
    queryKey: [...queueKey, 'case', kind, id],
    queryFn: ({ signal }) => call('GET /admin/queue/{kind}/{id}', { params: { kind, id }, signal }),
  })

/** The words that flag. */
export const flaggedWords = queryOptions({
  queryKey: [...queueKey, 'words'],
  queryFn: ({ signal }) => call('GET /admin/flagged-words', { signal }),
})
