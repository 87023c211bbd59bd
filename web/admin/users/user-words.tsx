import { Link } from 'react-router'
import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { roleInWords } from '../../lib/role-words.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'

const day = () => new Intl.DateTimeFormat(formatLocale(), { year: 'numeric', month: 'short', day: 'numeric' })

/** The day of a moment, with the exact time in a tooltip; nothing if it is not known. */
export const Day = ({ at }: { at: string }) =>
  at && (
    <time dateTime={at} title={momentInWords(new Date(at))} className="numbers whitespace-nowrap">
      {day().format(new Date(at))}
    </time>
  )

/** The name, which leads to the member's page. */
export const UserLink = ({ user: { id, name } }: { user: Pick<UserRow, 'id' | 'name'> }) => (
  <Link
    to={`/admin/users/${id}`}
    className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere underline-offset-4 hover:underline"
  >
    {name}
  </Link>
)

/** The letter with which the names from here on begin, as in an address book. */
export const Letter = ({ children }: { children: string | undefined }) =>
  children && (
    <span
      aria-hidden="true"
      className="col-span-full block w-full pt-1.5 pb-0.5 font-serif text-lg leading-none text-accent"
    >
      {children}
    </span>
  )

/** Nothing if the role is not known (ruling 33). */
export function RoleBadge({ role }: Partial<Pick<UserRow, 'role'>>) {
  if (role === 'member') return <span className="text-ink-soft">{roleInWords(role)}</span>
  return role && <Badge tone={role === 'admin' ? 'accent' : 'clay'}>{roleInWords(role)}</Badge>
}

/** When an account is deleted whose member is leaving; nothing for all others. */
export const Leaving = ({ leaves_at: at }: Pick<UserRow, 'leaves_at'>) =>
  at ? (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge>{t('Leaving')}</Badge>
      <Day at={at} />
    </span>
  ) : null

/** Since when an account is suspended; nothing for one that is not. */
export const Suspension = ({ suspended_at: at }: Pick<UserRow, 'suspended_at'>) =>
  at === null ? null : (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone="danger">{t('Suspended')}</Badge>
      <Day at={at} />
    </span>
  )
