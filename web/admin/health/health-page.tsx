import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { cx } from '../../ui/cx.ts'
import { iconClass } from '../../ui/icon-button.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { AdminHeader } from '../admin-header.tsx'
import { idOf, useAddress } from '../use-address.ts'
import { userById } from '../users/queries.ts'
import { askedRange, type HealthRange, lastDays, rangeFault } from './health-range.ts'
import { HealthViewer } from './health-viewer.tsx'
import { ReadLately } from './read-lately.tsx'
import { UserPicker } from './user-picker.tsx'

/** Members' health entries and their export (specification, Admin 2). The member and the range are in the address. */
export default function HealthPage() {
  const today = useToday()
  const isWide = useWide()
  const client = useQueryClient()
  const { params, change } = useAddress()
  const me = useUser()
  const { state } = useLocation()
  const viewer = useRef<HTMLDivElement>(null)
  const isBelow = useRef(false)
  const userId = idOf(params.get('user'))
  // The history entry holds the reason, so a reload keeps it; another member or administrator starts without one.
  const look: { by?: string; at?: string; reason?: string } = state?.look ?? {}
  const reason = look.by === me.id && look.at === userId ? look.reason : undefined
  const range = askedRange(params) ?? lastDays(today)
  const loaded = `${range.from} ${range.to}`
  // The values of the pickers since that range was loaded.
  const [draft, setDraft] = useState({ ...range, since: loaded })
  const picked: HealthRange = draft.since === loaded ? draft : range

  function choose(user: UserRow) {
    client.setQueryData(userById(user.id).queryKey, user)
    const { from, to } = rangeFault(picked) ? range : picked
    const top = viewer.current?.getBoundingClientRect().top ?? 0
    isBelow.current = top < 0 || top > window.innerHeight / 2
    change({ user: user.id, from, to })
  }
  // Where the panels are below each other, what was chosen is out of sight until the list has folded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once somebody was chosen.
  useEffect(() => {
    if (isBelow.current) window.scrollTo({ top: 0, behavior: 'smooth' })
    isBelow.current = false
  }, [userId])

  return (
    <>
      <AdminHeader
        title={t('Health Data Management')}
        subtitle={t('Each time you read or export entries, it is written down, and the member sees it.')}
        before={
          <Link
            to="/admin"
            aria-label={t('Back to Dashboard')}
            title={t('Back to Dashboard')}
            className={cx(iconClass, '-ms-2')}
          >
            <ArrowLeft className="size-5" aria-hidden="true" />
          </Link>
        }
      />
      <div
        // A panel ends shortly above the foot of the window, or where the list has its full height.
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 [--panel:min(calc(100svh-9.25rem),47rem)] md:-mb-10 md:gap-5 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <UserPicker chosenId={userId} onChoose={choose} />
        <div
          ref={viewer}
          className={cx(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] md:self-stretch',
            // It says what to do with the list.
            userId === undefined && 'max-md:-order-1',
          )}
        >
          <HealthViewer
            userId={userId}
            range={range}
            picked={picked}
            onPick={(next) => setDraft({ ...next, since: loaded })}
            reason={reason}
            onLoad={({ from, to }, because, isFirst) =>
              change(
                { from, to },
                { state: { look: { by: me.id, at: userId, reason: because } }, replace: isFirst },
              )
            }
          />
        </div>
        {userId === undefined && !isWide && (
          <ReadLately className="rounded-card border border-line bg-surface px-4 pt-3.5 pb-1.5" />
        )}
      </div>
    </>
  )
}
