import { type FormEvent, useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { passwordFault } from '../../../contract/password-strength.ts'
import { t, translate } from '../../../contract/t.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NewPasswordFields } from '../../ui/new-password-fields.tsx'
import { notify } from '../../ui/notify.ts'
import { QuietPage } from './quiet-page.tsx'

/** How long the success can be read before the app opens (member.md section 9). */
const redirectMs = 1000

/** What became of a try takes the place of what was told of the one before. */
const toast = { id: 'reset-password' }

function NoToken() {
  useEffect(() => notify.error(t('No reset token provided'), { id: 'no-reset-token' }), [])
  return <Navigate to="/forgot-password" replace />
}

/**
 * Chooses a new password with the token of a letter; afterwards the member is signed in. Once read, the token is taken
 * out of the address, where shoulders, histories and screenshots see it; it stays with this entry of the tab's history,
 * so that a reload finds it.
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
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [pending, setPending] = useState(false)
  const [linkDead, setLinkDead] = useState(false)
  const [fault, setFault] = useState<string>()
  /** Whether an answer was lost: then the link may be used up, and the password changed. */
  const [isInDoubt, setInDoubt] = useState(false)
  const unfinished = passwordFault(password, repeated)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (unfinished) {
      notify.error(translate(unfinished), toast)
      return
    }
    setPending(true)
    try {
      session.start(await call('POST /auth/reset-password', { body: { token, newPassword: password } }))
      notify.success(t('Password reset successfully! You are now logged in.'), toast)
      // In place of this page: its link is used up.
      setTimeout(() => window.location.replace('/dashboard'), redirectMs)
    } catch (error) {
      setPending(false)
      const { status, errors } = error instanceof ApiError ? error : { status: 0, errors: [] }
      const own = errors.find(({ path }) => path === 'newPassword')
      setFault(own?.message)
      const isDead = status === 400 && !own
      setLinkDead(isDead)
      setInDoubt(isInDoubt || status === 0)
      notify.error(
        isDead && isInDoubt
          ? t(
              'This link has been used up. Your first try may have changed the password: log in with the new one.',
            )
          : errorText(error, t('Failed to reset password')),
        toast,
      )
    }
  }

  return (
    <QuietPage
      title={t('Choose a new password')}
      intro={t('Afterwards you are signed in, and every other device is signed out.')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <NewPasswordFields
          password={password}
          repeated={repeated}
          onPassword={(next) => {
            setPassword(next)
            setFault(undefined)
          }}
          onRepeated={setRepeated}
          error={fault}
        />
        <Button
          type="submit"
          disabled={unfinished !== undefined}
          pending={pending}
          pendingText={t('Resetting Password...')}
        >
          {t('Reset Password')}
        </Button>
      </form>
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
