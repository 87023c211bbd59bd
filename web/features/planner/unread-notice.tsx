import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'

/** Says that something could not be loaded, with a button to try again. */
export function UnreadNotice({ onRetry, children }: { onRetry: () => unknown; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-warn-soft px-4 py-1 text-sm"
    >
      <span className="py-2">{children}</span>
      <Button look="link" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
