import { House } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { hasOwnPages } from '../../contract/roles.ts'
import { t } from '../../contract/t.ts'
import { roundPictureOf } from '../features/banners/rules.ts'
import { roleInWords } from '../lib/role-words.ts'
import { useUser } from '../lib/session.ts'
import { cx } from '../ui/cx.ts'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { itemClass } from './admin-navigation.tsx'

/** Leads back to the pages of a member, for who has them besides a part in the back office. */
export function OwnPagesLink({ className }: { className?: string }) {
  const { role } = useUser()
  if (!hasOwnPages(role)) return null
  return (
    <div className={className}>
      <Link to="/dashboard" className={itemClass({ isActive: false })}>
        <House className="size-4.5 shrink-0" aria-hidden="true" />
        {t('My own pages')}
      </Link>
    </div>
  )
}

type AccountLinkProps = {
  /** Whether there is room for a larger picture, and for what they are here. */
  isLarge?: boolean
  className?: string
}

/** Leads to the administrator's own account, under their own name and round picture. */
export function AccountLink({ isLarge, className }: AccountLinkProps) {
  const { id, name, role } = useUser()
  return (
    <div className={className}>
      <NavLink to="/admin/account" className={itemClass}>
        {/* Its middle is that of the icons above; of a large one, its edge. */}
        <span className={cx('grid shrink-0', !isLarge && '-mx-0.75')}>
          <Avatar name={name} avatar={roundPictureOf(id)} size={isLarge ? 'row' : 'tiny'} />
        </span>
        <span className="min-w-0">
          <span className="block truncate">{name}</span>
          {isLarge && (
            <span className="block truncate text-xs font-normal text-ink-soft">{roleInWords(role)}</span>
          )}
        </span>
      </NavLink>
    </div>
  )
}
