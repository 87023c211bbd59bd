import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react'
import { Navigate, Outlet } from 'react-router'
import type { User } from '../../contract/profile.ts'
import { hasOwnPages, isStaff } from '../../contract/roles.ts'
import { t } from '../../contract/t.ts'
import { isReceiptKept } from '../lib/kept-receipt.ts'
import { useSession } from '../lib/session.ts'
import { Loading } from '../ui/states/loading.tsx'

/** Shown while the session is checked. */
export const CheckingSession = () => <Loading page>{t('Loading...')}</Loading>

const LeavingPage = lazy(() => import('../features/profile/leaving-page.tsx'))

/** The pages, or the choice to stay while the member is leaving. They start again when somebody else signs in. */
function UnlessLeaving({ user, children }: { user: User; children: ReactNode }) {
  if (!user.leaves_at) return <Fragment key={user.id}>{children}</Fragment>
  return (
    <Suspense fallback={<CheckingSession />}>
      <LeavingPage />
    </Suspense>
  )
}

/** Where a visitor is led: to the receipt of the account that was deleted here, until it is closed. */
const visitorsPage = (otherwise: string): string => (isReceiptKept() ? '/receipt' : otherwise)

/** Whose frame may stand there while their session is checked: a member who stays. */
function memberToCome(stored: User | undefined): User | undefined {
  return stored && hasOwnPages(stored.role) && !stored.leaves_at ? stored : undefined
}

/**
 * Member pages. A visitor goes to the landing page, an administrator through it to the back office. When another tab
 * signs somebody else in, the pages start again, because their forms hold what the previous member typed. While the
 * session of a member is checked, `children` stand there already: they show no page before it is.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session.is === 'checking') {
    const user = memberToCome(session.stored)
    return user ? <UnlessLeaving user={user}>{children}</UnlessLeaving> : <CheckingSession />
  }
  if (session.is === 'admin') return <Navigate to="/" replace />
  if (session.is === 'visitor') return <Navigate to={visitorsPage('/')} replace />
  return <UnlessLeaving user={session.user}>{children}</UnlessLeaving>
}

/** `frame` around a page that is for everybody, for members only. */
export function FramedForMembers({ frame }: { frame: ReactNode }) {
  const session = useSession()
  const isMember = session.is === 'member' && !session.user.leaves_at
  return isMember || (session.is === 'checking' && memberToCome(session.stored)) ? frame : <Outlet />
}

/**
 * The back office. Anybody else goes to the administrators' sign-in. An administrator who loses the role while here goes
 * to the members' pages (ruling 28). The pages start again when another administrator signs in.
 */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const [wasAdmin, setWasAdmin] = useState(false)
  const { is } = session
  const hasPart = 'user' in session && isStaff(session.user.role)
  if (hasPart && !wasAdmin) setWasAdmin(true)
  if (is === 'checking') return <CheckingSession />
  if (hasPart) return <UnlessLeaving user={session.user}>{children}</UnlessLeaving>
  if (is === 'visitor') return <Navigate to={visitorsPage('/admin/login')} replace />
  return <Navigate to={wasAdmin ? '/dashboard' : '/admin/login'} replace />
}

/** `form` instead of the back office, while the administrator has a generated password. */
export function OwnPasswordFirst({ form, children }: { form: ReactNode; children: ReactNode }) {
  const session = useSession()
  return 'user' in session && session.user.must_change_password ? form : children
}

/** `form` instead of the pages, while who has a part in the back office has yet to set up the second factor required. */
export function SecondFactorFirst({ form, children }: { form: ReactNode; children: ReactNode }) {
  const session = useSession()
  return 'user' in session && session.user.must_set_second_factor ? form : children
}

/** The administrators' sign-in. Whoever has a part in the back office goes there. */
export function NotYetAdmin({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session.is === 'checking') return <CheckingSession />
  return 'user' in session && isStaff(session.user.role) ? <Navigate to="/admin" replace /> : children
}

/** `/`: the landing page for visitors. Others go to their first page. */
export function Front({ children }: { children: ReactNode }) {
  const { is } = useSession()
  if (is === 'checking') return <CheckingSession />
  if (is === 'member') return <Navigate to="/dashboard" replace />
  return is === 'admin' ? <Navigate to="/admin" replace /> : children
}
