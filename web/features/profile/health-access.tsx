import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { healthAccess as accessRow } from '../../../contract/profile.ts'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/clock.ts'
import { noonOf } from '../../lib/days.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { HealthConsent } from './health-consent.tsx'
import { healthAccess } from './queries.ts'

type Access = z.infer<typeof accessRow>

const dayFormat = () =>
  new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', month: 'short', year: 'numeric' })

function rangeInWords({ from, to }: Access): string {
  if (from && to) return dayFormat().formatRange(noonOf(from), noonOf(to))
  if (from) return t('since {day}', { day: dayFormat().format(noonOf(from)) })
  return to ? t('until {day}', { day: dayFormat().format(noonOf(to)) }) : t('all days')
}

function Entry({ access }: { access: Access }) {
  const who = access.by || t('An administrator')
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p>
        {access.action === 'export'
          ? t('{who} exported your entries', { who })
          : t('{who} viewed your entries', { who })}
        <span className="block text-sm text-ink-soft">
          {t('Entries of: {range}', { range: rangeInWords(access) })}
        </span>
        {access.reason && (
          <span className="mt-0.5 block font-serif wrap-anywhere">
            {t('“{words}”', { words: access.reason })}
          </span>
        )}
      </p>
      <time dateTime={access.at} className="numbers block text-sm text-ink-soft">
        {momentInWords(new Date(access.at))}
      </time>
    </li>
  )
}

function Accesses() {
  const accesses = useQuery(healthAccess)
  return (
    <Loaded
      query={accesses}
      failed={<NotLoaded query={accesses}>{t('This record could not be loaded.')}</NotLoaded>}
      empty={null}
    >
      {(all) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <ol tabIndex={0} aria-label={t('Who viewed my health data')} className="max-h-80 overflow-y-auto">
          {all.map((access) => (
            <Entry key={`${access.at}${access.by}${access.action}`} access={access} />
          ))}
        </ol>
      )}
    </Loaded>
  )
}

/** How often that was, in words. */
export const accessesInWords = (accesses: readonly Access[]): string =>
  accesses.length === 0
    ? t('Nobody but you')
    : t('{count, plural, one {Once, by {who} on {day}} other {# times, last by {who} on {day}}}', {
        count: accesses.length,
        who: accesses[0]?.by || t('an administrator'),
        day: dayFormat().format(new Date(accesses[0]?.at ?? '')),
      })

/** Every time an administrator looked at, or took along, this member's health entries (ruling 27). */
export function HealthAccess() {
  return (
    <div className="grid gap-4">
      <HealthConsent />
      <Accesses />
      <p className="measure text-sm text-ink-soft">
        {t('Only an administrator could, and each time one does it is written down here.')}
      </p>
    </div>
  )
}
