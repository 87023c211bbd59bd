import { t } from '../../../contract/t.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { UserActions } from './user-actions.tsx'
import type { UsersProps } from './user-table.tsx'
import { Day, Leaving, RoleBadge, Suspension } from './user-words.tsx'

/** The same page for screens that are too narrow for a table. */
export function UserCards({ users, onChanged }: UsersProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2" aria-label={t('Users')}>
      {users.map((user) => (
        <li key={user.id} className="min-w-0 rounded-card border border-line bg-surface p-4">
          <div className="flex items-start gap-3">
            <Avatar name={user.name} avatar={user.avatar} />
            <div className="min-w-0 flex-1">
              <h2 className="wrap-anywhere font-sans text-base font-medium tracking-normal">{user.name}</h2>
              <p className="wrap-anywhere text-ink-soft">
                <EmailAddress>{user.email}</EmailAddress>
              </p>
            </div>
            <UserActions user={user} onChanged={onChanged} />
          </div>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line pt-3">
            <RoleBadge role={user.role} />
            <Suspension suspended_at={user.suspended_at} />
            <Leaving leaves_at={user.leaves_at} />
            {user.created_at && (
              <span className="text-ink-soft">
                {t('Created')} <Day at={user.created_at} />
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
