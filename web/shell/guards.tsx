import { type ReactNode, useRef } from 'react'
import { Navigate } from 'react-router'
import { t } from '../../contract/t.ts'
import { useSession } from '../lib/session.ts'
import { Loading } from '../ui/loading.tsx'

/** Shown while the session is checked. */
export const CheckingSession = () => <Loading page>{t('Loading...')}</Loading>

/** Member pages: a visitor goes to the landing page, an administrator by way of it to the back office. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { is } = useSession()
  if (is === 'checking') return <CheckingSession />
  return is === 'member' ? children : <Navigate to="/" replace />
}

/**
 * Admin pages: whoever is not an administrator goes to their sign-in; one who stops being one while here, as the
 * server has just told, goes to the members' pages (ruling 28).
 */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { is } = useSession()
  const wasAdmin = useRef(false)
  if (is === 'checking') return <CheckingSession />
  if (is === 'admin') {
    wasAdmin.current = true
    return children
  }
  return <Navigate to={is === 'member' && wasAdmin.current ? '/dashboard' : '/admin/login'} replace />
}

/** The administrators' sign-in: one who is signed in goes on to the back office. */
export function NotYetAdmin({ children }: { children: ReactNode }) {
  const { is } = useSession()
  if (is === 'checking') return <CheckingSession />
  return is === 'admin' ? <Navigate to="/admin" replace /> : children
}

/** `/`: the landing page for visitors, and the way in for the others. */
export function Front({ children }: { children: ReactNode }) {
  const { is } = useSession()
  if (is === 'checking') return <CheckingSession />
  if (is === 'member') return <Navigate to="/dashboard" replace />
  return is === 'admin' ? <Navigate to="/admin" replace /> : children
}
