import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { Badge } from '../../ui/badge.tsx'

const day = new Intl.DateTimeFormat(undefined, { year: 'numeric', month: 'short', day: 'numeric' })

/** A moment as its day, its exact time on being pointed at. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} title={new Date(at).toLocaleString()} className="numbers whitespace-nowrap">
    {day.format(new Date(at))}
  </time>
)

export const RoleBadge = ({ role }: Pick<UserRow, 'role'>) =>
  role === 'admin' ? (
    <Badge tone="accent">{t('Administrator')}</Badge>
  ) : (
    <span className="text-ink-soft">{t('Member')}</span>
  )

/** Since when an account is suspended; nothing of one that is open. */
export const Suspension = ({ suspended_at: at }: Pick<UserRow, 'suspended_at'>) =>
  at === null ? null : (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone="danger">{t('Suspended')}</Badge>
      <Day at={at} />
    </span>
  )
