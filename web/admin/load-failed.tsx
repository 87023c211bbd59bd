import { t } from '../../contract/t.ts'
import { errorText } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type LoadFailedProps = {
  /** The specified words: 'Failed to load users'. */
  children: string
  error: unknown
  onRetry: () => void
}

/** What could not be loaded, why where the server says, and another try. */
export function LoadFailed({ children, error, onRetry }: LoadFailedProps) {
  const why = errorText(error, children)
  return (
    <div role="alert">
      <EmptyState
        action={
          <Button look="quiet" onClick={onRetry}>
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
