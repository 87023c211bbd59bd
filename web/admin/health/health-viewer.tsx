import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { UserRow } from '../../../contract/admin.ts'
import { isBlank } from '../../../contract/blank.ts'
import { t } from '../../../contract/t.ts'
import { type CsvStyle, readersStyle } from '../../lib/csv-style.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Bookshelf } from '../../ui/scenes/bookshelf.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { Seedling } from '../../ui/scenes/seedling.tsx'
import { Wood } from '../../ui/scenes/wood.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { LoadFailed } from '../load-failed.tsx'
import { userById } from '../users/queries.ts'
import { EntryList } from './entry-list.tsx'
import { type HealthRange, rangeFault } from './health-range.ts'
import { healthEntriesOf } from './queries.ts'
import { ReadLately } from './read-lately.tsx'
import { ReasonField } from './reason-field.tsx'
import { useHealthExport } from './use-health-export.ts'

type RangeProps = {
  /** What is loaded. */
  range: HealthRange
  /** What the pickers say. */
  picked: HealthRange
  onPick: (range: HealthRange) => void
  /** The reason that was given for the loaded entries. */
  reason: string | undefined
  /** `isFirst`: nothing was shown before. */
  onLoad: (range: HealthRange, reason: string | undefined, isFirst: boolean) => void
}

/** The right panel: the chosen user's entries, or how to see some. */
export function HealthViewer({ userId, ...range }: RangeProps & { userId: string | undefined }) {
  const isWide = useWide()
  const user = useQuery({ ...userById(userId ?? ''), enabled: userId !== undefined })
  if (userId === undefined)
    return (
      // On a phone only two lines above the list, which is what there is to use: the head has a picture.
      <Card className="grid content-center max-md:border-0! max-md:bg-transparent! max-md:p-0! md:min-h-(--panel) md:justify-items-center md:gap-y-3 md:py-10 md:text-center">
        {isWide && (
          <div className="mb-4 lg:[&>.small-scene]:[zoom:1.54]">
            <Bookshelf />
          </div>
        )}
        <h2 className="text-base max-md:leading-snug md:text-xl">{t('No User Selected')}</h2>
        <p className="text-ink-soft max-md:text-[0.875rem] max-md:leading-snug">
          {t('Select a user from the list to view their health data')}
        </p>
        {isWide && <ReadLately className="mt-6 w-full max-w-md" />}
      </Card>
    )
  if (user.isPending)
    return (
      <Card>
        <Loading shapes={<RowShapes />}>{t('Loading health data...')}</Loading>
      </Card>
    )
  if (!user.data)
    return (
      <Card>
        {user.error ? (
          <LoadFailed query={user}>{t('Failed to load users')}</LoadFailed>
        ) : (
          <EmptyState scene={<Wood />}>
            {t('This account is no longer here. Select another user from the list.')}
          </EmptyState>
        )}
      </Card>
    )
  return <Viewer key={user.data.id} user={user.data} {...range} />
}

