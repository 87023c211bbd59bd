import { UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { useUser } from '../lib/session.ts'
import { itemClass } from './admin-navigation.tsx'

/** Leads to the administrator's own account, under their own name. */
export function AccountLink({ className }: { className?: string }) {
  const { name } = useUser()
  return (
    <div className={className}>
      <NavLink to="/admin/account" className={itemClass}>
        <UserRound className="size-4.5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 truncate">{name}</span>
      </NavLink>
    </div>
  )
}
