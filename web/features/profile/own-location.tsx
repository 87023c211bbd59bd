import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '../../../contract/profile.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { cityInWords } from '../../lib/cities.ts'
import { countryInWords } from '../../lib/countries.ts'
import { formatLocale } from '../../lib/locale.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { LocationDialog } from './location-dialog.tsx'

/** Degrees as they are stored, with two decimals, in the locale's digits. */
const degrees = (value: number) =>
  value.toLocaleString(formatLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A comma between the two is not read as one where a comma stands before the decimals. */
const betweenDegrees = () => (degrees(0).includes(',') ? '; ' : ', ')

/** The city and country that a member shared, in words. */
export const placeInWords = ({ city, country }: Pick<User, 'city' | 'country'>): string =>
  [city && cityInWords(city), country && countryInWords(country)].filter(Boolean).join(', ')

/** Coordinates in words; undefined unless they are known. */
export const coordinatesInWords = ({ lat, lng }: Pick<User, 'lat' | 'lng'>): string | undefined =>
  lat === null || lng === null ? undefined : [degrees(lat), degrees(lng)].join(betweenDegrees())

/** Buttons to share one's location, and to delete it. */
export function OwnLocation() {
  const user = useUser()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const share = useRef<HTMLButtonElement>(null)
  const isShared = placeInWords(user) !== '' || coordinatesInWords(user) !== undefined

  const clear = useMutation({
    mutationFn: () => call('DELETE /user/location'),
    onSuccess: (user) => {
      flushSync(() => session.updateUser(user))
      // The pressed button is gone.
      share.current?.focus()
      notify.success(t('Location cleared'), { id: 'location' })
    },
    onError: (error) =>
      notify.error(loadFailure(error, t('Your location could not be cleared.')), { id: 'location' }),
  })

  async function ask() {
    const yes = await confirm({
      title: t('Clear your location?'),
      body: t('A-genda forgets where you are. Events near you can no longer be found for you.'),
      confirmLabel: t('Clear location'),
    })
    if (yes) clear.mutate()
  }

  return (
    <div className="flex flex-wrap gap-x-6">
      <Button look="link" ref={share} className="text-sm" onClick={() => setAsking(true)}>
        {isShared ? t('Update your location') : t('Share your location')}
      </Button>
      {isShared && (
        <Button look="link" className="text-sm" pending={clear.isPending} onClick={ask}>
          {t('Clear my location')}
        </Button>
      )}
      {asking && <LocationDialog onDone={close} onLater={close} />}
      <p className="measure w-full text-sm text-ink-soft">
        {t('Events near you are found with it. It is kept to about a kilometer.')}
      </p>
    </div>
  )
}
