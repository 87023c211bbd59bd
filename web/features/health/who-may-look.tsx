import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { healthConsent } from './queries.ts'

const dayFormat = () => new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium' })

/** Who may look at these entries, and the way to change it. Nothing where the community does not ask. */
export function WhoMayLook() {
  const consent = useQuery(healthConsent).data
  if (!consent?.isAsked) return null
  const { since } = consent
  return (
    <p className="pt-5 text-center text-sm text-ink-soft">
      {since === null
        ? t('Administrators cannot see these entries.')
        : t('You let administrators see these entries since {day}.', {
            day: dayFormat().format(new Date(since)),
          })}{' '}
      <Link
        to="/profile#health-access"
        className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
      >
        {t('Change who may look')}
      </Link>
    </p>
  )
}
