import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { firstLetters } from './first-letters.ts'
import { UserActions } from './user-actions.tsx'
import type { UsersProps } from './user-table.tsx'
import { Day, Leaving, Letter, RoleBadge, Suspension, UserLink } from './user-words.tsx'

/** A page of users as compact rows, for screens that are too narrow for a table. A phone shows who it is, and no more. */
export function UserCards({ users, onChanged }: UsersProps) {
  const isWide = useWide()
  const letters = firstLetters(users.map(({ name }) => name))
  return (
    <ul className="rounded-card border border-line bg-surface px-4 py-1 sm:px-6" aria-label={t('Users')}>
      {users.map((user, at) => (
        <li
          key={user.id}
          className={cx(
            'grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3',
            letters[at] && at > 0 && 'pt-3',
          )}
        >
          <Letter>{letters[at]}</Letter>
          <Avatar name={user.name} avatar={user.avatar} size="row" />
          <div
            className={cx(
              'relative flex min-h-15 items-center gap-x-2 border-line py-1.5 md:min-h-16',
              !letters[at] && at > 0 && 'border-t',
            )}
          >
            <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-2 md:items-center">
              <div className="min-w-0">
                <h2 className="max-md:pe-14 wrap-anywhere font-sans text-[1rem] leading-snug font-medium tracking-normal">
                  <UserLink user={user} />
                </h2>
                <p className="text-xs leading-tight wrap-anywhere text-ink-soft">
                  <EmailAddress>{user.email}</EmailAddress>
                </p>
              </div>
              <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-[0.75rem] leading-tight empty:hidden">
                {/* Of most there is nothing to say. */}
                {user.role !== 'member' && <RoleBadge role={user.role} />}
                <Suspension suspended_at={user.suspended_at} />
                <Leaving leaves_at={user.leaves_at} />
                {isWide && user.created_at && (
                  <span className="text-ink-soft">
                    {t('Created||before a day')} <Day at={user.created_at} />
                  </span>
                )}
              </p>
            </div>
            {/* Its dots end where the line does, on the height of the name. */}
            <div className="[&>button]:-me-3.5 max-md:absolute max-md:end-0 max-md:top-2.5 max-md:[&>button]:-mt-2.5">
              <UserActions user={user} onChanged={onChanged} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
