import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/clock.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Badge } from '../../ui/badge.tsx'

const day = () => new Intl.DateTimeFormat(formatLocale(), { year: 'numeric', month: 'short', day: 'numeric' })

/** A moment as its day, its exact time on being pointed at; nothing of one that is not known. */
export const Day = ({ at }: { at: string }) =>
  at && (
    <time dateTime={at} title={momentInWords(new Date(at))} className="numbers whitespace-nowrap">
      {day().format(new Date(at))}
    </time>
  )

/** Nothing where the role is not known (ruling 33). */
export function RoleBadge({ role }: Partial<Pick<UserRow, 'role'>>) {
  if (role === 'admin') return <Badge tone="accent">{t('Administrator')}</Badge>
  return role && <span className="text-ink-soft">{t('Member')}</span>
}

/** Since when an account is suspended; nothing of one that is open. */
export const Suspension = ({ suspended_at: at }: Pick<UserRow, 'suspended_at'>) =>
  at === null ? null : (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone="danger">{t('Suspended')}</Badge>
      <Day at={at} />
    </span>
  )
