import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { clock, momentInWords } from '../../lib/time/clock.ts'
import { dayOf } from '../../lib/time/days.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import type { KeptReading } from './reader.ts'
import { startOffline } from './start.ts'

/** How often it is asked whether the server is back, while something kept is shown (milliseconds). */
const askMs = 30_000

const line = 'flex flex-wrap items-center gap-x-4 pt-2 text-sm text-ink-soft'

/** Says that what is on the screen is kept, and of when it is. It leaves when everything is fresh. */
function AsOf({ reading }: { reading: KeptReading }) {
  const at = useSyncExternalStore(reading.subscribe, reading.asOf)
  const today = useToday()
  const isOld = at !== undefined
  useEffect(() => {
    if (!isOld) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      call('GET /mood/history', { query: { limit: 1 } }).then(reading.readAgain, () => undefined)
    }
    const timer = setInterval(ask, askMs)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [isOld, reading])
  if (at === undefined) return null
  const moment = new Date(at)
  const time = dayOf(moment) === today ? clock(moment) : momentInWords(moment, 'medium')
  return (
    <div className={line}>
      <p>{t('As of {time}', { time })}</p>
      <Button look="link" onClick={() => void reading.readAgain()}>
        {t('Try again')}
      </Button>
    </div>
  )
}

/** What the frame of the pages says of the connection and of newer versions: in the page, so that it covers nothing. */
export default function ConnectionNotice() {
  const client = useQueryClient()
  const user = useUser()
  const [reading, setReading] = useState<KeptReading>()
  const [take, setTake] = useState<() => void>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or place is no reason to read all again.
  useEffect(() => {
    const started = startOffline(client, user, (next) => setTake(() => next))
    setReading(started.reading)
    return started.stop
  }, [client, user.id])
  return (
    <div role="status" className="mx-auto w-full max-w-290 px-4 sm:px-6 print:hidden">
      {take && (
        <div className={line}>
          <p>{t('A new version is ready.')}</p>
          <Button look="link" onClick={take}>
            {t('Load it now')}
          </Button>
        </div>
      )}
      {reading && <AsOf reading={reading} />}
    </div>
  )
}
