import { Ellipsis, HeartPulse, MailCheck, RotateCcw, ScrollText, UserX } from 'lucide-react'
import { Link } from 'react-router'
import type { UserRow } from '../../../contract/admin.ts'
import { isStaff } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { RoleItems } from './role-items.tsx'
import { useUserChange } from './use-user-change.ts'

/** The actions on an account. There are none on one's own (ruling 26). */
export function UserActions({ user, onChanged }: { user: UserRow; onChanged: () => void }) {
  const me = useUser()
  const ask = useUserChange(user, onChanged)
  if (user.id === me.id) return <Badge>{t('You')}</Badge>
  return (
    <Menu
      trigger={
        <IconButton label={t('Actions for {name}', { name: user.name })}>
          <Ellipsis />
        </IconButton>
      }
    >
      <RoleItems role={user.role} ask={(change) => void ask(change)} />
      {/* A suspended account has no use for a new password. */}
      {user.suspended_at === null && (
        <MenuItem onClick={() => ask('reset-link')}>
          <MailCheck aria-hidden="true" />
          {t('Send reset link')}
        </MenuItem>
      )}
      <MenuItem render={<Link to={`/admin/health?user=${user.id}`} />}>
        <HeartPulse aria-hidden="true" />
        {t('Health data')}
      </MenuItem>
      {isStaff(user.role) && (
        <MenuItem render={<Link to={`/admin/audit?actor=${user.id}`} />}>
          <ScrollText aria-hidden="true" />
          {t('What they did')}
        </MenuItem>
      )}
      {user.suspended_at === null ? (
        <MenuItem danger onClick={() => ask('suspend')}>
          <UserX aria-hidden="true" />
          {t('Suspend')}
        </MenuItem>
      ) : (
        <MenuItem onClick={() => ask('restore')}>
          <RotateCcw aria-hidden="true" />
          {t('Restore||an account')}
        </MenuItem>
      )}
    </Menu>
  )
}
