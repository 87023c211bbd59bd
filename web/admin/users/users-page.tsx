import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { roles } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { AdminHeader, HeadWords, headAction } from '../admin-header.tsx'
import { userCount } from '../dashboard/queries.ts'
import { focusPage } from '../focus-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { PageTurner } from '../page-turner.tsx'
import { SearchField } from '../search-field.tsx'
import { idOf, parseChoice, useAddress, usePageTurns } from '../use-address.ts'
import { userPage } from './queries.ts'
import { UserCards } from './user-cards.tsx'
import { UserTable } from './user-table.tsx'

const states = ['true', 'false'] as const

/** All accounts: found by name or address, with their role and whether they are suspended (ruling 26). */
export default function UsersPage() {
  const { params, change } = useAddress()
  const turns = usePageTurns()
  const isWide = useMedia('(width >= 72.5rem)')
  // On a phone their first words say it.
  const isNarrow = useMedia('(width < 36rem)')
  const filters = {
    query: params.get('search') || undefined,
    role: parseChoice(roles, params.get('role')),
    suspended: parseChoice(states, params.get('suspended')),
  }
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  const users = useQuery({
    ...userPage(filters, idOf(turns.cursor ?? null)),
    placeholderData: keepPreviousData,
  })
  const count = useQuery(userCount).data?.count
  const { place, willChange } = useFocusKept<HTMLElement>(users.data?.users)
  const filter = (changes: Record<string, string | undefined>) =>
    change({ ...changes, page: undefined }, { replace: true })
  const List = isWide ? UserTable : UserCards

  return (
    <>
      <AdminHeader
        title={t('User Management')}
        subtitle={
          <>
            {t('Everybody who has an account, by name.')}
            {count !== undefined && (
              <span className="numbers ms-3 whitespace-nowrap">
                {t('{count, plural, one {# user} other {# users}}', { count })}
              </span>
            )}
          </>
        }
        actions={
          <Link to="/admin/invitations" className={buttonClass('quiet', headAction)}>
            <Mail className="size-5 sm:size-4.5" aria-hidden="true" />
            <HeadWords>{t('Invitations')}</HeadWords>
          </Link>
        }
      />
      <div className="mb-4 grid gap-2 min-[22.5rem]:grid-cols-2 sm:gap-3 md:mb-5 md:grid-cols-[minmax(0,1fr)_11rem_11rem]">
        <div className="min-[22.5rem]:max-md:col-span-2">
          <SearchField
            label={t('Search users')}
            hideLabel={isNarrow}
            placeholder={t('Name or email')}
            value={filters.query ?? ''}
            onSearch={(search) => filter({ search })}
          />
        </div>
        <Field label={t('Role')} hideLabel={isNarrow}>
          <Select value={filters.role ?? ''} onChange={(event) => filter({ role: event.target.value })}>
            <option value="">{t('All roles')}</option>
            <option value="member">{t('Members')}</option>
            <option value="moderator">{t('Moderators')}</option>
            <option value="curator">{t('Curators')}</option>
            <option value="admin">{t('Administrators')}</option>
          </Select>
        </Field>
        <Field label={t('Account')} hideLabel={isNarrow}>
          <Select
            value={filters.suspended ?? ''}
            onChange={(event) => filter({ suspended: event.target.value })}
          >
            <option value="">{t('All accounts')}</option>
            <option value="false">{t('Open||accounts')}</option>
            <option value="true">{t('Suspended||accounts')}</option>
          </Select>
        </Field>
      </div>
      <FoundCount
        count={isFiltered ? users.data?.users.length : undefined}
        more={users.data?.next !== undefined}
      />
      <section
        ref={place}
        tabIndex={-1}
        aria-label={t('Users')}
        aria-busy={users.isPlaceholderData}
        className="transition-opacity aria-busy:opacity-60"
      >
        {users.isPending ? (
          <Loading shapes={<RowShapes count={10} className="h-16" />}>{t('Loading users...')}</Loading>
        ) : !users.data ? (
          <LoadFailed query={users} onRetry={turns.isFirst ? undefined : turns.first}>
            {t('Failed to load users')}
          </LoadFailed>
        ) : users.data.users.length === 0 ? (
          <EmptyState
            scene={<Lantern />}
            action={
              isFiltered && (
                <Button
                  look="quiet"
                  onClick={() => {
                    filter({ search: undefined, role: undefined, suspended: undefined })
                    focusPage()
                  }}
                >
                  {t('Show everybody')}
                </Button>
              )
            }
          >
            {t('No users found')}
          </EmptyState>
        ) : (
          <List users={users.data.users} onChanged={willChange} />
        )}
      </section>
      <PageTurner
        label={t('Pages of users')}
        turns={turns}
        next={users.data?.next}
        busy={users.isPlaceholderData}
      />
    </>
  )
}
