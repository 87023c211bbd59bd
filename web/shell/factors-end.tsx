import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { hasOwnPages } from '../../contract/roles.ts'
import { t } from '../../contract/t.ts'
import { call } from '../lib/api.ts'
import { session, useUser } from '../lib/session.ts'
import { momentInWords } from '../lib/time/clock.ts'
import { notify } from '../ui/toasts/notify.ts'
import { notifyFailure } from '../ui/toasts/notify-failure.ts'

/** Tells a member on every device that second factors are about to be removed, until they answer. */
export function FactorsEnd() {
  const user = useUser()
  const { second_factor_ends_at: at } = user
  const navigate = useNavigate()
  const client = useQueryClient()
  const keep = useMutation({
    mutationFn: () => call('POST /user/second-factor/keep'),
    onSuccess: () => {
      const { second_factor_ends_at: _, ...kept } = user
      session.updateUser(kept)
      void client.invalidateQueries({ queryKey: ['profile', 'second-factor'] })
      notify.success(t('Your passkeys and codes stay'), { id: 'factors-end' })
    },
    onError: (error) => notifyFailure(t('We couldn’t save your answer. Try again.'), error),
  })
  const tell = useEffectEvent((moment: string) =>
    notify.info(t('Passkeys or codes will be removed on {time}', { time: momentInWords(new Date(moment)) }), {
      id: 'factors-end',
      duration: Number.POSITIVE_INFINITY,
      description: t('Somebody with access to your email says that they are not yours.'),
      action: { label: t('Keep them'), onClick: () => keep.mutate() },
      other: {
        label: t('Review'),
        onClick: () => void navigate(`${hasOwnPages(user.role) ? '/profile' : '/admin/account'}#ways-in`),
      },
    }),
  )
  useEffect(() => {
    if (at) tell(at)
  }, [at])
  return null
}
