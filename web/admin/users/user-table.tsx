import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { firstLetters } from './first-letters.ts'
import { UserActions } from './user-actions.tsx'
import { Day, Leaving, Letter, RoleBadge, Suspension, UserLink } from './user-words.tsx'

export type UsersProps = {
  users: readonly UserRow[]
  /** After something of a user was changed here. */
  onChanged: () => void
}

const cell = 'border-t border-line py-2 pe-4'

/** A page of users on a desk. */
export function UserTable({ users, onChanged }: UsersProps) {
  const letters = firstLetters(users.map(({ name }) => name))
  return (
    <div className="rounded-card border border-line bg-surface py-1 ps-14 pe-5">
      <table className="w-full">
        <caption className="sr-only">{t('Users')}</caption>
        <thead>
          <tr className="text-xs text-ink-soft *:py-3 *:pe-4 *:text-start *:font-medium">
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Email')}</th>
            <th scope="col">{t('Role')}</th>
            <th scope="col">{t('Created')}</th>
            <th scope="col">
              <span className="sr-only">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user, at) => (
            <tr key={user.id}>
              <th scope="row" className={`${cell} max-w-60 text-start font-medium`}>
                <span className="relative flex items-center gap-3">
                  <span className="absolute -start-8">
                    <Letter>{letters[at]}</Letter>
                  </span>
                  <Avatar name={user.name} avatar={user.avatar} size="small" />
                  <UserLink user={user} />
                </span>
              </th>
              <td className={`${cell} max-w-64 wrap-anywhere`}>
                <EmailAddress>{user.email}</EmailAddress>
              </td>
              <td className={cell}>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
                  <RoleBadge role={user.role} />
                  <Suspension suspended_at={user.suspended_at} />
                  <Leaving leaves_at={user.leaves_at} />
                </span>
              </td>
              <td className={cell}>
                <Day at={user.created_at} />
              </td>
              <td className="border-t border-line py-1 text-end">
                <UserActions user={user} onChanged={onChanged} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
