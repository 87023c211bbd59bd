import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { EventsTab } from './rules.ts'

const tabs: readonly EventsTab[] = ['all', 'upcoming', 'mine']

/**
 * The tab and the open event of the events screen. The address holds them (`?tab=`, `?event=` and `?date=`), so that a reload,
 * the back button and a shared link lead to the same place.
 */
export function useEventAddress() {
  const [params, setParams] = useSearchParams()
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const change = (values: Record<string, string | undefined>, options: object) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(values))
          if (value === undefined) before.delete(name)
          else before.set(name, value)
        return before
      },
      { preventScrollReset: true, ...options },
    )
  // Called only once until the browser has gone back. A second call would leave the screen.
  const leaving = useRef<string>(undefined)
  useEffect(() => {
    if (leaving.current !== key) leaving.current = undefined
  }, [key])
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'all',
    eventId: params.get('event') ?? undefined,
    date: params.get('date') ?? undefined,
    chooseTab: (tab: EventsTab) => change({ tab: tab === 'all' ? undefined : tab }, { replace: true }),
    /** `date` names one of a series, by its start in it. */
    open: (id: string, date: string | null = null) =>
      change({ event: id, date: date ?? undefined }, { state: { opened: true } }),
    /** Goes back if the member came from the list, so that the back button does not open it again. */
    close: () => {
      if (!state?.opened) return change({ event: undefined, date: undefined }, { replace: true })
      if (leaving.current === key) return
      leaving.current = key
      void navigate(-1)
    },
  }
}
