import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** Holds the place of the sign-in card while the landing page is built. */
export default function AuthCard({ onBack }: { onBack: () => void }) {
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-6">
      <h1 className="text-2xl">{t('Welcome back')}</h1>
      <Field label={t('Email')}>
        <TextInput type="email" autoComplete="email" />
      </Field>
      <Field label={t('Password')}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Button>{t('Sign In')}</Button>
      <Button look="link" onClick={onBack}>
        {t('Back to home')}
      </Button>
    </div>
  )
}
