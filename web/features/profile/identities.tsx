import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Identity } from '../../../contract/oidc.ts'
import { t } from '../../../contract/t.ts'
import { call, untilGone } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { SettingsRow } from './settings-row.tsx'
import { LinkedRings } from './spots.tsx'

/** The providers by which the member signs in. */
export const ownIdentities = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => call('GET /user/identities', { signal }),
})

/** By whom else the member signs in; nothing for whoever signs in by a password alone. */
export function IdentitiesRow() {
  const { data } = useQuery(ownIdentities)
  if (!data?.list?.length) return null
  const names = data.list.map(({ name }) => name).join(', ')
  return (
    <SettingsRow id="identities" spot={<LinkedRings />} title={t('Other ways in')} value={names}>
      <div className="grid gap-4">
        {!data.hasPassword && <NoPassword />}
        <ul aria-label={t('Other ways in')} className="grid gap-3">
          {data.list.map((identity) => (
            <IdentityItem key={identity.issuer} identity={identity} mayUnlink={data.hasPassword} />
          ))}
        </ul>
      </div>
    </SettingsRow>
  )
}

/** For an account that a provider made: by a letter it gets a password as well. */
function NoPassword() {
  const { email } = useUser()
  const send = useMutation({
    mutationFn: () => call('POST /auth/forgot-password', { body: { email } }),
    onSuccess: () => notify.success(t('An email with a link is on its way to {email}', { email })),
    onError: (error) => notifyFailure(t('The email could not be sent.'), error),
  })
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-hollow p-4">
      <p className="measure">
        {t('This account has no password yet. With one, you can sign in without the provider too.')}
      </p>
      <Button look="quiet" pending={send.isPending} onClick={() => send.mutate()}>
        {t('Send me an email to choose one')}
      </Button>
    </div>
  )
}

function IdentityItem({ identity, mayUnlink }: { identity: Identity; mayUnlink: boolean }) {
  const { issuer, name, linked_at } = identity
  const client = useQueryClient()
  const unlink = useMutation({
    mutationFn: () => untilGone(call('DELETE /user/identities', { query: { issuer } })),
    onSuccess: () => notify.success(t('{name} does not lead to this account any more', { name })),
    onError: (error) => notifyFailure(t('The link could not be ended.'), error),
    onSettled: () => client.invalidateQueries({ queryKey: ownIdentities.queryKey }),
  })
  async function askAndUnlink() {
    const yes = await confirm({
      title: t('End the link to {name}?', { name }),
      body: t('You sign in by your password from then on.'),
      confirmLabel: t('End the link'),
      danger: true,
    })
    if (yes) unlink.mutate()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="numbers block text-sm text-ink-soft">
          {t('Linked: {moment}', { moment: momentInWords(new Date(linked_at), 'medium') })}
        </span>
      </span>
      {mayUnlink && (
        <Button look="quiet" pending={unlink.isPending} onClick={() => void askAndUnlink()}>
          {t('End the link')}
        </Button>
      )}
    </li>
  )
}
