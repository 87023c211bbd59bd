import { t } from '../../contract/t.ts'
import { errorText } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { Thread } from '../ui/scenes/thread.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

type LoadFailedProps = {
  query: { error: unknown; refetch: () => unknown }
  /** Instead of asking the same again. */
  onRetry?: (() => void) | undefined
  /** The specified words: 'Failed to load users'. */
  children: string
}

/** What could not be loaded, the server's reason if it gives one, and a button to try again. */
export function LoadFailed({ query, onRetry, children }: LoadFailedProps) {
  const why = errorText(query.error, children)
  return (
    <div role="alert">
      <EmptyState
        scene={<Thread />}
        action={
          <Button look="quiet" onClick={onRetry ?? (() => void query.refetch())}>
            {t('Try again')}
          </Button>
        }
      >
        {children}
        {why !== children && <span className="mt-2 block font-sans text-sm">{why}</span>}
      </EmptyState>
    </div>
  )
}
