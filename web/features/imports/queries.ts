import { queryOptions } from '@tanstack/react-query'
import type { ImportInfo } from '../../../contract/imports.ts'
import { call } from '../../lib/api.ts'
import { type OnWait, withRetries } from './with-retries.ts'

/** What the member brought in, the latest first. */
export const ownImports = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => call('GET /imports', { signal }),
})

/** Whether an import was begun and still takes rows. */
export const isOpen = ({ finished_at, undone_at }: ImportInfo): boolean => !finished_at && !undone_at

/** What an undo took back, and what it kept because it was edited since: how many of each kind. */
export type Undone = { undone: number; kept: Map<string, number> }

/** Undoes an import, part by part. Throws what does not pass by itself; another call goes on. */
export async function undoImport(
  id: string,
  options: { signal: AbortSignal; onWait: OnWait },
): Promise<Undone> {
  const result: Undone = { undone: 0, kept: new Map() }
  for (;;) {
    const { signal } = options
    const part = await withRetries(() => call('DELETE /imports/{id}', { params: { id }, signal }), options)
    result.undone += part.undone
    for (const { kind } of part.kept) result.kept.set(kind, (result.kept.get(kind) ?? 0) + 1)
    if (part.left === 0) return result
  }
}
