import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { session, useUser } from '../../lib/session.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { LocationDialog } from './location-dialog.tsx'
import { Row } from './row.tsx'

/** Degrees as they are stored, with two decimals, in the locale's digits. */
const degrees = (value: number) =>
  value.toLocaleString(formatLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The member's location, if they shared it, a button to share it, and one to delete it. */
export function LocationRows() {
  const { city, country, lat, lng } = useUser()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const place = [city, country].filter(Boolean).join(', ')
  const coordinates = lat !== null && lng !== null

  const clear = useMutation({
    mutationFn: () => call('DELETE /user/location'),
    onSuccess: (user) => {
      session.updateUser(user)
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

  const action = (
    <Button look="link" className="text-sm" pending={clear.isPending} onClick={ask}>
      {t('Clear my location')}
    </Button>
  )
  return (
    <>
      <Row label={t('Location')} action={place && !coordinates ? action : undefined}>
        {(place || !coordinates) && <p>{place || t('Not shared')}</p>}
        <Button look="link" className="text-sm" onClick={() => setAsking(true)}>
          {place || coordinates ? t('Update your location') : t('Share your location')}
        </Button>
        {asking && <LocationDialog onDone={close} onLater={close} />}
      </Row>
      {coordinates && (
        <Row label={t('Coordinates')} action={action}>
          {`${degrees(lat)}, ${degrees(lng)}`}
          <span className="block text-xs text-ink-soft">{t('Kept to about a kilometer')}</span>
        </Row>
      )}
    </>
  )
}
