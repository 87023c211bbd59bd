import { t } from '../../../contract/t.ts'
import { notShown } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'

type LoadFailureProps = { error: unknown; onRetry: () => void; children: string }

/** Says in a sentence that something could not be loaded, with a button to try again. */
export function LoadFailure({ error, onRetry, children }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-warn-soft p-4"
    >
      <p className="max-w-prose min-w-0 flex-1 basis-60">{notShown(error, children)}</p>
      <Button look="quiet" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
