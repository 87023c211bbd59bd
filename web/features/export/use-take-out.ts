import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExportKind, type ExportOverview, ticketMinutes } from '../../../contract/export.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { exportOverview } from './queries.ts'

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'take-out' }

/** A link that was given, and when: by the clock of this device, and by the server's. */
type Asked = { href: string; at: number; atServer: number }

/**
 * - `waiting`: the browser has not opened the link yet, or the server has others to serve first
 * - `running`: bytes go out, here or on another device
 * - `sent`: the server has sent all of it
 * - `ended`: it broke off, or never began
 */
export type TakeOutState = 'idle' | 'waiting' | 'running' | 'sent' | 'ended'

function stateOf(
  asked: Asked | undefined,
  overview: ExportOverview | undefined,
  seenAt: number,
): TakeOutState {
  if (overview?.download === 'running') return 'running'
  if (!asked) return 'idle'
  if (!overview || overview.download === 'waiting' || seenAt <= asked.at) return 'waiting'
  return overview.last && Date.parse(overview.last) >= asked.atServer ? 'sent' : 'ended'
}

/** Often at the beginning, when a person looks on; seldom during a download of hours. */
const nextLook = (since: number): number => Math.min(15_000, 1000 + (Date.now() - since) / 5)

/** Has the browser download a link by itself: nothing is held by the page, and it goes on when the page is left. */
function download(href: string): void {
  const anchor = document.createElement('a')
  anchor.href = href
  // A refusal must not take the place of the page.
  anchor.download = ''
  anchor.click()
}

/** Takes the member's data out: asks for a link, hands it to the browser, and follows what the server tells of it. */
export function useTakeOut() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [since] = useState(Date.now)
  const overview = useQuery({
    ...exportOverview,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      ['waiting', 'running'].includes(stateOf(asked, data, dataUpdatedAt)) && nextLook(asked?.at ?? since),
  })
  const ask = useMutation({
    mutationFn: (kinds: readonly ExportKind[] | undefined) =>
      call('POST /me/export', { body: kinds ? { kinds: [...kinds] } : {} }),
    onSuccess: async ({ url, expires }) => {
      // An answer on its way does not know of the link.
      await client.cancelQueries({ queryKey: exportOverview.queryKey })
      const href = `/api${url}`
      setAsked({ href, at: Date.now(), atServer: Date.parse(expires) - ticketMinutes * 60_000 })
      download(href)
    },
    onError: (error) =>
      notify.error(loadFailure(error, t('Your data could not be taken out. Please try again.')), toast),
  })
  const state = stateOf(asked, overview.data, overview.dataUpdatedAt)
  return {
    overview,
    state,
    /** The link while it can still be opened by hand. */
    href: state === 'waiting' ? asked?.href : undefined,
    isPending: ask.isPending,
    start: ask.mutate,
  }
}
