import { useNavigate } from 'react-router'
import { t } from '../../contract/t.ts'
import { QuietPage } from '../features/auth/quiet-page.tsx'
import { PasswordForm } from '../features/profile/password-form.tsx'
import { session, useUser } from '../lib/session.ts'
import { signOut } from '../lib/sign-out.ts'

/** The first page for an administrator with a generated password. */
export default function ChoosePasswordPage() {
  const { must_change_password: _, ...user } = useUser()
  const navigate = useNavigate()
  return (
    <QuietPage
      title={t('Choose your own password')}
      intro={t(
        'The one you signed in with was made up for you. Choose one that only you know, and the back office opens.',
      )}
    >
      <PasswordForm
        onChanged={() => session.updateUser(user)}
        onClose={() => void signOut().then(() => navigate('/admin/login'))}
        closeLabel={t('Sign Out')}
      />
    </QuietPage>
  )
}
