import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { entryOf } from './queries.ts'

/** Says that an entry is another version of one, as long as that one is in the journal. */
export function VersionMark({ of }: { of: string }) {
  const other = useQuery({ ...entryOf(of), retry: false })
  const isGone = other.error instanceof ApiError && other.error.status === 404
  if (isGone || other.data?.deleted_at) return null
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-soft">
      <Copy className="size-3.5" aria-hidden="true" />
      {t('Another version')}
    </span>
  )
}
