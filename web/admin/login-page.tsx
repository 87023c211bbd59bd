import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { credentials, type Session } from '../../contract/auth.ts'
import { t } from '../../contract/t.ts'
import { texts } from '../../contract/texts.ts'
import { greet } from '../features/auth/greet.ts'
import { OidcButton } from '../features/auth/oidc-button.tsx'
import { PasskeySignIn } from '../features/auth/passkey-sign-in.tsx'
import { QuietPage } from '../features/auth/quiet-page.tsx'
import { askSecondStep, SecondStep, type SecondStepAsked } from '../features/auth/second-step.tsx'
import { tellSignInLimited } from '../features/auth/sign-in-limited.ts'
import { useContractForm } from '../lib/form/use-contract-form.ts'
import { session } from '../lib/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmailLine, Form, PasswordLine } from '../ui/fields/form.tsx'

type Typed = { email: string; password: string }

/** The administrators' sign-in (specification, Admin 2). The token of a non-admin is never stored, and ends at once. */
export default function AdminLoginPage() {
  const [fault, setFault] = useState<string | undefined>(useLocation().state?.fault)
  const [asked, setAsked] = useState<SecondStepAsked>()
  const enter = (answer: Session) => {
    session.start(answer)
    const { name, role } = answer.user
    // Who looks after a part is no administrator, and the specified words are for these.
    greet(role === 'admin' ? t('Welcome, Admin {name}!', { name }) : t('Welcome {name}!', { name }))
  }
  const form = useContractForm('POST /auth/login', {
    body: credentials,
    from: { email: '', password: '' },
    toBody: (typed) => ({ ...typed, name: undefined, portal: 'admin' as const }),
    needed: texts({ email: 'Please enter your email address', password: 'Please enter your password' }),
    failed: t('Invalid admin credentials'),
    onFailed: (error) => askSecondStep(error, setAsked) || tellSignInLimited(error),
    onSaved: enter,
  })

  if (asked)
    return (
      <QuietPage title={t('Admin Portal')}>
        <SecondStep portal asked={asked} onEntered={enter} onBack={() => setAsked(undefined)} />
      </QuietPage>
    )
  return (
    <QuietPage title={t('Admin Portal')} intro={t('For the people who look after this community.')}>
      <Form form={form} className="grid gap-4">
        <EmailLine<Typed> name="email" label={t('Admin email')} autoComplete="username webauthn" />
        <PasswordLine<Typed> name="password" label={t('Password')} required autoComplete="current-password" />
        <Link to="/forgot-password" className={buttonClass('link', 'justify-self-start text-sm')}>
          {t('Forgot password?')}
        </Link>
        {fault && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-2.5 text-sm">
            {fault}
          </p>
        )}
        <Button type="submit" pending={form.isPending} pendingText={t('Authenticating...')}>
          {t('Sign In')}
        </Button>
        <PasskeySignIn portal onEntered={enter} disabled={form.isPending} />
      </Form>
      <OidcButton from="/admin/login" onFailed={setFault} />
      <p className="text-center text-xs text-ink-soft">{t('All access attempts are logged.')}</p>
      <Link to="/" className={buttonClass('link', 'justify-self-center text-sm')}>
        {t('Return to main site')}
      </Link>
    </QuietPage>
  )
}
