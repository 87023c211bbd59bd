import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, X } from 'lucide-react'
import { useState } from 'react'
import { auditKinds } from '../../../contract/audit.ts'
import { t } from '../../../contract/t.ts'
import { day } from '../../../contract/values.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { AdminHeader, HeadWords, headAction } from '../admin-header.tsx'
import { focusPage } from '../focus-page.ts'
import { UserSearch } from '../health/user-picker.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { PageTurner } from '../page-turner.tsx'
import { idOf, parseChoice, useAddress, usePageTurns } from '../use-address.ts'
import { userById } from '../users/queries.ts'
import { useAuditCsv } from './audit-csv.ts'
import { AuditFilterFields } from './audit-filter-fields.tsx'
import { AuditList } from './audit-list.tsx'
import { type AuditFilters, auditLines } from './queries.ts'

const noFilters: Record<keyof AuditFilters, undefined> = {
  kind: undefined,
  actor: undefined,
  member: undefined,
  from: undefined,
  to: undefined,
  search: undefined,
}

/** A parameter, if it is a day. */
const dayOf = (said: string | null): string | undefined =>
  said !== null && day.safeParse(said).success ? said : undefined

/** The audit log of the back office, newest first (ruling 27). The filters are in the address. */
export default function AuditPage() {
  const { params, change } = useAddress()
  const turns = usePageTurns()
  const filters: AuditFilters = {
    kind: parseChoice(auditKinds, params.get('kind')),
    actor: idOf(params.get('actor')),
    member: idOf(params.get('member')),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    search: params.get('search') ?? undefined,
  }
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  const isReversed = filters.from !== undefined && filters.to !== undefined && filters.from > filters.to
  const page = useQuery({
    ...auditLines(filters, idOf(turns.cursor ?? null)),
    enabled: !isReversed,
    placeholderData: keepPreviousData,
  })
  const csv = useAuditCsv()
  const filter = (changes: Record<string, string | undefined>) =>
    change({ ...changes, page: undefined }, { replace: true })

  return (
    <>
      <AdminHeader
        title={t('Audit log')}
        subtitle={t('Staff sign-ins, health data views and changes, newest first.')}
        actions={
          <Button
            look="quiet"
            className={headAction}
            disabled={isReversed || !page.data?.lines.length}
            pending={csv.isPending}
            onClick={() => csv.mutate(filters)}
          >
            <Download className="size-5 sm:size-4.5" aria-hidden="true" />
            <HeadWords>{t('Export CSV')}</HeadWords>
          </Button>
        }
      />
      <AuditFilterFields filters={filters} onFilter={filter}>
        {filters.member ? (
          <AboutMember id={filters.member} onEnd={() => filter({ member: undefined })} />
        ) : (
          <ChooseMember onChoose={(member) => filter({ member })} />
        )}
      </AuditFilterFields>
      <FoundCount
        count={isFiltered && !isReversed ? page.data?.lines.length : undefined}
        more={page.data?.next !== undefined}
      />
      <Card aria-busy={page.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
        {isReversed ? (
          <p role="status">{t('The first day is after the last one. Please turn the two dates around.')}</p>
        ) : page.isPending ? (
          <Loading shapes={<RowShapes count={10} className="h-12" />}>{t('Loading...')}</Loading>
        ) : !page.data ? (
          <LoadFailed query={page} onRetry={turns.isFirst ? undefined : turns.first}>
            {t('Failed to load the audit log')}
          </LoadFailed>
        ) : page.data.lines.length === 0 ? (
          <EmptyState
            scene={<Lantern />}
            action={
              isFiltered && (
                <Button
                  look="quiet"
                  onClick={() => {
                    filter(noFilters)
                    focusPage()
                  }}
                >
                  {t('Show everything')}
                </Button>
              )
            }
          >
            {isFiltered
              ? t('Nothing of this kind has been written down.')
              : t('Nothing has been written down yet.')}
          </EmptyState>
        ) : (
          <AuditList lines={page.data.lines} />
        )}
      </Card>
      <PageTurner
        label={t('Pages of the audit log')}
        turns={turns}
        next={page.data?.next}
        busy={page.isPlaceholderData}
      />
    </>
  )
}

/** A way to the lines of one member alone, who is found by name or address. */
function ChooseMember({ onChoose }: { onChoose: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="link" className="text-start text-sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Show only one member')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('Show only one member')} width="narrow">
        <UserSearch
          chosenId={undefined}
          onChoose={({ id }) => {
            setOpen(false)
            onChoose(id)
          }}
        />
      </Dialog>
    </>
  )
}

/** Says that only lines about one member are shown, and ends that. */
function AboutMember({ id, onEnd }: { id: string; onEnd: () => void }) {
  const { data: user } = useQuery(userById(id))
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 wrap-anywhere">
        {user
          ? t('Only what {name} did, and what was done to them', { name: user.name })
          : t('Only what one member did, and what was done to them')}
      </span>
      <Button look="link" onClick={onEnd}>
        <X className="size-4" aria-hidden="true" />
        {t('Show all members')}
      </Button>
    </p>
  )
}
