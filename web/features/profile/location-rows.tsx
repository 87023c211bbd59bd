import { useMutation } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { session, useUser } from '../../lib/session.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { Row } from './row.tsx'

/** Degrees as they are stored, to two decimals, in the locale's digits. */
const degrees = (value: number) =>
  value.toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Where the member is, as far as they shared it, and a way to have it forgotten. */
export function LocationRows() {
  const { city, country, lat, lng } = useUser()
  const place = [city, country].filter(Boolean).join(', ')
  const coordinates = lat !== null && lng !== null

  const clear = useMutation({
    mutationFn: () => call('DELETE /user/location'),
    onSuccess: (user) => {
      session.updateUser(user)
      notify.success(t('Location cleared'))
    },
    onError: (error) => notify.error(errorText(error, t('Your location could not be cleared.'))),
  })

  async function ask() {
    const yes = await confirm({
      title: t('Clear your location?'),
      body: t('A-genda forgets where you are. Events near you can no longer be found for you.'),
      confirmLabel: t('Clear location'),
    })
    if (yes) clear.mutate()
  }

  if (!place && !coordinates) return null
  const action = (
    <Button look="link" className="text-sm" pending={clear.isPending} onClick={ask}>
      {t('Clear my location')}
    </Button>
  )
  return (
    <>
      {place && (
        <Row label={t('Location')} action={coordinates ? undefined : action}>
          {place}
        </Row>
      )}
      {coordinates && (
        <Row label={t('Coordinates')} action={action}>
          {`${degrees(lat)}, ${degrees(lng)}`}
          <span className="block text-xs text-ink-soft">{t('Kept to about a kilometre')}</span>
        </Row>
      )}
    </>
  )
}
