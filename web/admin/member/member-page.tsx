import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { MemberPage as MemberOfPage } from '../../../contract/member-page.ts'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { dayInWords } from '../../lib/days.ts'
import { formatLocale } from '../../lib/locale.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Frame } from '../../ui/scenes/frame.tsx'
import { Wood } from '../../ui/scenes/wood.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { AdminHeader } from '../admin-header.tsx'
import { BannerRow } from '../banners/banner-row.tsx'
import { focusPage } from '../focus-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { idOf, parseChoice, useAddress } from '../use-address.ts'
import { useUserChange } from '../users/use-user-change.ts'
import { Day, Leaving, RoleBadge, Suspension } from '../users/user-words.tsx'
import { DeleteMemberDialog } from './delete-member-dialog.tsx'
import { MemberRecord } from './member-record.tsx'
import { MemberReports } from './member-reports.tsx'
import { MemberComments, MemberPosts, MemberRsvps, useMemberChanged } from './member-shared.tsx'
import { memberById } from './queries.ts'
import { WriteMemberDialog } from './write-member-dialog.tsx'

const tabs = ['posts', 'comments', 'banner', 'rsvps', 'reports', 'record'] as const
type Tab = (typeof tabs)[number]

/** `/admin/users/{id}`: one member, what they share, and what an administrator can do for them. */
export default function MemberPage() {
  const id = idOf(useParams().id ?? null)
  const page = useQuery({ ...memberById(id ?? ''), enabled: id !== undefined })
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
              <Link to="/admin/users" className={buttonClass('quiet')}>
                {t('To all users')}
              </Link>
            }
          >
            {t('This account is no longer here.')}
          </EmptyState>
        ) : page.isPending ? (
          <Loading>{t('Loading...')}</Loading>
        ) : (
          <LoadFailed query={page}>{t('Failed to load this account')}</LoadFailed>
        )}
      </Card>
    </>
  )
}

const ToUsers = () => (
  <Link
    to="/admin/users"
    aria-label={t('To all users')}
    title={t('To all users')}
    className="touch -ms-2 inline-grid shrink-0 place-items-center rounded-pill text-ink-soft transition hover:bg-accent-soft hover:text-ink"
  >
    <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
  </Link>
)

function Member({ member }: { member: MemberOfPage }) {
  const { id, name, avatar, counts, banner } = member
  const { params, change } = useAddress()
  const tab = parseChoice(tabs, params.get('tab')) ?? 'posts'
  const changed = useMemberChanged(id)
  const isWide = useWide()
  const [isOpen, setOpen] = useState(false)
  // The pressed button is disabled, or disappears with the banner.
  const bannerChanged = () => {
    focusPage()
    changed()
  }
  const counted = (label: string, count: number) => (
    <>
      {label} <span className="numbers text-ink-soft">{count.toLocaleString(formatLocale())}</span>
    </>
  )
  const content: Record<Tab, { label: ReactNode; content: ReactNode }> = {
    posts: { label: counted(t('Posts'), counts.posts), content: <MemberPosts id={id} /> },
    comments: { label: counted(t('Comments'), counts.comments), content: <MemberComments id={id} /> },
    banner: {
      label: t('Banner'),
      content: banner ? (
        <ul>
          <BannerRow banner={banner} onChanged={bannerChanged} />
        </ul>
      ) : (
        <EmptyState scene={<Frame />}>{t('They have no banner.')}</EmptyState>
      ),
    },
    rsvps: { label: counted(t('RSVPs'), counts.rsvps), content: <MemberRsvps id={id} /> },
    reports: { label: t('Reports'), content: <MemberReports id={id} /> },
    record: { label: t('Audit log'), content: <MemberRecord id={id} /> },
  }
  return (
    <>
      <AdminHeader
        title={name}
        heading={
          <span className="flex items-center gap-3">
            <Avatar name={name} avatar={avatar} />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </span>
        }
        before={<ToUsers />}
      />
      {!isWide && (
        <Button
          look="quiet"
          className="mb-4 w-full justify-between"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Account, and what you can do')}
          <ChevronDown
            className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
            aria-hidden="true"
          />
        </Button>
      )}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-start">
        {(isWide || isOpen) && <Account member={member} onChanged={changed} />}
        <Card>
          <Tabs
            label={t('What {name} shares', { name })}
            value={tab}
            onChange={(next) => change({ tab: next === 'posts' ? undefined : next }, { replace: true })}
            tabs={tabs.map((value) => ({ value, ...content[value] }))}
          />
        </Card>
      </div>
    </>
  )
}

