import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../../contract/t.ts'
import { onceAtRest } from '../../lib/at-rest.ts'
import { canKeep, offlineChoice } from '../../lib/offline.ts'
import { mayPass } from '../../lib/query-client.ts'
import { useOnline } from '../../lib/use-online.ts'

/** A line that says nothing for so long counts as none. */
const patienceMs = 3000

/** What becomes of what one writes on a page without a line: most of it waits, a post and an account do not (decision 27). */
function offlineInWords(pathname: string): string {
  if (pathname.startsWith('/community')) return t('Offline. Posts and comments need a connection.')
  if (pathname.startsWith('/profile')) return t('Offline. Changes of your profile need a connection.')
  return t('Offline. What you write is kept here.')
}

/** Says under the bar of every page that there is no line, for as long as the browser knows of none. */
function OfflineLine() {
  const isOnline = useOnline()
  const { pathname } = useLocation()
  return (
    <div role="status" className="print:hidden">
      {!isOnline && (
        <p className="flex min-h-8 items-center justify-center gap-2 border-b border-line bg-hollow px-4 text-xs text-ink-soft">
          <CloudOff className="size-4 shrink-0" aria-hidden="true" />
          {offlineInWords(pathname)}
        </p>
      )}
    </div>
  )
}

/**
 * What a member has without a connection. Its code is fetched once the page has come to rest, or as soon as a load fails
 * or hangs.
 */
export function Offline() {
  const cache = useQueryClient().getQueryCache()
  const isWanted = useSyncExternalStore(offlineChoice.subscribe, offlineChoice.get)
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    if (!isWanted || Notice || !canKeep()) return
    const start = async () => {
      stop()
      try {
        const loaded = await import('./connection-notice.tsx')
        setNotice(() => loaded.default)
      } catch {
        // Without it, the page is what it is without a worker.
      }
    }
    // A first visit has nothing kept, and needs its line for itself.
    const hanging = navigator.serviceWorker.controller ? setTimeout(start, patienceMs) : undefined
    const stopResting = onceAtRest(cache, start)
    const stopListening = cache.subscribe((event) => {
      if (event.type !== 'updated') return
      const { action } = event
      if ((action.type === 'failed' || action.type === 'error') && mayPass(action.error)) start()
    })
    const stop = () => {
      stopResting()
      clearTimeout(hanging)
      stopListening()
    }
    return stop
  }, [cache, isWanted, Notice])
  return (
    <>
      <OfflineLine />
      {isWanted && Notice && <Notice />}
    </>
  )
}
