import { useEffect, useRef, useState } from 'react'
import type { GeocodedPlace } from '../../../contract/admin.ts'
import { isBlank } from '../../../contract/blank.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { withRegion } from './found-places.ts'

type Place = { lat: string; lng: string; address?: string }

const most = 5

/**
 * Looks an address up and says how it went. Of several places the first is taken, until another one is chosen, whose
 * whole name and region are then written into the address. A change of the address ends a running lookup. When a lookup finds nothing, the
 * coordinates of an earlier one are removed, because they belong to another address.
 */
export function useAddressLookup(onPlace: (place: Place) => void) {
  const [isLooking, setLooking] = useState(false)
  const [found, setFound] = useState<{ asked: string; places: GeocodedPlace[]; at: number }>()
  const asking = useRef<AbortController>(undefined)
  const isOurs = useRef(false)
  useEffect(() => () => asking.current?.abort(), [])
  const tell = { id: 'address' }

  function forget() {
    asking.current?.abort()
    asking.current = undefined
    setLooking(false)
    setFound(undefined)
  }

  /** The person sets the coordinates themselves. */
  function leave() {
    isOurs.current = false
    forget()
  }

  function take(asked: string, places: GeocodedPlace[], at: number, address?: string) {
    const place = places[at]
    if (!place) return
    onPlace({ lat: String(place.lat), lng: String(place.lon), ...(address !== undefined && { address }) })
    isOurs.current = true
    setFound({ asked, places, at })
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
      const places = await call('GET /admin/geocode', {
        query: { q: address.trim(), limit: most },
        signal: mine.signal,
      })
      if (mine.signal.aborted) return true
      if (places.length > 0) {
        take(address.trim(), places, 0)
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

  return {
    isLooking,
    found,
    look,
    /** One of the places that were found. Members read of it which one it is. */
    choose(at: number) {
      const place = found?.places[at]
      if (place) take(found.asked, found.places, at, withRegion(found.asked, place, found.places))
    },
    forget,
    leave,
  }
}
