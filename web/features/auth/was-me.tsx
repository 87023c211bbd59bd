import { useMutation } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'

/** For somebody who remembers: ends the alarm, and keeps what was about to be removed. */
export function WasMe({ token }: { token: string }) {
  const keep = useMutation({
    mutationFn: () => call('POST /auth/was-me', { body: { token } }),
    onError: (error) =>
      notify.error(errorText(error, t('We couldn’t save your answer. Try again.')), { id: 'not-me' }),
  })
  return (
    <div aria-live="polite">
      {keep.isSuccess ? (
        <p className="font-medium">{t('Thanks. Nothing will be removed because of this sign-in.')}</p>
      ) : (
        <Button look="quiet" className="w-full" pending={keep.isPending} onClick={() => keep.mutate()}>
          {t('This was me')}
        </Button>
      )}
    </div>
  )
}
