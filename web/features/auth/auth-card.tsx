import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { credentials, registration, type Session } from '../../../contract/auth.ts'
import { t } from '../../../contract/t.ts'
import { session } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmailLine, Form, Line, PasswordLine } from '../../ui/form.tsx'
import { notify } from '../../ui/notify.ts'

type Mode = 'sign-in' | 'register'
const modes = {
  'sign-in': {
    title: 'Sign in',
    submit: 'Sign In',
    question: 'New here?',
    other: 'Create an account',
    to: 'register',
  },
  register: {
    title: 'Create your account',
    submit: 'Create Account',
    question: 'Already a member?',
    other: 'Sign in',
    to: 'sign-in',
  },
} as const satisfies Record<Mode, { to: Mode } & Record<string, string>>

type Typed = { name: string; email: string; password: string }

const needed = { email: 'Please enter your email address', password: 'Please enter your password' }
const shared = () => ({
  failed: t('Authentication failed'),
  onSaved(answer: Session) {
    session.start(answer)
    notify.dismiss()
    notify.success(t('Welcome {name}!', { name: answer.user.name }))
  },
})

type FieldsProps = {
  from: Typed
  /** Whether the other form was there before. */
  isSwitched: boolean
  onSwitch: (typed: Typed) => void
}

function SignIn(props: FieldsProps) {
  const form = useContractForm('POST /auth/login', {
    ...shared(),
    body: credentials,
    from: props.from,
    toBody: ({ email, password }) => ({ email, password, name: undefined, portal: undefined }),
    needed,
  })
  return <Fields {...props} form={form} mode="sign-in" />
}

function Register(props: FieldsProps) {
  const form = useContractForm('POST /auth/register', {
    ...shared(),
    body: registration,
    from: props.from,
    toBody: (typed) => typed,
    needed: { ...needed, name: 'Please enter your name' },
  })
  return <Fields {...props} form={form} mode="register" />
}

type OwnForm = Pick<
  ReturnType<typeof useContractForm<'POST /auth/register', Typed, Session>>,
  'fields' | 'submit' | 'isPending'
>

function Fields({ form, mode, isSwitched, onSwitch }: FieldsProps & { form: OwnForm; mode: Mode }) {
  const { setFocus, getValues } = form.fields
  const words = modes[mode]
  const registering = mode === 'register'
  useEffect(() => {
    if (isSwitched) setFocus(registering ? 'name' : 'email')
  }, [isSwitched, registering, setFocus])

  return (
    <>
      <Form form={form} className="grid gap-4">
        {registering && (
          <Line<Typed> name="name" label={t('Name')} required autoComplete="name" data-autofocus />
        )}
        <EmailLine<Typed> name="email" label={t('Email')} />
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
        <Button type="submit" pending={form.isPending} pendingText={t('Processing...')}>
          {t(words.submit)}
        </Button>
      </Form>
      <p className="justify-self-center text-sm">
        {t(words.question)}{' '}
        <Button look="link" disabled={form.isPending} onClick={() => onSwitch(getValues())}>
          {t(words.other)}
        </Button>
      </p>
    </>
  )
}

/**
 * Sign in or create an account (specification, Member 4, Landing). What was typed stays when it fails, and when the
 * one is chosen in place of the other.
 */
export default function AuthCard({ onBack }: { onBack: () => void }) {
  const [{ mode, typed, isSwitched }, setShown] = useState({
    mode: 'sign-in' as Mode,
    typed: { name: '', email: '', password: '' },
    isSwitched: false,
  })
  const Shown = mode === 'register' ? Register : SignIn

  return (
    <section
      aria-labelledby="auth-title"
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <header>
        <h1 id="auth-title" className="text-2xl">
          {t(modes[mode].title)}
        </h1>
        <p className="mt-1 text-ink-soft">{t('Your mindful schedule')}</p>
      </header>
      <Shown
        from={typed}
        isSwitched={isSwitched}
        onSwitch={(now) => setShown({ mode: modes[mode].to, typed: now, isSwitched: true })}
      />
      <Button look="link" className="-mt-4 justify-self-center text-sm" onClick={onBack}>
        {t('Back to home')}
      </Button>
    </section>
  )
}
