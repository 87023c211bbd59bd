import { t } from '../../../contract/t.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { firstLetters } from './first-letters.ts'
import { UserActions } from './user-actions.tsx'
import type { UsersProps } from './user-table.tsx'
import { Day, Leaving, Letter, RoleBadge, Suspension, UserLink } from './user-words.tsx'

/** The same page as compact rows, for screens that are too narrow for a table. */
export function UserCards({ users, onChanged }: UsersProps) {
  const letters = firstLetters(users.map(({ name }) => name))
  return (
    <ul
      className="rounded-card border border-line bg-surface px-3 pt-2.5 pb-1 sm:px-4"
      aria-label={t('Users')}
    >
      {users.map((user, at) => (
        <li
          key={user.id}
          className="flex min-w-0 flex-wrap items-center gap-x-3 border-t border-line py-1 first:border-t-0"
        >
          <Letter>{letters[at]}</Letter>
          <Avatar name={user.name} avatar={user.avatar} size="small" />
          <div className="grid min-w-0 flex-1 gap-x-6 leading-tight md:grid-cols-2 md:items-center">
            <div className="min-w-0">
              <h2 className="wrap-anywhere font-sans text-sm leading-tight font-medium tracking-normal">
                <UserLink user={user} />
              </h2>
              <p className="text-xs leading-tight wrap-anywhere text-ink-soft">
                <EmailAddress>{user.email}</EmailAddress>
              </p>
            </div>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs leading-tight">
              <RoleBadge role={user.role} />
              <Suspension suspended_at={user.suspended_at} />
              <Leaving leaves_at={user.leaves_at} />
              {user.created_at && (
                <span className="text-ink-soft">
                  {t('Created||before a day')} <Day at={user.created_at} />
                </span>
              )}
            </p>
          </div>
          <UserActions user={user} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  )
}
