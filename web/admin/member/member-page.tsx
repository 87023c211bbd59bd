import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { MemberPage as MemberOfPage } from '../../../contract/member-page.ts'
import { opens } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { ApiError } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { roleInWords } from '../../lib/role-words.ts'
import { useUser } from '../../lib/session.ts'
import { dayInWords, noonOf, today } from '../../lib/time/days.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { iconClass } from '../../ui/icon-button.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Frame } from '../../ui/scenes/frame.tsx'
import { Wood } from '../../ui/scenes/wood.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { AdminHeader } from '../admin-header.tsx'
import { BannerRow } from '../banners/banner-row.tsx'
import { focusPage } from '../focus-page.ts'
import { RoomPicture } from '../headland.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { idOf, parseChoice, useAddress } from '../use-address.ts'
import { Day, RoleBadge, Suspension } from '../users/user-words.tsx'
import { MemberAccount, WriteButton } from './member-account.tsx'
import { MemberOverview } from './member-overview.tsx'
import { MemberRecord } from './member-record.tsx'
import { MemberReports } from './member-reports.tsx'
import { inShort, MemberComments, MemberPosts, MemberRsvps, useMemberChanged } from './member-shared.tsx'
import { memberById } from './queries.ts'

const allTabs = ['overview', 'posts', 'comments', 'banner', 'rsvps', 'reports', 'record'] as const
type Tab = (typeof allTabs)[number]
/** What moderation needs of a member. */
const moderatorsTabs: readonly Tab[] = ['overview', 'posts', 'comments', 'banner', 'reports']

/** `/admin/users/{id}`: one member, what they share, and what an administrator can do for them. */
export default function MemberPage() {
  const id = idOf(useParams().id ?? null)
  const page = useQuery({ ...memberById(id ?? ''), enabled: id !== undefined })
  const isAdmin = opens(useUser().role, 'admin')
  const isUnknown = id === undefined || (page.error instanceof ApiError && page.error.status === 404)
  if (!isUnknown && page.data) return <Member member={page.data} />
  return (
    <>
      <AdminHeader title={t('User')} before={<ToUsers />} />
      <Card>
        {isUnknown ? (
          <EmptyState
            scene={<Wood />}
            action={
              isAdmin && (
                <Link to="/admin/users" className={buttonClass('quiet')}>
                  {t('To all users')}
                </Link>
              )
            }
          >
            {t('This account is no longer here.')}
          </EmptyState>
        ) : page.isPending ? (
          <Loading shapes={<RowShapes count={4} />}>{t('Loading...')}</Loading>
        ) : (
          <LoadFailed query={page}>{t('Failed to load this account')}</LoadFailed>
        )}
      </Card>
    </>
  )
}

