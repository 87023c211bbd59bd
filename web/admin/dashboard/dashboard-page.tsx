import { useQuery } from '@tanstack/react-query'
import {
  CalendarHeart,
  CircleCheck,
  Flag,
  HeartPulse,
  Inbox,
  Palette,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { opens } from '../../../contract/roles.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { useUser } from '../../lib/session.ts'
import { AdminHeader } from '../admin-header.tsx'
import { ModuleRow } from './module-row.tsx'
import { OverviewCards } from './overview-cards.tsx'
import { eventCount, overview, sharedBanners, themeCount, userCount, type WholeOverview } from './queries.ts'
import { RecentActivity } from './recent-activity.tsx'
import { Stat } from './stat.tsx'

const loading = '...'

/** '1 theme', '16 themes', or '...' while it is not known. */
const counted = (count: number | undefined, text: Text) =>
  count === undefined ? loading : translate(text, { count })

/** The specified count first, then what is not told above. */
const withCount = (count: string, ...more: (string | undefined | false)[]): string =>
  [count, ...more].filter(Boolean).join(' · ')

const eventsInWords = (events: { count: number; archived?: number } | undefined): string =>
  withCount(
    counted(events?.count, texts('{count, plural, one {# active event} other {# active events}}')),
    events?.archived !== undefined &&
      t('{count, plural, =0 {None archived} other {# archived}}', { count: events.archived }),
  )

const themesInWords = (themes: number | undefined, planned: number | undefined): string =>
  withCount(
    counted(themes, texts('{count, plural, one {# theme} other {# themes}}')),
    planned !== undefined &&
      t('{count, plural, =0 {No week planned} one {# week planned} other {# weeks planned}}', {
        count: planned,
      }),
  )

const usersInWords = (users: { count: number; suspended?: number } | undefined): string =>
  withCount(
    counted(users?.count, texts('{count, plural, one {# user} other {# users}}')),
    users?.suspended ? t('{count} suspended', { count: users.suspended }) : undefined,
  )

const reportsInWords = (reports: WholeOverview['reports'] | undefined): string =>
  counted(reports?.open, texts('{count, plural, =0 {Nothing open} other {# open}}'))

/** The specified word, unless members cannot save. */
function SystemStatus({ stopped }: Pick<WholeOverview, 'stopped'>) {
  return (
    <Stat label={t('System Status')} icon={stopped ? TriangleAlert : CircleCheck}>
      {stopped ? (
        <span className="text-danger">{stopped === 'full' ? t('Disk full') : t('Read only')}</span>
      ) : (
        <span className="text-good">{t('Healthy')}</span>
      )}
    </Stat>
  )
}

/** The overview of the back office (specification, Admin 2): what needs a hand, then all there is. */
export default function DashboardPage() {
  const { name, role } = useUser()
  const [administers, curates, moderates] = [
    opens(role, 'admin'),
    opens(role, 'curator'),
    opens(role, 'moderator'),
  ]
  const users = useQuery({ ...userCount, enabled: administers }).data
  const events = useQuery({ ...eventCount, enabled: curates }).data
  const themes = useQuery({ ...themeCount, enabled: curates }).data
  const banners = useQuery({ ...sharedBanners, enabled: moderates }).data
  const now = useQuery(overview)
  const planned = now.data?.weeks.filter(({ theme }) => theme !== null).length

  return (
    <>
      <AdminHeader title={t('Dashboard')} heading={t('Welcome back, {name}', { name })} />
      {now.data !== null && <OverviewCards overview={now.data} />}

      <dl className="mt-5 grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {administers && (
          <Stat label={t('Total Users')} icon={Users}>
            {users?.count ?? loading}
          </Stat>
        )}
        {curates && (
          <Stat label={t('Active Events')} icon={CalendarHeart}>
            {events?.count ?? loading}
          </Stat>
        )}
        {curates && (
          <Stat label={t('Theme Library')} icon={Palette}>
            {themes ?? loading}
          </Stat>
        )}
        <SystemStatus stopped={now.data?.stopped ?? null} />
      </dl>

      <h2 className="mt-8 mb-2 text-lg">{t('What to look after')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without a box of its own is none to Safari. */}
      <ul role="list" className="grid gap-x-8 md:grid-cols-2">
        {curates && (
          <ModuleRow
            to="/admin/events"
            title={t('Global Events')}
            icon={CalendarHeart}
            text={t('What members can go to, and who comes.')}
            count={eventsInWords(events)}
          />
        )}
        {curates && (
          <ModuleRow
            to="/admin/themes"
            title={t('Weekly Themes')}
            icon={Palette}
            text={t('The library, and which week has which theme.')}
            count={themesInWords(themes, planned)}
          />
        )}
        {administers && (
          <ModuleRow
            to="/admin/health"
            title={t('Health Data')}
            icon={HeartPulse}
            text={t('Members’ health entries. Every view is recorded.')}
            count={t('View and export')}
          />
        )}
        {administers && (
          <ModuleRow
            to="/admin/users"
            title={t('User Management')}
            icon={Users}
            text={t('Accounts, roles, suspensions and reset links.')}
            count={usersInWords(users)}
          />
        )}
        {moderates && !administers && (
          <ModuleRow
            to="/admin/queue"
            title={t('Queue')}
            icon={Inbox}
            text={t('What members reported, and what waits for an answer.')}
            count={reportsInWords(now.data?.reports)}
          />
        )}
        {moderates && (
          <ModuleRow
            to="/admin/banners"
            title={t('Banner Moderation')}
            icon={Flag}
            text={t('What members share, and what others said about it.')}
            count={counted(banners, texts('{count, plural, other {# shared}}'))}
          />
        )}
      </ul>
      <RecentActivity />
    </>
  )
}
