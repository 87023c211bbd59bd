import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useFieldFaults } from './field-faults.ts'

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

/**
 * Sign in or create an account (member.md section 4, Landing). What was typed stays when it fails. The server knows how
 * long a name may be and says so at its field; a bound here would cut off what is pasted without a word.
 */
export default function AuthCard({ onBack }: { onBack: () => void }) {
  const [mode, setMode] = useState<Mode>('sign-in')
  const [pending, setPending] = useState(false)
  const { faults, setFaults, check, forgive } = useFieldFaults()
  const registering = mode === 'register'
  const words = modes[mode]
  const form = useRef<HTMLFormElement>(null)
  const shownMode = useRef(mode)

  useEffect(() => {
    if (shownMode.current === mode) return
    shownMode.current = mode
    form.current?.querySelector('input')?.focus()
  }, [mode])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!check(event.currentTarget)) return
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email'))
    const password = String(typed.get('password'))
    setPending(true)
    try {
      const answer = registering
        ? await call('POST /auth/register', { body: { name: String(typed.get('name')), email, password } })
        : await call('POST /auth/login', { body: { email, password } })
      session.start(answer)
      notify.dismiss()
      notify.success(t('Welcome {name}!', { name: answer.user.name }))
    } catch (error) {
      if (error instanceof ApiError)
        setFaults(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])))
      notify.error(errorText(error, t('Authentication failed')))
    } finally {
      setPending(false)
    }
  }

  return (
    <section
      aria-labelledby="auth-title"
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <header>
        <h1 id="auth-title" className="text-2xl">
          {translate(words.title)}
        </h1>
        <p className="mt-1 text-ink-soft">{t('Your mindful schedule')}</p>
      </header>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onChange={({ target }) => forgive(target)}
        className="grid gap-4"
      >
        {registering && (
          <Field label={t('Name')} error={faults.name}>
            <TextInput name="name" required autoComplete="name" data-autofocus />
          </Field>
        )}
        <Field label={t('Email')} error={faults.email}>
          <TextInput
            name="email"
            type="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field
          label={t('Password')}
          error={faults.password}
          hint={registering ? t('At least 8 characters') : undefined}
        >
          <PasswordInput
            name="password"
            required
            autoComplete={registering ? 'new-password' : 'current-password'}
          />
        </Field>
        {!registering && (
          <Link to="/forgot-password" className={buttonClass('link', 'justify-self-start text-sm')}>
            {t('Forgot password?')}
          </Link>
        )}
        <Button type="submit" pending={pending} pendingText={t('Processing...')}>
          {translate(words.submit)}
        </Button>
      </form>
      <div className="grid justify-items-center gap-1 text-sm">
        <p>
          {translate(words.question)}{' '}
          <Button
            look="link"
            disabled={pending}
            onClick={() => {
              setMode(words.to)
              setFaults({})
            }}
          >
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
