import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Info, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Invitation, WaysIn } from '../../../contract/invitations.ts'
import { t } from '../../../contract/t.ts'
import { waysIn } from '../../features/auth/ways-in.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { iconClass } from '../../ui/icon-button.tsx'
import { Envelope } from '../../ui/scenes/envelope.tsx'
import { AdminHeader, HeadWords, headAction } from '../admin-header.tsx'
import { GrowingList } from '../growing-list.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { NewInvitationDialog } from './new-invitation-dialog.tsx'
import { invitations } from './queries.ts'

/** What the operator's choice means for these links. Where links are needed, nothing has to be said. */
function RegistrationNote({ data }: { data: WaysIn | undefined }) {
  if (data?.registration !== 'open' && data?.registration !== 'closed') return null
  return (
    <div className="mb-4 flex gap-2.5">
      <Info className="mt-0.5 size-4.5 shrink-0 text-ink-soft" aria-hidden="true" />
      <p>
        {data.registration === 'open'
          ? t('Sign-up is open, so invitations are optional.')
          : t('Nobody can make an account here now, not even with an invitation.')}{' '}
        {t('Whoever runs this place decides that, in its settings.')}
      </p>
    </div>
  )
}

/** Links by which people can make an account: who made them, until when they hold, and who came. */
export default function InvitationsPage() {
  const query = useInfiniteQuery(invitations)
  const { data: ways } = useQuery(waysIn(undefined))
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<{ name: string; url: string }>()
  const isEmpty = query.data?.pages[0]?.length === 0
  const make = (isInHead: boolean) => (
    <Button
      className={isInHead ? headAction : undefined}
      look={ways?.registration === 'invite' ? 'primary' : 'quiet'}
      onClick={() => setMaking(true)}
    >
      <Plus className={isInHead ? 'size-5 sm:size-4.5' : 'size-4.5'} aria-hidden="true" />
      {isInHead ? <HeadWords>{t('New invitation')}</HeadWords> : t('New invitation')}
    </Button>
  )
  return (
    <>
      <AdminHeader
        title={t('Invitations')}
        subtitle={t('Links by which people can make an account here.')}
        before={
          <Link
            to="/admin/users"
            aria-label={t('To all users')}
            title={t('To all users')}
            className={cx(iconClass, '-ms-2')}
          >
            <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          </Link>
        }
        actions={!isEmpty && make(true)}
      />
      <Card
        // Around the drawing there is paper enough already.
        className={cx(isEmpty && 'md:[&>:last-child]:pt-0 md:[&>:last-child]:pb-8')}
      >
        <RegistrationNote data={ways} />
        <GrowingList<Invitation>
          label={t('Invitations')}
          query={query}
          failed={t('Failed to load invitations')}
          scene={
            <div className="min-[22.5rem]:[&>.small-scene]:[zoom:1.2] md:[&>.small-scene]:[zoom:1.9]">
              <Envelope />
            </div>
          }
          empty={t('No invitations yet.')}
          emptyAction={make(false)}
          keyOf={({ id }) => id}
        >
          {(invitation) => <InvitationRow invitation={invitation} onRenewed={setMade} />}
        </GrowingList>
      </Card>
      {isMaking && (
        <NewInvitationDialog
          onClose={() => setMaking(false)}
          onMade={(link) => {
            setMaking(false)
            setMade(link)
          }}
        />
      )}
      <LinkDialog made={made} onClose={() => setMade(undefined)} />
    </>
  )
}
