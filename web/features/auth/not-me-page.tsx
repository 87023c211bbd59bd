import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { SignedOut } from './disowned-factors.tsx'
import { QuietPage } from './quiet-page.tsx'
import { WasMe } from './was-me.tsx'

/** What the email was about. */
const intros: Record<string, Text> & { device: Text } = texts({
  device: 'Somebody signed in to your account from a device that was not seen before.',
  calendar: 'Somebody made a calendar address in your account.',
  account: 'Somebody changed things in your account.',
})

const ToForgotten = () => (
  <Link to="/forgot-password" className={buttonClass('quiet')}>
    {t('Choose a new password')}
  </Link>
)

/**
 * Where 'This was not me' of a letter about a new device leads. Nobody signs in here: who asks may be locked out. Opening it
 * does nothing, because mail programs open links by themselves.
 */
export default function NotMePage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const end = useMutation({
    mutationFn: () => call('POST /auth/not-me', { body: { token } }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 400) return
      notify.error(errorText(error, t('The sessions could not be ended.')), { id: 'not-me' })
    },
  })
  const isDead = !token || (end.error instanceof ApiError && end.error.status === 400)

  if (end.isSuccess) return <SignedOut token={token} answer={end.data} />
  if (isDead)
    return (
      <QuietPage
        key="dead"
        arrival
        title={t('This link does not work any more')}
        intro={t('It was used already, or is too old.')}
      >
        <p>{t('You can always choose a new password. That signs out every other device too.')}</p>
        <ToForgotten />
      </QuietPage>
    )
  return (
    <QuietPage
      title={t('Was it not you?')}
      intro={translate(intros[search.get('about') ?? ''] ?? intros.device)}
    >
      <p>{t('This signs you out everywhere. We’ll email you a link to choose a new password.')}</p>
      <Button look="danger" pending={end.isPending} onClick={() => end.mutate()}>
        {t('Sign out every device')}
      </Button>
      <WasMe token={token} />
    </QuietPage>
  )
}
