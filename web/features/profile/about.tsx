import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { version } from '../../../package.json'
import { Unparted } from '../../ui/unparted.tsx'
import { healthConsent } from '../health/queries.ts'
import { Part } from './part.tsx'

/** The name and version of the product, and what happens to what members write. */
export function About() {
  const consent = useQuery(healthConsent).data
  return (
    <Part title={t('About')} look="plain">
      <div className="measure grid gap-3 text-sm text-ink-soft">
        <p>
          <Unparted>
            {t(
              'A-genda is a mindful journal and planner: a theme for the week, a place for your moods and plans, and people nearby.',
            )}
          </Unparted>
        </p>
        <p>
          {t('What you write is kept on this server, and your browser talks to nobody else.')}{' '}
          {!consent?.isAsked
            ? t(
                'Other members see only what you share with them; an administrator could read your health entries, and you would see it on this page.',
              )
            : consent.since === null
              ? t(
                  'Other members see only what you share with them; administrators cannot read your health entries unless you let them.',
                )
              : t(
                  'Other members see only what you share with them; you let administrators read your health entries, and you see on this page when one does.',
                )}
        </p>
        <p className="numbers">{t('Version {version}', { version })}</p>
      </div>
    </Part>
  )
}
