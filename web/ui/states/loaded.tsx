import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { Loading } from './loading.tsx'

type LoadedProps<Data> = {
  /** As `useQuery` or `useInfiniteQuery` returns it. */
  query: { data: Data | undefined; isPending: boolean }
  /** The specified words while it is pending; 'Loading...' by default. */
  loading?: string
  /** What comes, in outlines, while it is pending. */
  shapes?: ReactNode
  /** Shown if the call failed and there is no earlier answer: what failed, and a button to try again. */
  failed: ReactNode
  /** Shown for a list without entries, and for pages that are all without. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** A list, its pages, or pages with `items`. */
function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0
  if (typeof data !== 'object' || data === null) return false
  const { pages } = data as { pages?: unknown[] }
  return pages?.every((page) => isEmpty((page as { items?: unknown }).items ?? page)) ?? false
}

/** The four states of a query: pending, failed, empty, loaded. An answer stays shown if a later call for it fails. */
export function Loaded<Data>({ query, loading, shapes, failed, empty, children }: LoadedProps<Data>) {
  if (query.isPending) return <Loading shapes={shapes}>{loading ?? t('Loading...')}</Loading>
  if (query.data === undefined) return failed
  return empty !== undefined && isEmpty(query.data) ? empty : children(query.data)
}
