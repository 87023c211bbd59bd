import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { auditKinds } from '../../../contract/audit.ts'
import { t, translate } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { Select } from '../../ui/select.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { focusPage } from '../focus-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { PageTurner } from '../page-turner.tsx'
import { idOf, parseChoice, useAddress, usePageTurns } from '../use-address.ts'
import { administrators } from '../users/queries.ts'
import { auditGroups } from './audit-kinds.ts'
import { AuditList } from './audit-list.tsx'
import { auditLines } from './queries.ts'

/** The audit log of the back office, newest first (ruling 27). The filters are in the address. */
export default function AuditPage() {
  const { params, change } = useAddress()
  const turns = usePageTurns()
  const kind = parseChoice(auditKinds, params.get('kind'))
  const actor = idOf(params.get('actor'))
  const isFiltered = kind !== undefined || actor !== undefined
  const page = useQuery({
    ...auditLines({ kind, actor }, idOf(turns.cursor ?? null)),
    placeholderData: keepPreviousData,
  })
  const people = useQuery(administrators)
  const isKnown = people.data?.some(({ id }) => id === actor)
  const filter = (changes: Record<string, string | undefined>) =>
    change({ ...changes, page: undefined }, { replace: true })

  return (
    <>
      <AdminHeader
        title={t('Audit log')}
        subtitle={t('Every sign-in, every look at health data and every change, newest first.')}
      />
      <div className="mb-5 grid gap-3 sm:grid-cols-2 md:max-w-2xl">
        <Field label={t('Who')}>
          <Select value={actor ?? ''} onChange={(event) => filter({ actor: event.target.value })}>
            <option value="">{t('Everybody')}</option>
            {people.data?.map(({ id, name, email }) => (
              <option key={id} value={id}>
                {t('{name} ({email})', { name, email })}
              </option>
            ))}
            {/* Somebody of the address who is no administrator any more, or has not been fetched yet. */}
            {actor !== undefined && !isKnown && <option value={actor}>{t('Somebody else')}</option>}
          </Select>
        </Field>
        <Field label={t('What')}>
          <Select value={kind ?? ''} onChange={(event) => filter({ kind: event.target.value })}>
            <option value="">{t('Everything')}</option>
            {auditGroups.map(({ label, kinds }) => (
              <optgroup key={label} label={translate(label)}>
                {kinds.map(([value, words]) => (
                  <option key={value} value={value}>
                    {translate(words)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
      <FoundCount
        count={isFiltered ? page.data?.lines.length : undefined}
        more={page.data?.next !== undefined}
      />
      <Card aria-busy={page.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
        {page.isPending ? (
          <Loading>{t('Loading...')}</Loading>
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
                    filter({ kind: undefined, actor: undefined })
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
