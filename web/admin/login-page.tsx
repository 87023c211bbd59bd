import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../contract/t.ts'
import { useFieldFaults } from '../features/auth/field-faults.ts'
import { QuietPage } from '../features/auth/quiet-page.tsx'
import { call, errorText } from '../lib/api.ts'
import { session } from '../lib/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { notify } from '../ui/notify.ts'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'

/** The administrators' sign-in (admin.md section 2). The token of a non-admin is never kept, and dies at once. */
export default function AdminLoginPage() {
  const [pending, setPending] = useState(false)
  const { faults, check, forgive } = useFieldFaults()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!check(event.currentTarget)) return
    const form = new FormData(event.currentTarget)
    setPending(true)
    try {
      const answer = await call('POST /auth/login', {
        body: { email: String(form.get('email')), password: String(form.get('password')), portal: 'admin' },
      })
      session.start(answer)
      notify.success(t('Welcome, Admin {name}!', { name: answer.user.name }))
    } catch (error) {
      notify.error(errorText(error, t('Invalid admin credentials')))
    } finally {
      setPending(false)
    }
  }

  return (
    <QuietPage title={t('Admin Portal')} intro={t('For the people who look after this community.')}>
      <form noValidate onSubmit={submit} onChange={({ target }) => forgive(target)} className="grid gap-4">
        <Field label={t('Admin email')} error={faults.email}>
          <TextInput
            name="email"
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={t('Password')} error={faults.password}>
          <PasswordInput name="password" required autoComplete="current-password" />
        </Field>
        <Button type="submit" pending={pending} pendingText={t('Authenticating...')}>
          {t('Sign In')}
        </Button>
      </form>
      <p className="text-xs text-ink-soft">{t('All access attempts are logged.')}</p>
      <Link to="/" className={buttonClass('link', 'justify-self-center text-sm')}>
        {t('Return to main site')}
      </Link>
    </QuietPage>
  )
}
