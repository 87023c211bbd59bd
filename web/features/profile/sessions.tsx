import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { ownSession } from '../../../contract/profile.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { deviceInWords, isMobile } from '../../lib/device/device-words.ts'
import { agoInWords } from '../../lib/time/ago.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconDisc } from '../../ui/icon-disc.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { ownSessions } from './queries.ts'

type OwnSession = z.infer<typeof ownSession>

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'session' }

function usedInWords({ current, lastUsedAt }: OwnSession): string {
  if (current) return t('Active now')
  const ago = agoInWords(new Date(lastUsedAt), new Date())
  return ago ? t('Last used {ago}', { ago }) : t('Last used a few minutes ago')
}

/** As many devices as are shown at first. */
const most = 5

/** Sessions that read the same stand in one row; this one is alone. */
function rowsOf(sessions: readonly OwnSession[]): OwnSession[][] {
  const newestFirst = sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || other.lastUsedAt.localeCompare(one.lastUsedAt),
  )
  return [...Map.groupBy(newestFirst, (one) => `${deviceInWords(one.device)} ${usedInWords(one)}`).values()]
}

type DeviceProps = { session: OwnSession; count: number; onEnd: () => void }

function Device({ session, count, onEnd }: DeviceProps) {
  const Icon = isMobile(session.device) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line py-3 first:border-t-0 first:pt-0">
      <IconDisc icon={Icon} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {deviceInWords(session.device)}
          {count > 1 && (
            <span className="text-sm font-normal text-ink-soft">
              {t('{count, plural, one {# time} other {# times}}', { count })}
            </span>
          )}
          {session.current && <Badge tone="accent">{t('This device')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{usedInWords(session)}</p>
      </div>
      {!session.current && (
        <Button
          look="link"
          className="text-sm"
          aria-label={t('Sign out {device}', { device: deviceInWords(session.device) })}
          onClick={onEnd}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  )
}

/** What is ended with one press, and what is said then. */
type Ending = { ended: OwnSession[]; told: string }

/** The member's sessions, each with a button to end it. For this one it is Sign Out. */
export function Sessions() {
  const sessions = useQuery(ownSessions)
  const client = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)

  const end = useMutation({
    async mutationFn({ ended }: Ending) {
      for (const { id } of ended) await untilGone(call('DELETE /user/sessions/{id}', { params: { id } }))
    },
    onMutate: ({ ended }) => {
      void client.cancelQueries({ queryKey: ownSessions.queryKey })
      const before = client.getQueryData(ownSessions.queryKey)
      client.setQueryData(ownSessions.queryKey, (all) => all?.filter((one) => !ended.includes(one)))
      // The pressed button disappears with its row.
      list.current?.focus()
      return before
    },
    onSuccess: (_, { told }) => notify.success(told, toast),
    onError: (error, _, before) => {
      client.setQueryData(ownSessions.queryKey, before)
      notify.error(loadFailure(error, t('That session could not be ended.')), toast)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownSessions.queryKey }),
  })

  if (sessions.isPending) return <Loading>{t('Loading...')}</Loading>
  if (!sessions.data) return <NotLoaded query={sessions}>{t('Your sessions could not be loaded.')}</NotLoaded>
  const others = sessions.data.filter(({ current }) => !current)
  const rows = rowsOf(sessions.data)
  return (
    <div className="grid gap-3">
      {others.length > 1 && (
        <Button
          look="quiet"
          className="mb-2 justify-self-start"
          onClick={() => end.mutate({ ended: others, told: t('Every other device has been signed out') })}
        >
          {t('Sign out everywhere else')}
        </Button>
      )}
      <ul ref={list} tabIndex={-1} aria-label={t('Where you are signed in')}>
        {(isWhole ? rows : rows.slice(0, most + 1)).flatMap((row) => {
          const [session] = row
          if (!session) return []
          const told = t('{device} has been signed out', { device: deviceInWords(session.device) })
          return [
            <Device
              key={session.id}
              session={session}
              count={row.length}
              onEnd={() => end.mutate({ ended: row, told })}
            />,
          ]
        })}
      </ul>
      {!isWhole && rows.length > most + 1 && (
        <Button
          look="link"
          className="justify-self-start text-sm"
          onClick={() => {
            setWhole(true)
            list.current?.focus({ preventScroll: true })
          }}
        >
          {t('Show all')}
        </Button>
      )}
    </div>
  )
}
