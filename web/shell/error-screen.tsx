import { type ComponentType, lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { t } from '../../contract/t.ts'
import { ApiError } from '../lib/api.ts'
import { Brand } from '../ui/brand.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Lamp } from '../ui/scenes/lamp.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** It may be what could not be fetched. The words stand without it, and without a hole in its place. */
const Bowl = lazy<ComponentType>(() =>
  import('../ui/scenes/bowl.tsx').then(
    (loaded) => ({ default: loaded.Bowl }),
    () => ({ default: () => null }),
  ),
)

/**
 * The code of the page, or its styles, could not be fetched: there is no line, or the server no longer has this chunk of
 * an older version. Each browser says so in its own words, and Vite in its own.
 */
const isStale = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|unable to preload css/i.test(error.message)

/** When a page breaks, in its place: what to do, a way home, and the request's id for whoever looks into it. */
export function PageError() {
  const error = useRouteError()
  const requestId = error instanceof ApiError ? error.requestId : undefined
  // Its code has not come to this device yet.
  const isOffline = isStale(error) && !navigator.onLine
  const title = isOffline ? t('You are offline') : t('Something went wrong')
  return (
    <div role="alert" className="py-10">
      <title>{`${title} · A-genda`}</title>
      <h1 className="text-center text-2xl">{title}</h1>
      <EmptyState
        scene={
          // Nothing can be fetched without a line, so that this one comes with the shell.
          isOffline ? (
            <Lamp />
          ) : (
            <Suspense fallback={<div className="h-40" />}>
              <Bowl />
            </Suspense>
          )
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => window.location.reload()}>{t('Try again')}</Button>
            <a href="/" className={buttonClass('quiet')}>
              {t('Go home')}
            </a>
          </div>
        }
      >
        {isOffline
          ? t('This page is not kept on this device yet. It opens when you are connected again.')
          : isStale(error)
            ? t(
                'A newer version of A-genda is here, or the connection was lost. Loading the page again helps.',
              )
            : t('This page could not be shown. What you saved is safe.')}
      </EmptyState>
      {requestId && (
        <p className="text-center text-xs text-ink-soft">{t('Request {id}', { id: requestId })}</p>
      )}
    </div>
  )
}

/** What is shown when what is around the pages breaks. */
export function ErrorScreen() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-page content-center justify-items-center px-4">
      <Brand />
      <PageError />
    </main>
  )
}
