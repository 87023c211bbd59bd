import { Component, type ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../button.tsx'

/** Keeps a fault of one part of a page from taking the page down: the part says so, and can be tried again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 text-ink-soft">{t('This part could not be shown. What you saved is safe.')}</p>
        <Button look="quiet" onClick={() => this.setState({ isBroken: false })}>
          {t('Try again')}
        </Button>
      </div>
    )
  }
}
