import { useRouteError } from 'react-router'
import { t } from '../../contract/t.ts'
import { ApiError } from '../lib/api.ts'
import { Brand } from '../ui/brand.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** The server no longer has this chunk of an older version, so the page must be loaded again. */
const isStale = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)

/** When a screen breaks: what to do, a way home, and the request's id for whoever looks into it. */
export function ErrorScreen() {
  const error = useRouteError()
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-page content-center justify-items-center gap-8 px-4 py-10"
    >
      <Brand />
      <title>{`${t('Something went wrong')} · A-genda`}</title>
      <div role="alert">
        <h1 className="text-center text-2xl">{t('Something went wrong')}</h1>
        <EmptyState
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={() => window.location.reload()}>{t('Try again')}</Button>
              <a href="/" className={buttonClass('quiet')}>
                {t('Go home')}
              </a>
            </div>
          }
        >
          {isStale(error)
            ? t(
                'A newer version of A-genda is here, or the connection was lost. Loading the page again helps.',
              )
            : t('This page could not be shown. What you saved is safe.')}
        </EmptyState>
        {requestId && (
          <p className="text-center text-xs text-ink-soft">{t('Request {id}', { id: requestId })}</p>
        )}
      </div>
    </main>
  )
}
