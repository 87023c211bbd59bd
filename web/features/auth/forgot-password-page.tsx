import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { QuietPage } from './quiet-page.tsx'

const BackToLogin = () => (
  <Link to="/" state={{ auth: true }} className={buttonClass('link', 'justify-self-center text-sm')}>
    {t('Back to Login')}
  </Link>
)

function Confirmation({ email }: { email: string }) {
  return (
    <QuietPage
      arrival
      title={t('Check Your Email')}
      intro={t('If {email} is registered, instructions to choose a new password will arrive there.', {
        email,
      })}
    >
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t('Check your inbox, and the spam folder too.')}</li>
        <li>{t('The link expires in 15 minutes.')}</li>
      </ul>
      <BackToLogin />
    </QuietPage>
  )
}

/** Asks for a letter with a reset link. The confirmation is the same whether or not the call succeeds. */
export default function ForgotPasswordPage() {
  const [pending, setPending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (!email.includes('@') || !field.current?.validity.valid) {
      const sentence = t('Please enter a valid email address')
      notify.error(sentence, { id: 'forgot-password' })
      setFault(sentence)
      field.current?.focus()
      return
    }
    setPending(true)
    await call('POST /auth/forgot-password', { body: { email } }).catch(() => undefined)
    setPending(false)
    setSentTo(email)
  }

  if (sentTo !== undefined) return <Confirmation email={sentTo} />
  return (
    <QuietPage
      title={t('Forgot your password?')}
      intro={t('Tell us your email address, and we will send you a link to choose a new one.')}
    >
      <form noValidate onSubmit={submit} onChange={() => setFault(undefined)} className="grid gap-4">
        <Field label={t('Email')} error={fault}>
          <TextInput
            ref={field}
            name="email"
            type="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" pending={pending} pendingText={t('Sending...')}>
          {t('Send Reset Instructions')}
        </Button>
      </form>
      <p className="text-xs text-ink-soft">
        {t('For your security we never say whether an address is registered, and the link works only once.')}
      </p>
      <BackToLogin />
    </QuietPage>
  )
}
