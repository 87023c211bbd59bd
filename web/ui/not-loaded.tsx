import type { ReactNode } from 'react'
import { t } from '../../contract/t.ts'
import { Button } from './button.tsx'

/** Inside a card: what could not be loaded, in a sentence, and another try. */
export function NotLoaded({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="min-w-0 text-ink-soft">{children}</p>
      <Button look="quiet" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
