import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { credentials, registration, type Session } from '../../../contract/auth.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { errorText } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { session } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmailLine, Form, Line, PasswordLine } from '../../ui/fields/form.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { greet } from './greet.ts'
import { OidcButton } from './oidc-button.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { askSecondStep, SecondStep, type SecondStepAsked } from './second-step.tsx'
import { tellSignInLimited } from './sign-in-limited.ts'
import { noAccountReason, waysIn } from './ways-in.ts'

type Mode = 'sign-in' | 'register'
const modes = {
  'sign-in': {
    title: texts('Sign in'),
    submit: texts('Sign In'),
    question: texts('New here?'),
    other: texts('Create an account'),
    to: 'register',
  },
  register: {
    title: texts('Create your account'),
    submit: texts('Create Account'),
    question: texts('Already a member?'),
    other: texts('Sign in'),
    to: 'sign-in',
  },
} as const satisfies Record<Mode, { to: Mode } & Record<string, string>>

type Typed = { name: string; email: string; password: string }

const needed = texts({ email: 'Please enter your email address', password: 'Please enter your password' })
const shared = (setFault: (fault: string | undefined) => void) => ({
  from: { name: '', email: '', password: '' },
  failed: t('Authentication failed'),
  onSaved(answer: Session) {
    session.start(answer)
    notify.dismiss()
    greet(t('Welcome {name}!', { name: answer.user.name }))
  },
  /** The toast goes by itself; the line in the form stays until the next try. */
  onFailed(error: unknown, faults: readonly { name: string }[]) {
    const isAtField = faults.some(({ name }) => name)
    setFault(isAtField ? undefined : errorText(error, t('Authentication failed')))
    return false
  },
})

/**
 * Sign in or create an account (specification, Member 4, Landing). Typed values stay when the call fails, and when the
 * member switches between the two.
 */
export default function AuthCard({ onBack }: { onBack: () => void }) {
  const [asked, setAsked] = useState<SecondStepAsked>()
  const arrival: { invitation?: string; fault?: string } | null = useLocation().state
  const invitation = arrival?.invitation
  const [mode, setMode] = useState<Mode>(invitation === undefined ? 'sign-in' : 'register')
  const [fault, setFault] = useState(arrival?.fault)
  const ways = useQuery(waysIn(invitation))
  const title = useRef<HTMLHeadingElement>(null)
  const common = shared(setFault)
  const signIn = useContractForm('POST /auth/login', {
    ...common,
    body: credentials,
    toBody: ({ email, password }) => ({ email, password, name: undefined, portal: undefined }),
    needed,
    onFailed: (error, faults) =>
      askSecondStep(error, setAsked) || common.onFailed(error, faults) || tellSignInLimited(error),
  })
  const register = useContractForm('POST /auth/register', {
    ...common,
    body: registration,
    toBody: (typed) => ({ ...typed, invitation }),
    needed: { ...needed, name: texts('Please enter your name') },
  })
  const words = modes[mode]
  const registering = mode === 'register'
  const noAccount = registering ? noAccountReason(ways.data, invitation) : undefined
  const [form, other] = registering ? [register, signIn] : [signIn, register]

  function turn() {
    other.begin(form.fields.getValues())
    setFault(undefined)
    flushSync(() => setMode(words.to))
    // Where no account can be made, there is no field.
    if (!registering && noAccountReason(ways.data, invitation)) title.current?.focus()
    else other.fields.setFocus(registering ? 'email' : 'name')
  }

  function submit() {
    setFault(undefined)
    form.submit()
  }
  if (asked)
    return (
      <section className="rounded-[inherit] border border-line bg-surface p-5 max-sm:border-x-0 max-sm:border-b-0 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-8">
        <SecondStep
          heading="h1"
          asked={asked}
          onEntered={common.onSaved}
          onBack={() => setAsked(undefined)}
        />
      </section>
    )
  return (
    <section
      aria-labelledby="auth-title"
      className="grid gap-5 rounded-[inherit] border border-line bg-surface p-5 max-sm:border-x-0 max-sm:border-b-0 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-8"
    >
      <header>
        <h1 id="auth-title" ref={title} tabIndex={-1} className="text-2xl outline-none">
          {translate(words.title)}
        </h1>
        <p className="mt-1 text-balance text-ink-soft">
          {noAccount
            ? translate(noAccount)
            : registering
              ? t('A name, an address, and the first page is yours.')
              : t('Your pages are where you left them.')}
        </p>
      </header>
      {!noAccount && (
        <Form key={mode} form={{ ...form, submit }} className="grid gap-4">
          {registering && (
            <Line<Typed> name="name" label={t('Name')} required autoComplete="name" data-autofocus />
          )}
          <EmailLine<Typed>
            name="email"
            label={t('Email')}
            autoComplete={registering ? 'email' : 'username webauthn'}
          />
          <PasswordLine<Typed>
            name="password"
            label={t('Password')}
            hint={registering ? t('At least 8 characters') : undefined}
            required
            autoComplete={registering ? 'new-password' : 'current-password'}
          />
          {!registering && (
            <Link to="/forgot-password" className={buttonClass('link', 'justify-self-start text-sm')}>
              {t('Forgot password?')}
            </Link>
          )}
          {fault && <p className="rounded-md bg-danger-soft px-4 py-2.5 text-sm">{fault}</p>}
          <Button
            type="submit"
            className={registering ? 'mt-2.5' : undefined}
            pending={form.isPending}
            pendingText={t('Processing...')}
          >
            {translate(words.submit)}
          </Button>
          {!registering && <PasskeySignIn onEntered={common.onSaved} disabled={form.isPending} />}
        </Form>
      )}
      {!noAccount && <OidcButton invitation={invitation} from="/" onFailed={setFault} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p>
          {translate(words.question)}{' '}
          <Button look="link" disabled={form.isPending} onClick={turn}>
            {translate(words.other)}
          </Button>
        </p>
        <Button look="link" onClick={onBack}>
          {t('Back to home')}
        </Button>
      </div>
    </section>
  )
}
