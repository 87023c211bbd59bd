import { useEffect, useRef, useState } from 'react'
import { isBlank } from '../../../contract/blank.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'

type Coordinates = { lat: string; lng: string }

/**
 * Looks an address up and says how it went. A change of the address ends a running lookup. When a lookup finds
 * nothing, the coordinates of an earlier one are removed, because they belong to another address.
 */
export function useAddressLookup(onPlace: (place: Coordinates) => void) {
  const [isLooking, setLooking] = useState(false)
  const [name, setName] = useState<string>()
  const asking = useRef<AbortController>(undefined)
  const isOurs = useRef(false)
  useEffect(() => () => asking.current?.abort(), [])
  const tell = { id: 'address' }

  function forget() {
    asking.current?.abort()
    asking.current = undefined
    setLooking(false)
    setName(undefined)
  }

  /** The person sets the coordinates themselves. */
  function leave() {
    isOurs.current = false
    forget()
  }

  /** Returns whether there was an address to look up. */
  async function look(address: string): Promise<boolean> {
    if (isBlank(address)) {
      notify.error(t('Please enter an address first'), tell)
      return false
    }
    forget()
    const mine = new AbortController()
    asking.current = mine
    setLooking(true)
    try {
      const [place] = await call('GET /admin/geocode', {
        query: { q: address.trim(), limit: 1 },
        signal: mine.signal,
      })
      if (mine.signal.aborted) return true
      if (place) {
        onPlace({ lat: String(place.lat), lng: String(place.lon) })
        isOurs.current = true
        setName(place.display_name)
        notify.success(t('Location found!'), tell)
      } else {
        if (isOurs.current) onPlace({ lat: '', lng: '' })
        isOurs.current = false
        notify.error(t('Address not found. Please enter coordinates manually.'), tell)
      }
    } catch (error) {
      if (mine.signal.aborted) return true
      const failed = t('Failed to geocode address')
      const tooOften = error instanceof ApiError && error.status === 429
      notify.error(tooOften ? errorText(error, failed) : failed, tell)
    } finally {
      if (asking.current === mine) setLooking(false)
    }
    return true
  }

  return { isLooking, name, look, forget, leave }
}
