import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { firstLetters } from './first-letters.ts'
import { UserActions } from './user-actions.tsx'
import { Day, Leaving, Letter, RoleBadge, Suspension, UserLink } from './user-words.tsx'

export type UsersProps = {
  users: readonly UserRow[]
  /** After something of a user was changed here. */
  onChanged: () => void
}

const cell = 'border-t border-line py-1.5 pe-4'

/** A page of users on a desk. */
export function UserTable({ users, onChanged }: UsersProps) {
  const letters = firstLetters(users.map(({ name }) => name))
  return (
    <div className="rounded-card border border-line bg-surface py-1 ps-14 pe-5">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{t('Users')}</caption>
        <thead>
          <tr className="text-xs text-ink-soft *:py-3 *:pe-4 *:text-start *:font-medium">
            <th scope="col" className="w-[27%]">
              {t('Name')}
            </th>
            <th scope="col" className="w-[34%]">
              {t('Email')}
            </th>
            <th scope="col">{t('Role')}</th>
            <th scope="col" className="w-32 text-end!">
              {t('Created')}
            </th>
            <th scope="col" className="w-14">
              <span className="sr-only">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user, at) => (
            <tr key={user.id}>
              <th
                scope="row"
                // The line between two people begins at their names.
                className={cx(
                  'relative py-1.5 pe-4 text-start font-medium before:absolute before:end-0 before:top-0 before:border-t before:border-line',
                  at === 0 ? 'before:start-0' : 'before:start-13',
                )}
              >
                <span className="relative flex min-h-11 items-center gap-3 text-[1rem]">
                  <span className="absolute -start-8">
                    <Letter>{letters[at]}</Letter>
                  </span>
                  <Avatar name={user.name} avatar={user.avatar} size="row" />
                  <UserLink user={user} />
                </span>
              </th>
              <td className={`${cell} wrap-anywhere`}>
                <EmailAddress>{user.email}</EmailAddress>
              </td>
              <td className={cell}>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                  <RoleBadge role={user.role} />
                  <Suspension suspended_at={user.suspended_at} />
                  <Leaving leaves_at={user.leaves_at} />
                </span>
              </td>
              <td className={`${cell} text-end`}>
                <Day at={user.created_at} />
              </td>
              <td className="border-t border-line py-1 text-end [&>button]:-me-3.5">
                <UserActions user={user} onChanged={onChanged} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
