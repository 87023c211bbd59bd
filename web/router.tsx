import { type ComponentProps, lazy, Suspense } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router'
import type { OfficeDoor } from '../contract/roles.ts'
import { languages, loadOfficeTexts } from './lib/language.ts'
import { ErrorScreen, PageError } from './shell/error-screen.tsx'
import {
  AdminsOnly,
  CheckingSession,
  FramedForMembers,
  Front,
  MembersOnly,
  NotYetAdmin,
  OwnPasswordFirst,
  SecondFactorFirst,
} from './shell/guards.tsx'
import { MemberShell } from './shell/member-shell.tsx'
import { PageLoading } from './shell/page-loading.tsx'
import { Room } from './shell/room.tsx'
import { Root } from './shell/root.tsx'

/** A page in a chunk of its own, fetched when its address is opened. */
const page = (load: () => Promise<{ default: React.ComponentType }>) => ({
  lazy: async () => ({ Component: (await load()).default }),
})

/** A part of the back office, in a chunk of its own, with its texts. */
const ofOffice = (load: () => Promise<{ default: React.ComponentType }>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadOfficeTexts()])
    return part
  })

/**
 * A page of the back office. It does not use a route's `lazy`, which is fetched beside the guard. So a member who
 * types its address downloads nothing of it.
 */
const adminPage = (
  door: OfficeDoor,
  load: () => Promise<{ default: React.ComponentType }>,
  otherwise?: ComponentProps<typeof Room>['otherwise'],
) => {
  const Page = ofOffice(load)
  return {
    element: (
      <Room door={door} {...(otherwise && { otherwise })}>
        <Page />
      </Room>
    ),
  }
}
const AdminShell = ofOffice(() => import('./admin/admin-shell.tsx'))
const ChoosePasswordPage = ofOffice(() => import('./admin/choose-password-page.tsx'))
const SetSecondFactorPage = ofOffice(() => import('./admin/set-second-factor-page.tsx'))
const AdminLoginPage = ofOffice(() => import('./admin/login-page.tsx'))

const LandingPage = lazy(() => import('./features/landing/landing-page.tsx'))

const memberPages: RouteObject[] = [
  { path: 'dashboard', ...page(() => import('./features/dashboard/dashboard-page.tsx')) },
  { path: 'calendar', ...page(() => import('./features/calendar/calendar-page.tsx')) },
  { path: 'planner', element: <Navigate to="/calendar?tab=planner" replace /> },
  { path: 'events', ...page(() => import('./features/events/events-page.tsx')) },
  { path: 'mood', ...page(() => import('./features/mood/mood-page.tsx')) },
  { path: 'journal', ...page(() => import('./features/journal/journal-page.tsx')) },
  { path: 'journal/write', ...page(() => import('./features/journal/write-page.tsx')) },
  { path: 'journal/bin', ...page(() => import('./features/journal/bin-page.tsx')) },
  { path: 'journal/:id', ...page(() => import('./features/journal/entry-page.tsx')) },
  { path: 'health', ...page(() => import('./features/health/health-page.tsx')) },
  { path: 'community', ...page(() => import('./features/community/community-page.tsx')) },
  { path: 'community/decisions', ...page(() => import('./features/moderation/decisions-page.tsx')) },
  { path: 'profile', ...page(() => import('./features/profile/profile-page.tsx')) },
  { path: 'profile/history', ...page(() => import('./features/imports/history-page.tsx')) },
]

const adminPages: RouteObject[] = [
  { index: true, ...adminPage('staff', () => import('./admin/dashboard/dashboard-page.tsx')) },
  { path: 'themes', ...adminPage('curator', () => import('./admin/themes/themes-page.tsx')) },
  { path: 'events', ...adminPage('curator', () => import('./admin/events/events-page.tsx')) },
  { path: 'health', ...adminPage('admin', () => import('./admin/health/health-page.tsx'), 'sign-in') },
  { path: 'queue', ...adminPage('moderator', () => import('./admin/queue/queue-page.tsx')) },
  { path: 'banners', ...adminPage('moderator', () => import('./admin/banners/banners-page.tsx'), 'banners') },
  { path: 'users', ...adminPage('admin', () => import('./admin/users/users-page.tsx')) },
  { path: 'users/:id', ...adminPage('moderator', () => import('./admin/member/member-page.tsx')) },
  { path: 'invitations', ...adminPage('admin', () => import('./admin/invitations/invitations-page.tsx')) },
  { path: 'audit', ...adminPage('admin', () => import('./admin/audit/audit-page.tsx')) },
  { path: 'account', ...adminPage('staff', () => import('./admin/account/account-page.tsx')) },
]

/** Every screen of the product. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    HydrateFallback: CheckingSession,
    children: [
      ...['/', ...(languages().length > 1 ? languages() : [])].map((path) => ({
        path,
        element: (
          <Front>
            <Suspense fallback={<CheckingSession />}>
              <LandingPage languages={languages()} />
            </Suspense>
          </Front>
        ),
      })),
      { path: '/forgot-password', ...page(() => import('./features/auth/forgot-password-page.tsx')) },
      { path: '/sign-in/return', ...page(() => import('./features/auth/oidc-return-page.tsx')) },
      { path: '/join', ...page(() => import('./features/auth/join-page.tsx')) },
      { path: '/receipt', ...page(() => import('./features/profile/receipt-page.tsx')) },
      { path: '/reset-password', ...page(() => import('./features/auth/reset-password-page.tsx')) },
      { path: '/not-me', ...page(() => import('./features/auth/not-me-page.tsx')) },
      {
        element: (
          <MembersOnly>
            <Suspense fallback={<CheckingSession />}>
              <SecondFactorFirst form={<SetSecondFactorPage />}>
                <MemberShell />
              </SecondFactorFirst>
            </Suspense>
          </MembersOnly>
        ),
        children: [{ errorElement: <PageError />, HydrateFallback: PageLoading, children: memberPages }],
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
              <OwnPasswordFirst form={<ChoosePasswordPage />}>
                <SecondFactorFirst form={<SetSecondFactorPage />}>
                  <Outlet />
                </SecondFactorFirst>
              </OwnPasswordFirst>
            </Suspense>
          </AdminsOnly>
        ),
        children: [
          { element: <AdminShell />, children: [{ errorElement: <PageError />, children: adminPages }] },
          { path: '*', handle: 'lost', ...page(() => import('./shell/not-found-page.tsx')) },
        ],
      },
      ...(import.meta.env.DEV ? [{ path: '/dev/parts', ...page(() => import('./dev/parts-page.tsx')) }] : []),
      {
        element: <FramedForMembers frame={<MemberShell />} />,
        children: [{ path: '*', handle: 'lost', ...page(() => import('./shell/not-found-page.tsx')) }],
      },
    ],
  },
]
