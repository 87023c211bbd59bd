import { useState } from 'react'
import { Link } from 'react-router'
import { forgottenPassword } from '../../../contract/auth.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmailLine, Form } from '../../ui/fields/form.tsx'
import { Envelope } from '../../ui/scenes/envelope.tsx'
import { QuietPage } from './quiet-page.tsx'

const BackToLogin = ({ look }: { look: 'quiet' | 'link' }) => (
  <Link
    to="/"
    state={{ auth: true }}
    className={buttonClass(look, look === 'link' ? 'justify-self-center text-sm' : undefined)}
  >
    {t('Back to Login')}
  </Link>
)

function Confirmation({ email }: { email: string }) {
  return (
    <QuietPage
      arrival
      scene={<Envelope />}
      title={t('Check Your Email')}
      intro={t('If {email} is registered, instructions to choose a new password will arrive there.', {
        email,
      })}
    >
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t('Check your inbox, and the spam folder too.')}</li>
        <li>{t('The link expires in 15 minutes.')}</li>
      </ul>
      <BackToLogin look="quiet" />
    </QuietPage>
  )
}

/** Asks for a letter with a reset link. The confirmation is the same whether or not the call succeeds. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  const invalid = t('Please enter a valid email address')
  const form = useContractForm('POST /auth/forgot-password', {
    body: forgottenPassword,
    from: { email: '' },
    toBody: ({ email }) => ({ email: email.trim() }),
    texts: { email: texts('An email address looks like name@example.org.') },
    toast: 'forgot-password',
    failed: invalid,
    refused: () => invalid,
    onSaved: (_, { email }) => setSentTo(email.trim()),
    onFailed: () => {
      setSentTo(form.fields.getValues('email').trim())
      return true
    },
  })

  if (sentTo !== undefined) return <Confirmation email={sentTo} />
  return (
    <QuietPage
      title={t('Forgot your password?')}
      intro={t('Tell us your email address, and we will send you a link to choose a new one.')}
    >
      <Form form={form} className="grid gap-4">
        <EmailLine<{ email: string }> name="email" label={t('Email')} />
        <Button type="submit" pending={form.isPending} pendingText={t('Sending...')}>
          {t('Send Reset Instructions')}
        </Button>
      </Form>
      <p className="text-xs text-ink-soft">
        {t('For your security we never say whether an address is registered, and the link works only once.')}
      </p>
      <BackToLogin look="link" />
    </QuietPage>
  )
}
