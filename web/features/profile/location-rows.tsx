import { useState } from 'react'
import type { User } from '../../../contract/profile.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { AccountRow } from './account-row.tsx'
import { LocationDialog } from './location-dialog.tsx'

/** Where the member said to be, and the way to say it. */
export function LocationRows({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  const { city, country, lat, lng } = user
  const place = [city, country].filter(Boolean).join(', ')
  const known = lat !== null && lng !== null
  const close = () => setAsking(false)
  return (
    <>
      <AccountRow label={t('Location')}>
        {(place || !known) && <p>{place || t('Not shared')}</p>}
        <Button look="link" className="text-sm" onClick={() => setAsking(true)}>
          {place || known ? t('Update your location') : t('Share your location')}
        </Button>
        {asking && <LocationDialog onDone={close} onLater={close} />}
      </AccountRow>
      {known && (
        <AccountRow label={t('Coordinates')}>
          <span className="numbers">{`${lat}, ${lng}`}</span>
          <span className="block text-sm text-ink-soft">{t('Rounded to about 1 km')}</span>
        </AccountRow>
      )}
    </>
  )
}
