import type { User } from '../../../contract/profile.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, call, loadFailure, zone } from '../../lib/api.ts'
import { cityInWords } from '../../lib/cities.ts'
import { countryInWords } from '../../lib/countries.ts'
import { session } from '../../lib/session.ts'
import { notify } from '../../ui/toasts/notify.ts'

/** Two decimals of a degree, about a kilometer. Finer digits never leave the browser. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

const waitMs = 15_000

function askBrowser(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: waitMs, maximumAge: 3_600_000 }),
  )
}

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'location' }

const notifyNotSaved = (error: unknown) =>
  notify.error(t('Failed to save location'), { ...toast, description: loadFailure(error, '') || undefined })

/** The specified text is about saving, and here nothing was found that could be saved. */
const notifyNotFound = (description: string) =>
  notify.error(t('Your city could not be looked up.'), { ...toast, description })

/** Keeps what was saved; a failure is told. Resolves to whether it was saved. */
async function save(saving: Promise<User>): Promise<boolean> {
  try {
    session.updateUser(await saving)
    return true
  } catch (error) {
    notifyNotSaved(error)
    return false
  }
}

/**
 * Stores the city that this device's time zone suggests. After every failure it stores that the member was asked
 * (ruling 39). Resolves to whether the question is settled. It is not settled if no answer came, and can be tried
 * again.
 */
export async function shareZone(): Promise<boolean> {
  try {
    const { user, location } = await call('POST /user/infer-location-from-timezone', {
      query: { timezone_str: zone() },
    })
    session.updateUser(user)
    const words = { city: cityInWords(location.city), country: countryInWords(location.country) }
    notify.success(t('Location set to {city}, {country} based on your timezone', words), toast)
    return true
  } catch (error) {
    const asked = call('PATCH /user/location', { body: { location_requested: true } })
    const status = error instanceof ApiError ? error.status : 0
    if (status === 0) {
      // The city may be stored, and only the answer lost.
      await asked.then(session.updateUser, () => undefined)
      notifyNotFound(loadFailure(error, ''))
      return false
    }
    const saved = await save(asked)
    if (saved && status === 400)
      notify.info(
        t('Your timezone does not tell us a city. You can share your location on your profile.'),
        toast,
      )
    else if (saved) notifyNotFound(t('You can share your location on your profile.'))
    return saved
  }
}

/**
 * Stores the location that the browser reports, or the zone's city if it reports none. `isWanted` is called after the
 * browser has answered, because the member may have left meanwhile.
 */
export async function sharePosition(isWanted: () => boolean): Promise<boolean> {
  if (!('geolocation' in navigator)) {
    notify.error(t('Geolocation is not supported by your browser'))
    return shareZone()
  }
  let position: GeolocationPosition
  try {
    position = await askBrowser()
  } catch {
    return isWanted() ? shareZone() : false
  }
  if (!isWanted()) return false
  const body = {
    lat: rounded(position.coords.latitude),
    lng: rounded(position.coords.longitude),
    location_requested: true,
  }
  const saved = await save(call('PATCH /user/location', { body }))
  if (saved) notify.success(t("Location saved! You'll see nearby events."), toast)
  return saved
}

/** Stores that the member was asked. If the server cannot, this browser remembers it. */
export function declineLocation(user: User): void {
  session.updateUser({ ...user, location_requested: true })
  call('PATCH /user/location', { body: { location_requested: true } }).then(
    (saved) => session.updateUser(saved),
    () => undefined,
  )
}
