import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { healthAccess as accessRow } from '../../../contract/profile.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { noonOf } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
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
        {access.reason && (
          <span className="block font-serif wrap-anywhere">{t('“{words}”', { words: access.reason })}</span>
        )}
      </p>
      <p className="numbers flex flex-wrap gap-x-4 text-xs text-ink-soft">
        <time dateTime={access.at}>{momentInWords(new Date(access.at))}</time>
        <span>{t('Entries of: {range}', { range: rangeInWords(access) })}</span>
      </p>
    </li>
  )
}

/** As many as are shown at first. */
const most = 2

function Accesses() {
  const accesses = useQuery(healthAccess)
  const list = useRef<HTMLOListElement>(null)
  const [isWhole, setWhole] = useState(false)
  return (
    <Loaded
      query={accesses}
      failed={<NotLoaded query={accesses}>{t('This record could not be loaded.')}</NotLoaded>}
      empty={null}
    >
      {(all) => (
        <div className="grid justify-items-start gap-1">
          <ol
            ref={list}
            // What scrolls must be reachable by keyboard.
            tabIndex={isWhole ? 0 : -1}
            aria-label={t('Who viewed my health data')}
            className={cx('w-full', isWhole && 'fades-below max-h-96 overflow-y-auto')}
          >
            {(isWhole ? all : all.slice(0, most)).map((access) => (
              <Entry key={`${access.at}${access.by}${access.action}`} access={access} />
            ))}
          </ol>
          {!isWhole && all.length > most && (
            <Button
              look="link"
              className="text-sm"
              onClick={() => {
                setWhole(true)
                list.current?.focus({ preventScroll: true })
              }}
            >
              {t('Show all')}
            </Button>
          )}
        </div>
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
    <div className="grid max-w-140 gap-4">
      <HealthConsent />
      <Accesses />
      <p className="measure text-sm text-ink-soft">
        {t('Only an administrator could, and each time one does it is written down here.')}
      </p>
    </div>
  )
}
