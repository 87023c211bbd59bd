import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { safeStorage } from '../../lib/device/safe-storage.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { healthConsent } from './queries.ts'

const laterFor = 7 * 24 * 3_600_000
const storedAs = (memberId: string) => `health_consent_later_${memberId}`
const wasPutOff = (memberId: string) =>
  Date.now() - Number(safeStorage.getItem(storedAs(memberId)) ?? 0) < laterFor

/**
 * Asks a member once whether administrators may look at their health entries, where the community asks. Whoever has said
 * yes or no is not asked again; later is a week later.
 */
export function ConsentCard() {
  const me = useUser()
  const client = useQueryClient()
  const consent = useQuery(healthConsent)
  const [isPutOff, setPutOff] = useState(() => wasPutOff(me.id))
  const save = useMutation({
    mutationFn: (given: boolean) => call('PATCH /user/health-consent', { body: { given } }),
    onSuccess: (stored, given) => {
      client.setQueryData(healthConsent.queryKey, stored)
      notify.success(given ? t('Administrators may look. Thank you.') : t('Your entries stay closed.'), {
        id: 'health-consent',
      })
    },
    onError: (error) =>
      notify.error(errorText(error, t('Your choice could not be saved.')), { id: 'health-consent' }),
  })
  if (isPutOff || !consent.data?.isAsked || consent.data.isAnswered !== false) return null
  const putOff = () => {
    safeStorage.setItem(storedAs(me.id), String(Date.now()))
    setPutOff(true)
  }
  return (
    <section
      aria-labelledby="health-consent"
      className="mb-6 grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="health-consent" className="text-lg">
        {t('May administrators look at your health entries?')}
      </h2>
      <p className="measure text-ink-soft">
        {t(
          'They can help you only with what they can see. It is up to you, nothing is missing if you say no, and you can change it at any time. Each look is written down in your profile.',
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="quiet"
          disabled={save.isPending}
          pending={save.isPending && save.variables}
          onClick={() => save.mutate(true)}
        >
          {t('Yes, they may')}
        </Button>
        <Button
          look="quiet"
          disabled={save.isPending}
          pending={save.isPending && !save.variables}
          onClick={() => save.mutate(false)}
        >
          {t('No, keep them closed')}
        </Button>
        <Button look="link" disabled={save.isPending} onClick={putOff}>
          {t('Ask me later')}
        </Button>
      </div>
    </section>
  )
}
