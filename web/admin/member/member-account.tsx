import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { UserRow } from '../../../contract/admin.ts'
import type { MemberPage } from '../../../contract/member-page.ts'
import { isStaff, opens } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { roleInWords } from '../../lib/role-words.ts'
import { useUser } from '../../lib/session.ts'
import { dayInWords } from '../../lib/time/days.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { RoleItems } from '../users/role-items.tsx'
import { useUserChange } from '../users/use-user-change.ts'
import { Leaving, RoleBadge, Suspension } from '../users/user-words.tsx'
import { DeleteMemberDialog } from './delete-member-dialog.tsx'
import { WriteMemberDialog } from './write-member-dialog.tsx'

/** The account in facts, and what an administrator can do with it. A moderator gets the facts that moderation needs. */
export function MemberAccount({ member, onChanged }: { member: MemberPage; onChanged: () => void }) {
  const { id, email, role, suspended_at, leaves_at, last_seen_on, has_second_factor } = member
  const me = useUser()
  const isWide = useWide()
  return (
    <Card
      title={!isWide && t('Account')}
      aria-label={t('Account')}
      className="md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-8 md:gap-y-4 md:py-4.5"
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-3 max-md:flex-col [&_dt]:text-sm [&_dt]:text-ink-soft">
        {email !== undefined && (
          <Fact name={t('Email')}>
            <EmailAddress>{email}</EmailAddress>
          </Fact>
        )}
        <Fact name={t('Role')}>
          <span className="flex flex-wrap items-center gap-2">
            {role === 'member' ? roleInWords(role) : <RoleBadge role={role} />}
            {id === me.id && <Badge>{t('You')}</Badge>}
          </span>
        </Fact>
        {(suspended_at !== null || leaves_at) && (
          <Fact name={t('State')}>
            <span className="flex flex-wrap gap-2">
              <Suspension suspended_at={suspended_at} />
              <Leaving leaves_at={leaves_at} />
            </span>
          </Fact>
        )}
        {last_seen_on !== undefined && (
          <Fact name={t('Last here')}>
            {last_seen_on === null ? (
              <span className="text-ink-soft">{t('Never, as far as is known')}</span>
            ) : (
              <time dateTime={last_seen_on}>{dayInWords(last_seen_on)}</time>
            )}
          </Fact>
        )}
        {has_second_factor && <Fact name={t('Second factor')}>{t('Set up||a second factor')}</Fact>}
      </dl>
      <div className="flex flex-wrap gap-2 empty:hidden max-md:mt-4 max-md:*:flex-auto">
        {opens(me.role, 'admin') && email !== undefined && (
          <AccountActions
            user={{ ...member, email }}
            hasSecondFactor={has_second_factor ?? false}
            onChanged={onChanged}
          />
        )}
        {isWide && <WriteButton member={member} />}
      </div>
    </Card>
  )
}

/** Nobody writes to themselves. */
export function WriteButton({ member }: { member: MemberPage }) {
  const me = useUser()
  const [isWriting, setWriting] = useState(false)
  if (member.id === me.id) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setWriting(true)}>
        {t('Write to them')}
      </Button>
      {isWriting && <WriteMemberDialog user={member} onClose={() => setWriting(false)} />}
    </>
  )
}

type AccountActionsProps = { user: UserRow; hasSecondFactor: boolean; onChanged: () => void }

/** What an administrator can do with an account. There is nothing to do with one's own (ruling 26). */
function AccountActions({ user, hasSecondFactor, onChanged }: AccountActionsProps) {
  const me = useUser()
  const ask = useUserChange(user, onChanged)
  const [isDeleting, setDeleting] = useState(false)
  const isOwn = user.id === me.id
  return (
    <>
      <Link to={`/admin/health?user=${user.id}`} className={buttonClass('quiet', 'px-3!')}>
        {t('Health data')}
      </Link>
      {!isOwn && (
        <Menu
          trigger={
            <Button look="quiet" className="px-3!">
              {t('Change')}
              <ChevronDown className="size-4" aria-hidden="true" />
            </Button>
          }
        >
          {user.suspended_at === null ? (
            <>
              <MenuItem onClick={() => void ask('reset-link')}>{t('Send reset link')}</MenuItem>
              <MenuItem onClick={() => void ask('suspend')}>{t('Suspend')}</MenuItem>
            </>
          ) : (
            <MenuItem onClick={() => void ask('restore')}>{t('Restore||an account')}</MenuItem>
          )}
          {hasSecondFactor && (
            <MenuItem onClick={() => void ask('second-factor-off')}>{t('Turn off second factor')}</MenuItem>
          )}
          <MenuSeparator />
          <RoleItems role={user.role} ask={(change) => void ask(change)} />
          {!isStaff(user.role) && (
            <>
              <MenuSeparator />
              <MenuItem danger onClick={() => setDeleting(true)}>
                {t('Delete the account')}
              </MenuItem>
            </>
          )}
        </Menu>
      )}
      {isDeleting && <DeleteMemberDialog user={user} onClose={() => setDeleting(false)} />}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt>{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
