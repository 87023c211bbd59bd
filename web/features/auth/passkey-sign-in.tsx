import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { Session } from '../../../contract/auth.ts'
import { t } from '../../../contract/t.ts'
import { errorText } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { hasPasskeys } from './passkey-possible.ts'

/** Fetched once somebody could use one: nobody waits for it who signs in with a password. */
const load = () => import('./passkeys.ts')

/** A challenge lives for five minutes. The card may be open for longer. */
const renewMs = 4 * 60_000

type PasskeySignInProps = {
  portal?: boolean
  /** Only by its button, not in the browser's suggestions for the address. */
  quietly?: boolean
  disabled?: boolean
  onEntered: (answer: Session) => void
}

/**
 * Signs in with a passkey: by its button, or by picking one where the browser suggests addresses. There is nothing of it
 * where the browser has none.
 */
export function PasskeySignIn({ portal = false, quietly = false, disabled, onEntered }: PasskeySignInProps) {
  const isPossible = hasPasskeys()
  const enter = useEffectEvent(onEntered)
  useEffect(() => {
    if (!isPossible || quietly) return
    const stop = new AbortController()
    const suggest = async () => {
      const { suggestPasskeys } = await load()
      if (stop.signal.aborted) return
      const answer = await suggestPasskeys({ portal })
      if (answer && !stop.signal.aborted) enter(answer)
    }
    // The password signs in as well, so nobody is told that there are no suggestions.
    const begin = () => void suggest().catch(tellRefusal)
    begin()
    const timer = setInterval(begin, renewMs)
    return () => {
      stop.abort()
      clearInterval(timer)
      void load().then(({ stopAsking }) => stopAsking())
    }
  }, [isPossible, quietly, portal])

  const sign = useMutation({
    mutationFn: async () => (await load()).signInByPasskey({ portal }),
    onSuccess: (answer) => answer && onEntered(answer),
    onError: tellFailure,
  })
  if (!isPossible) return null
  return (
    <Button
      look="quiet"
      disabled={disabled}
      pending={sign.isPending}
      pendingText={t('Waiting for your passkey...')}
      onClick={() => sign.mutate()}
    >
      <KeyRound className="size-4.5" aria-hidden="true" />
      {t('Sign in with a passkey')}
    </Button>
  )
}

const tellFailure = (error: unknown) =>
  notify.error(
    errorText(error, t('This passkey could not be used. Please try again, or sign in with your password.')),
    { id: 'passkey' },
  )

/** A passkey that was picked and refused. That none could be suggested is no news. */
function tellRefusal(error: unknown) {
  if (error instanceof Error && 'isPicked' in error) tellFailure(error)
}