function Viewer({ user, range, picked, reason, onPick, onLoad }: RangeProps & { user: UserRow }) {
  const isClosed = user.health_consent === false
  const needsReason = user.health_reason_required === true
  const isWaiting = needsReason && reason === undefined
  const [typedReason, setTypedReason] = useState(reason ?? '')
  const entries = useQuery({
    ...healthEntriesOf(user.id, range, reason),
    enabled: !isWaiting && !isClosed,
  })
  const exporting = useHealthExport()
  const isWide = useWide()
  const [showsFault, setShowsFault] = useState(false)
  const currentFault =
    rangeFault(picked) ??
    (needsReason && isBlank(typedReason) ? t("Tell the member why you're viewing this.") : undefined)
  const fault = showsFault ? currentFault : undefined

  function load(event: FormEvent) {
    event.preventDefault()
    setShowsFault(currentFault !== undefined)
    if (currentFault !== undefined) return
    const next = isBlank(typedReason) ? undefined : typedReason.trim()
    const isSame = picked.from === range.from && picked.to === range.to && next === reason
    if (isSame && !isWaiting) void entries.refetch()
    else onLoad(picked, next, isWaiting)
  }

  const exportButtonOf = (style: CsvStyle, label: string) => (
    <Button
      look="quiet"
      disabled={!entries.data?.length}
      pending={exporting.isPending && exporting.variables.style === style}
      onClick={() => exporting.mutate({ user, range, reason, entries: entries.data ?? [], style })}
    >
      <Download className="size-4.5" aria-hidden="true" />
      {label}
    </Button>
  )
  const exportButtons = (
    <>
      {exportButtonOf('comma', t('Export CSV'))}
      {readersStyle() === 'semicolon' && exportButtonOf('semicolon', t('CSV for Excel'))}
    </>
  )
  return (
    <Card className="md:flex md:min-h-(--panel) md:flex-col">
      {/* Beside the list it says whose entries they are; below it the line above has just said so. */}
      {isWide ? (
        <header className="flex items-center gap-4">
          <Avatar name={user.name} avatar={user.avatar} size="head" />
          <div className="min-w-0">
            <h2 className="text-lg leading-snug wrap-anywhere">{user.name}</h2>
            <p className="leading-snug wrap-anywhere text-ink-soft">
              <EmailAddress>{user.email}</EmailAddress>
            </p>
          </div>
        </header>
      ) : (
        <h2 className="sr-only">{user.name}</h2>
      )}
      {isClosed ? (
        <EmptyState scene={<Wood />} action={exportButtonOf('comma', t('Export CSV'))}>
          {t('{name} does not let administrators look.', { name: user.name })}
          <span className="mt-2 block font-sans text-sm">
            {t('They can change that on their profile, under Privacy.')}
          </span>
        </EmptyState>
      ) : (
        <>
          <form
            onSubmit={load}
            noValidate
            className="grid gap-4 border-b border-line pb-4 max-md:mb-4 md:my-5 md:border-y md:pt-4"
          >
            <ReasonField
              value={typedReason}
              onChange={setTypedReason}
              name={user.name}
              required={needsReason}
            />
            <div className="grid gap-3 min-[22.5rem]:grid-cols-2 max-sm:gap-x-2 sm:max-md:grid-cols-[1fr_1fr_auto] sm:items-end min-[78rem]:grid-cols-[1fr_1fr_auto]">
              <Field label={t('From Date')} className="grid-cols-[minmax(0,1fr)]">
                <TextInput
                  type="date"
                  className="max-sm:px-2.5 md:px-3 md:text-sm pointer-coarse:text-base"
                  value={picked.from}
                  onChange={(event) => onPick({ ...picked, from: event.target.value })}
                />
              </Field>
              <Field label={t('To Date')} className="grid-cols-[minmax(0,1fr)]">
                <TextInput
                  type="date"
                  className="max-sm:px-2.5 md:px-3 md:text-sm pointer-coarse:text-base"
                  value={picked.to}
                  onChange={(event) => onPick({ ...picked, to: event.target.value })}
                />
              </Field>
              <div className="flex flex-wrap gap-2 min-[22.5rem]:max-sm:col-span-full md:max-[78rem]:col-span-full">
                <Button
                  type="submit"
                  className="max-md:grow"
                  pending={entries.isFetching}
                  pendingText={entries.data && t('Loading health data...')}
                >
                  {t('Load Data')}
                </Button>
                {isWide && exportButtons}
              </div>
            </div>
            {fault && (
              <p role="alert" className="text-danger">
                {fault}
              </p>
            )}
          </form>
          {isWaiting ? (
            <EmptyState
              scene={<Lantern />}
              className="max-md:py-2 max-md:[&>.small-scene]:[zoom:.85] md:my-auto md:py-6"
            >
              {t('Give a reason, then load the entries.')}
            </EmptyState>
          ) : (
            <Loaded
              query={entries}
              loading={t('Loading health data...')}
              failed={<LoadFailed query={entries}>{t('Failed to load health data')}</LoadFailed>}
              empty={
                <EmptyState scene={<Seedling />}>{t('No health data found for this period')}</EmptyState>
              }
            >
              {(found) => (
                <>
                  {!isWide && <div className="mb-3 grid gap-2">{exportButtons}</div>}
                  <EntryList entries={found} label={t('Health entries of {name}', { name: user.name })} />
                </>
              )}
            </Loaded>
          )}
        </>
      )}
    </Card>
  )
}
