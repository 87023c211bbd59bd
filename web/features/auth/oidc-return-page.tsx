import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import type { Session } from '../../../contract/auth.ts'
import { oidcLink } from '../../../contract/oidc.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { session } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CurrentPasswordLine, Form } from '../../ui/fields/form.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { greet } from './greet.ts'
import { takeBegun } from './oidc.ts'
import { QuietPage } from './quiet-page.tsx'
import { askSecondStep, SecondStep, type SecondStepAsked } from './second-step.tsx'
import { tellSignInLimited } from './sign-in-limited.ts'

function enter(answer: Session) {
  session.start(answer)
  notify.dismiss()
  greet(t('Welcome {name}!', { name: answer.user.name }))
}

/**
 * Where the OpenID provider sends the browser back. It is read once: whoever is known comes in, and a failure is told on
 * the page with the button.
 */
export default function OidcReturnPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [begun] = useState(takeBegun)
  const [isIn, setIn] = useState(false)
  const [link, setLink] = useState<{ email: string }>()
  const [asked, setAsked] = useState<SecondStepAsked>()
  const from = begun?.from ?? '/'
  const { mutate } = useMutation({
    mutationFn: () => {
      if (!begun) throw new Error('This sign-in did not begin in this tab.')
      const { attempt, invitation } = begun
      return call('POST /auth/oidc/finish', { body: { attempt, invitation, answer: search } })
    },
    onSuccess: (outcome) => {
      if (outcome.session) {
        enter(outcome.session)
        setIn(true)
      } else setLink(outcome.link)
    },
    onError: (error) => {
      if (!askSecondStep(error, setAsked))
        leave(errorText(error, t('This sign-in did not begin here. Please begin again.')))
    },
  })
  const leave = (fault?: string) =>
    void navigate(from, { replace: true, state: { auth: true, ...(fault && { fault }) } })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the provider's answer is used once.
  useEffect(() => {
    // The answer leaves the address at once, and with it the browser's history.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    mutate()
  }, [])

  if (isIn) return <Navigate to="/" replace />
  if (asked)
    return (
      <QuietPage title={t('Sign in')} arrival>
        <SecondStep
          asked={asked}
          portal={from === '/admin/login'}
          onEntered={(answer) => {
            enter(answer)
            setIn(true)
          }}
          onBack={() => leave()}
        />
      </QuietPage>
    )
  if (!link || !begun) return <Loading page>{t('Loading...')}</Loading>
  return (
    <LinkForm
      email={link.email}
      attempt={begun.attempt}
      onIn={() => setIn(true)}
      onAsked={setAsked}
      onLeave={(fault) => leave(fault)}
    />
  )
}

type LinkFormProps = {
  email: string
  attempt: string
  onIn: () => void
  onAsked: (asked: SecondStepAsked) => void
  onLeave: (fault?: string) => void
}

/** Asks for the password of the account with the same address, once. */
function LinkForm({ email, attempt, onIn, onAsked, onLeave }: LinkFormProps) {
  const form = useContractForm('POST /auth/oidc/link', {
    body: oidcLink,
    from: { password: '' },
    toBody: ({ password }) => ({ attempt, password }),
    needed: texts({ password: 'Please enter your password' }),
    failed: t('Authentication failed'),
    onSaved: (answer) => {
      enter(answer)
      onIn()
    },
    onFailed: (error) => {
      if (askSecondStep(error, onAsked)) return true
      if (error instanceof ApiError && error.status === 401) {
        form.point([{ name: 'password', text: t('That is not the password of this account') }], true)
        return true
      }
      if (error instanceof ApiError && (error.status === 400 || error.status === 403)) {
        onLeave(errorText(error, t('Authentication failed')))
        return true
      }
      return tellSignInLimited(error)
    },
  })
  return (
    <QuietPage
      title={t('One account, two ways in')}
      intro={t('{email} has an account here. Give its password once, and both lead to it from now on.', {
        email,
      })}
      arrival
    >
      <Form form={form} className="grid gap-4">
        <CurrentPasswordLine<{ password: string }>
          email={email}
          name="password"
          label={t('Password')}
          data-autofocus
        />
        <Button type="submit" pending={form.isPending} pendingText={t('Processing...')}>
          {t('Link and sign in')}
        </Button>
      </Form>
      <button
        type="button"
        className={buttonClass('link', 'justify-self-center text-sm')}
        onClick={() => onLeave()}
      >
        {t('Back to sign in')}
      </button>
    </QuietPage>
  )
}
