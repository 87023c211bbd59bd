import { useQuery } from '@tanstack/react-query'
import { CalendarHeart, CircleCheck, Flag, HeartPulse, Palette, Users } from 'lucide-react'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { useUser } from '../../lib/session.ts'
import { AdminHeader } from '../admin-header.tsx'
import { ModuleCard } from './module-card.tsx'
import { eventCount, reportedBanners, themeCount, userCount } from './queries.ts'
import { StatCard } from './stat-card.tsx'

const loading = '...'

/** '1 theme', '16 themes', or '...' while it is not known. */
const counted = (count: number | undefined, text: Text) =>
  count === undefined ? loading : translate(text, { count })

function bannersInWords(banners: { reported: number; hidden: number } | undefined): string {
  if (!banners) return loading
  const { reported, hidden } = banners
  return hidden > 0
    ? t('{reported} reported, {hidden} of them hidden', { reported, hidden })
    : t('{count, plural, other {# reported}}', { count: reported })
}

/** The overview of the back office (specification, Admin 2). */
export default function DashboardPage() {
  const { name } = useUser()
  const users = useQuery(userCount).data
  const events = useQuery(eventCount).data
  const themes = useQuery(themeCount).data
  const banners = useQuery(reportedBanners).data

  return (
    <>
      <AdminHeader title={t('Dashboard')} heading={t('Welcome back, {name}', { name })} />
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <StatCard label={t('Total Users')} icon={Users}>
          {users ?? loading}
        </StatCard>
        <StatCard label={t('Active Events')} icon={CalendarHeart}>
          {events ?? loading}
        </StatCard>
        <StatCard label={t('Theme Library')} icon={Palette}>
          {themes ?? loading}
        </StatCard>
        <StatCard label={t('System Status')} icon={CircleCheck}>
          <span className="text-good">{t('Healthy')}</span>
        </StatCard>
      </dl>

      <h2 className="mt-8 mb-3 text-2xl">{t('What to look after')}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-3">
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without a box of its own is none to Safari. */}
        <ul role="list" className="contents">
          <ModuleCard
            to="/admin/events"
            title={t('Global Events')}
            icon={CalendarHeart}
            text={t('What members can go to, and who comes.')}
            count={counted(events, texts('{count, plural, one {# active event} other {# active events}}'))}
          />
          <ModuleCard
            to="/admin/themes"
            title={t('Weekly Themes')}
            icon={Palette}
            text={t('The library, and which week has which theme.')}
            count={counted(themes, texts('{count, plural, one {# theme} other {# themes}}'))}
          />
          <ModuleCard
            to="/admin/health"
            title={t('Health Data')}
            icon={HeartPulse}
            text={t("A member's entries, when there is a reason. Each look is recorded.")}
            count={t('View and export')}
          />
          <ModuleCard
            to="/admin/users"
            title={t('User Management')}
            icon={Users}
            text={t('Accounts, roles, suspensions and reset links.')}
            count={counted(users, texts('{count, plural, one {# user} other {# users}}'))}
          />
          <ModuleCard
            to="/admin/banners"
            title={t('Banner Moderation')}
            icon={Flag}
            text={t('What members share, and what others said about it.')}
            count={bannersInWords(banners)}
          />
        </ul>
        <section aria-labelledby="activity" className="rounded-card border border-dashed border-line p-4">
          <h2 id="activity" className="text-lg leading-10">
            {t('Recent Activity')}
          </h2>
          <p className="mt-3 text-ink-soft">{t('Activity tracking will be available soon')}</p>
        </section>
      </div>
    </>
  )
}
