import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { healthConsent } from '../health/queries.ts'

/** Whether administrators may look at the health entries. Nothing where the community does not ask. */
export function HealthConsent() {
  const client = useQueryClient()
  const consent = useQuery(healthConsent)
  const save = useMutation({
    mutationFn: (given: boolean) => call('PATCH /user/health-consent', { body: { given } }),
    onSuccess: (stored) => client.setQueryData(healthConsent.queryKey, stored),
    onError: (error) =>
      notify.error(errorText(error, t('Your choice could not be saved.')), { id: 'health-consent' }),
  })
  if (!consent.data?.isAsked) return null
  return (
    <Switch
      label={t('Let administrators look at my health entries')}
      hint={t('Off, they stay closed. You can change it at any time, and each look is written down here.')}
      checked={save.isPending ? save.variables : consent.data.since !== null}
      disabled={save.isPending}
      onChange={({ target }) => save.mutate(target.checked)}
    />
  )
}
