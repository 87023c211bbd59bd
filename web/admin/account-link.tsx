import { NavLink } from 'react-router'
import { roundPictureOf } from '../features/banners/rules.ts'
import { useUser } from '../lib/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { itemClass } from './admin-navigation.tsx'

/** Leads to the administrator's own account, under their own name and round picture. */
export function AccountLink({ className }: { className?: string }) {
  const { id, name } = useUser()
  return (
    <div className={className}>
      <NavLink to="/admin/account" className={itemClass}>
        {/* Its middle is that of the icons above. */}
        <span className="-mx-0.75 grid shrink-0">
          <Avatar name={name} avatar={roundPictureOf(id)} size="tiny" />
        </span>
        <span className="min-w-0 truncate">{name}</span>
      </NavLink>
    </div>
  )
}
