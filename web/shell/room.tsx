import { lazy, type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { isStaff, type OfficeDoor, opens } from '../../contract/roles.ts'
import { t } from '../../contract/t.ts'
import { loadOfficeTexts } from '../lib/language.ts'
import { useUser } from '../lib/session.ts'
import { notify } from '../ui/toasts/notify.ts'

const AccessDenied = lazy(async () => ({
  default: (await Promise.all([import('../admin/access-denied.tsx'), loadOfficeTexts()]))[0].AccessDenied,
}))

/** What is said on the page of banners, and where it leads (specification, Admin 2). */
function BannersDenied() {
  useEffect(() => {
    notify.error(t('Access denied. Admin role required.'), { id: 'denied' })
  }, [])
  return <Navigate to="/dashboard" replace />
}

/** A moderator or curator, who has another part of the back office, gets a way to it. */
function OfficeDenied() {
  return <AccessDenied toOwnPart={isStaff(useUser().role)} />
}

/** What a page answers to whom it does not open: each as specified for those who are no administrators (Admin 2). */
const refusals = {
  view: <OfficeDenied />,
  'sign-in': <Navigate to="/admin/login" replace />,
  banners: <BannersDenied />,
}

export type RoomProps = { door: OfficeDoor; otherwise?: keyof typeof refusals; children: ReactNode }

/** A page of the back office, for the roles that its door opens to. */
export function Room({ door, otherwise = 'view', children }: RoomProps) {
  return opens(useUser().role, door) ? children : refusals[otherwise]
}
