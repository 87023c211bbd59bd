import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../button.tsx'
import { Thread } from '../scenes/thread.tsx'
import { EmptyState } from './empty-state.tsx'

type ListNotLoadedProps = { query: { refetch: () => unknown }; children: ReactNode }

/** A failure in the place of a whole list, with another try. */
export function ListNotLoaded({ query, children }: ListNotLoadedProps) {
  return (
    <EmptyState
      scene={<Thread />}
      action={<Button onClick={() => void query.refetch()}>{t('Try again')}</Button>}
    >
      {children}
    </EmptyState>
  )
}