/** The account in facts, and what an administrator can do with it. There is nothing to do with one's own (ruling 26). */
function Account({ member, onChanged }: { member: MemberOfPage; onChanged: () => void }) {
  const { id, email, role, suspended_at, leaves_at, created_at, last_seen_on } = member
  const me = useUser()
  const ask = useUserChange(member, onChanged)
  const [isDeleting, setDeleting] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const isOwn = id === me.id
  return (
    <Card title={t('Account')} aria-label={t('Account')}>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-3 min-[30rem]:max-lg:grid-cols-2 [&_dt]:text-sm [&_dt]:text-ink-soft">
        <Fact name={t('Email')}>
          <EmailAddress>{email}</EmailAddress>
        </Fact>
        <Fact name={t('Role')}>
          <span className="flex flex-wrap items-center gap-2">
            <RoleBadge role={role} />
            {isOwn && <Badge>{t('You')}</Badge>}
          </span>
        </Fact>
        {(suspended_at !== null || leaves_at) && (
          <Fact name={t('State')}>
            <span className="flex flex-wrap gap-2">
              <Suspension suspended_at={suspended_at} />
              <Leaving leaves_at={leaves_at} />
            </span>
          </Fact>
        )}
        <Fact name={t('Here since')}>
          <Day at={created_at} />
        </Fact>
        <Fact name={t('Last here')}>
          {last_seen_on === null ? (
            <span className="text-ink-soft">{t('Never, as far as is known')}</span>
          ) : (
            <time dateTime={last_seen_on}>{dayInWords(last_seen_on)}</time>
          )}
        </Fact>
      </dl>
      <div className="mt-5 grid grid-cols-1 gap-2 border-t border-line pt-5 min-[30rem]:max-lg:grid-cols-2">
        {!isOwn && (
          <>
            <Button look="quiet" aria-haspopup="dialog" onClick={() => setWriting(true)}>
              {t('Write to them')}
            </Button>
            {role === 'admin' ? (
              <Button look="quiet" onClick={() => void ask('make-member')}>
                {t('Make member')}
              </Button>
            ) : (
              <Button look="quiet" onClick={() => void ask('make-admin')}>
                {t('Make administrator')}
              </Button>
            )}
            {suspended_at === null ? (
              <>
                <Button look="quiet" onClick={() => void ask('reset-link')}>
                  {t('Send reset link')}
                </Button>
                <Button look="quiet" onClick={() => void ask('suspend')}>
                  {t('Suspend')}
                </Button>
              </>
            ) : (
              <Button look="quiet" onClick={() => void ask('restore')}>
                {t('Restore')}
              </Button>
            )}
          </>
        )}
        <Link to={`/admin/health?user=${id}`} className={buttonClass('quiet')}>
          {t('Health data')}
        </Link>
        {!isOwn && role !== 'admin' && (
          <Button look="link" className="text-danger" onClick={() => setDeleting(true)}>
            {t('Delete the account')}
          </Button>
        )}
      </div>
      {isWriting && <WriteMemberDialog user={member} onClose={() => setWriting(false)} />}
      {isDeleting && <DeleteMemberDialog user={member} onClose={() => setDeleting(false)} />}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt>{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