/** Back to the list that one came from: a moderator has the queue alone. */
function ToUsers() {
  const [to, label] = opens(useUser().role, 'admin')
    ? ['/admin/users', t('To all users')]
    : ['/admin/queue', t('To the queue')]
  return (
    <Link to={to} aria-label={label} title={label} className={cx(iconClass, '-ms-2')}>
      <ArrowLeft className="size-4.5 md:size-5 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  )
}

/** Who it is, on a phone: the round picture, and beside it the name and what is known. Above it is the way back. */
function SmallHead({ member }: { member: MemberOfPage }) {
  const { name, avatar, role, last_seen_on: last } = member
  return (
    <header className="pt-1 pb-4">
      {/* As high as the picture of the room, which thus never lies below words. */}
      <div className="relative flex items-center max-sm:min-h-15 [&>a]:-ms-3">
        <ToUsers />
        <RoomPicture className="bottom-0" />
      </div>
      <div className="mt-1.5 flex items-start gap-3.5">
        <Avatar name={name} avatar={avatar} size="big" />
        <div className="min-w-0 self-center">
          <h1 className="text-[1.375rem] leading-snug wrap-anywhere">{name}</h1>
          <p className="mt-0.5 text-sm leading-snug text-ink-soft wrap-anywhere">
            {member.email && (
              <span className="block">
                <EmailAddress>{member.email}</EmailAddress>
              </span>
            )}
            {role && (
              <span className="after:content-['_·_']">
                {role === 'member' ? roleInWords(role) : <RoleBadge role={role} />}
              </span>
            )}
            {t('Here since')} <Day at={member.created_at} />
            {last && (
              <time dateTime={last} title={dayInWords(last)} className="block">
                {t('Last here: {day}', { day: lastInShort(last) })}
              </time>
            )}
            <span className="mt-1 block empty:hidden">
              <Suspension suspended_at={member.suspended_at} />
            </span>
          </p>
        </div>
      </div>
    </header>
  )
}

/** A day without its weekday, and by its name if it is one of the last two. */
const lastInShort = (day: string): string =>
  day >= addDays(today(), -1) ? dayInWords(day) : inShort(noonOf(day))

function Member({ member }: { member: MemberOfPage }) {
  const { id, name, avatar, counts, banner } = member
  const { params, change } = useAddress()
  const isAdmin = opens(useUser().role, 'admin')
  const ofRole = isAdmin ? allTabs : moderatorsTabs
  // Whose reports are withheld, their banner is too.
  const tabs = counts.reports === undefined ? ofRole.filter((value) => value !== 'banner') : ofRole
  const tab = parseChoice(tabs, params.get('tab')) ?? 'overview'
  const open = (next: Tab) => change({ tab: next === 'overview' ? undefined : next }, { replace: true })
  const changed = useMemberChanged(id)
  const isWide = useWide()
  const [isOpen, setOpen] = useState(false)
  // The pressed button is disabled, or disappears with the banner.
  const bannerChanged = () => {
    focusPage()
    changed()
  }
  const counted = (label: string, count: number) => (
    // There is nothing to find behind a zero.
    <span className={count > 0 ? 'text-ink' : 'font-normal'}>
      {label} <span className="numbers text-ink-soft">{count.toLocaleString(formatLocale())}</span>
    </span>
  )
  const content: Record<Tab, { label: ReactNode; content: ReactNode }> = {
    overview: {
      label: t('Overview'),
      content: <MemberOverview member={member} onOpen={open} />,
    },
    posts: { label: counted(t('Posts'), counts.posts), content: <MemberPosts id={id} /> },
    comments: { label: counted(t('Comments'), counts.comments), content: <MemberComments id={id} /> },
    banner: {
      label: counted(t('Banner'), banner ? 1 : 0),
      content: banner ? (
        <ul>
          <BannerRow banner={banner} onChanged={bannerChanged} />
        </ul>
      ) : (
        <EmptyState scene={<Frame />}>{t('They have no banner.')}</EmptyState>
      ),
    },
    rsvps: { label: counted(t('RSVPs'), counts.rsvps ?? 0), content: <MemberRsvps id={id} /> },
    reports: {
      label:
        counts.reports === undefined
          ? t('Reports')
          : counted(t('Reports'), counts.reports + (counts.reports_by ?? 0)),
      content: <MemberReports id={id} />,
    },
    record: { label: t('Audit log'), content: <MemberRecord id={id} /> },
  }
  return (
    <>
      <title>{`${name} · ${t('A-genda')}`}</title>
      {isWide ? (
        <header className="flex items-center gap-2 pt-8 pb-5">
          <ToUsers />
          <Avatar name={name} avatar={avatar} size="big" />
          <div className="min-w-0 flex-1 ps-2">
            <h1 className="text-2xl leading-tight wrap-anywhere">{name}</h1>
            <p className="mt-0.5 text-sm leading-snug text-ink-soft">
              {t('Here since')} <Day at={member.created_at} />
            </p>
          </div>
        </header>
      ) : (
        <SmallHead member={member} />
      )}
      {!isWide && (
        <div className="mb-4 flex flex-wrap gap-2.5 *:flex-auto">
          <WriteButton member={member} />
          <Button
            look="quiet"
            aria-label={t('Account, and what you can do')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('Account')}
            <ChevronDown
              className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
              aria-hidden="true"
            />
          </Button>
        </div>
      )}
      <div className="grid grid-cols-1 gap-5">
        {(isWide || isOpen) && <MemberAccount member={member} onChanged={changed} />}
        {/* A tab has room above its words. */}
        <Card className="pt-1!">
          <Tabs
            label={t('What {name} shares', { name })}
            value={tab}
            onChange={open}
            isOneRow
            tabs={tabs.map((value) => ({ value, ...content[value] }))}
          />
        </Card>
      </div>
    </>
  )
}
