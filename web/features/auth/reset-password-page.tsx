import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { passwordReset, type Session } from '../../../contract/auth.ts'
import { passwordFault } from '../../../contract/password-strength.ts'
import { t, translate } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { session } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { NewPasswordFields } from '../../ui/fields/new-password-fields.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { QuietPage } from './quiet-page.tsx'
import { askSecondStep, SecondStep, type SecondStepAsked } from './second-step.tsx'

/** How long the success can be read before the app opens (specification, Member 9). */
const redirectMs = 1000

/** The toast of one try replaces the toast of the one before. */
const toast = { id: 'reset-password' }

function NoToken() {
  useEffect(() => notify.error(t('No reset token provided'), { id: 'no-reset-token' }), [])
  return <Navigate to="/forgot-password" replace />
}

/**
 * Chooses a new password with the token of an email. Afterwards the member is signed in. The token is read and then
 * removed from the address, where other people, histories and screenshots could see it. It stays in this entry of the
 * tab's history, so that a reload finds it.
 */
export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const inAddress = search.get('token')
  const token: string | null = inAddress || (state?.resetToken ?? null)
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { resetToken: inAddress } })
  }, [inAddress, navigate, pathname])
  return token ? <ResetPassword token={token} /> : <NoToken />
}

function ResetPassword({ token }: { token: string }) {
  const [asked, setAsked] = useState<SecondStepAsked>()
  const [linkDead, setLinkDead] = useState(false)
  const [isDone, setDone] = useState(false)
  function enter(answer: Session) {
    setDone(true)
    session.start(answer)
    // In place of this page: its link is used up.
    setTimeout(() => window.location.replace('/dashboard'), redirectMs)
  }
  /** Whether an answer was lost: then the link may be used up, and the password changed. */
  const isInDoubt = useRef(false)
  const form = useContractForm('POST /auth/reset-password', {
    body: passwordReset,
    from: { newPassword: '', repeated: '' },
    toBody: ({ newPassword }) => ({ token, newPassword }),
    toast: toast.id,
    saved: t('Password reset successfully! You are now logged in.'),
    failed: t('Failed to reset password'),
    onSaved: enter,
    onFailed: (error, faults) => {
      if (askSecondStep(error, setAsked)) return true
      const status = error instanceof ApiError ? error.status : 0
      const isDead = status === 400 && faults.every(({ name }) => name !== 'newPassword')
      setLinkDead(isDead)
      const isUsedUp = isDead && isInDoubt.current
      if (status === 0) isInDoubt.current = true
      if (isUsedUp)
        notify.error(
          t(
            'This link has been used up. Your first try may have changed the password: log in with the new one.',
          ),
          toast,
        )
      return isUsedUp
    },
  })
  const { newPassword, repeated } = useWatch({ control: form.fields.control })
  const unfinished = passwordFault(newPassword ?? '', repeated)
  const submit = () => (unfinished ? notify.error(translate(unfinished), toast) : form.submit())

  if (asked)
    return (
      <QuietPage title={t('Choose a new password')} intro={t('Your new password is set.')}>
        <SecondStep
          asked={asked}
          onEntered={(answer) => {
            notify.success(t('Password reset successfully! You are now logged in.'), toast)
            enter(answer)
          }}
          onBack={() => window.location.replace('/')}
        />
      </QuietPage>
    )
  return (
    <QuietPage
      title={t('Choose a new password')}
      intro={t('Afterwards you are signed in, and every other device is signed out.')}
    >
      <Form form={{ ...form, submit }} className="grid gap-5">
        <NewPasswordFields />
        <Button
          type="submit"
          disabled={unfinished !== undefined}
          pending={form.isPending || isDone}
          pendingText={t('Resetting Password...')}
        >
          {t('Reset Password')}
        </Button>
      </Form>
      {linkDead && (
        <Link to="/forgot-password" className={buttonClass('quiet')}>
          {t('Ask for a new link')}
        </Link>
      )}
      <Link to="/" state={{ auth: true }} className={buttonClass('link', 'justify-self-center text-sm')}>
        {t('Back to Login')}
      </Link>
    </QuietPage>
  )
}
