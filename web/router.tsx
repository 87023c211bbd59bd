import { lazy, Suspense } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { t } from '../contract/t.ts'
import { EmptyPage } from './shell/empty-page.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { AdminsOnly, CheckingSession, Front, MembersOnly, NotYetAdmin } from './shell/guards.tsx'
import { MemberShell } from './shell/member-shell.tsx'
import { Root } from './shell/root.tsx'

/** A page in a chunk of its own, fetched when its address is opened. */
const page = (load: () => Promise<{ default: React.ComponentType }>) => ({
  lazy: async () => ({ Component: (await load()).default }),
})

// Not a route's `lazy`, which would be fetched beside the guard: no member's browser downloads the back office.
const AdminShell = lazy(() => import('./admin/admin-shell.tsx'))
const AdminLoginPage = lazy(() => import('./admin/login-page.tsx'))

const LandingPage = lazy(() => import('./features/landing/landing-page.tsx'))

const memberPages: RouteObject[] = [
  { path: 'dashboard', ...page(() => import('./features/dashboard/dashboard-page.tsx')) },
  { path: 'calendar', ...page(() => import('./features/calendar/calendar-page.tsx')) },
  { path: 'planner', element: <Navigate to="/calendar?tab=planner" replace /> },
  { path: 'events', ...page(() => import('./features/events/events-page.tsx')) },
  { path: 'mood', ...page(() => import('./features/mood/mood-page.tsx')) },
  { path: 'health', ...page(() => import('./features/health/health-page.tsx')) },
  { path: 'community', ...page(() => import('./features/community/community-page.tsx')) },
  { path: 'profile', ...page(() => import('./features/profile/profile-page.tsx')) },
]

const adminPages: RouteObject[] = [
  { index: true, element: <EmptyPage title={t('Dashboard')} home="/admin" /> },
  { path: 'events', element: <EmptyPage title={t('Global Events')} home="/admin" /> },
  { path: 'themes', element: <EmptyPage title={t('Weekly Themes')} home="/admin" /> },
  { path: 'banners', element: <EmptyPage title={t('Banners')} home="/admin" /> },
  { path: 'health', element: <EmptyPage title={t('Health Data')} home="/admin" /> },
  { path: 'users', element: <EmptyPage title={t('User Management')} home="/admin" /> },
  { path: '*', ...page(() => import('./shell/not-found-page.tsx')) },
]

/** Every screen of the product. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    HydrateFallback: CheckingSession,
    children: [
      {
        path: '/',
        element: (
          <Front>
            <Suspense fallback={<CheckingSession />}>
              <LandingPage />
            </Suspense>
          </Front>
        ),
      },
      { path: '/forgot-password', ...page(() => import('./features/auth/forgot-password-page.tsx')) },
      { path: '/reset-password', ...page(() => import('./features/auth/reset-password-page.tsx')) },
      {
        element: (
          <MembersOnly>
            <MemberShell />
          </MembersOnly>
        ),
        children: memberPages,
      },
      {
        path: '/admin/login',
        element: (
          <NotYetAdmin>
            <Suspense fallback={<CheckingSession />}>
              <AdminLoginPage />
            </Suspense>
          </NotYetAdmin>
        ),
      },
      {
        path: '/admin',
        element: (
          <AdminsOnly>
            <Suspense fallback={<CheckingSession />}>
              <AdminShell />
            </Suspense>
          </AdminsOnly>
        ),
        children: adminPages,
      },
      ...(import.meta.env.DEV ? [{ path: '/dev/parts', ...page(() => import('./dev/parts-page.tsx')) }] : []),
      { path: '*', ...page(() => import('./shell/not-found-page.tsx')) },
    ],
  },
]
