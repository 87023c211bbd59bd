import { ShieldAlert } from 'lucide-react'
import { useNavigate } from 'react-router'
import { t } from '../../contract/t.ts'
import { signOut } from '../lib/sign-out.ts'
import { Button } from '../ui/button.tsx'

/**
 * For a person who is no administrator any more, although this browser still shows them as one, and for whom another part
 * of the back office is (specification, Admin 2).
 */
export function AccessDenied() {
  const navigate = useNavigate()
  return (
    <div className="grid min-h-[70dvh] content-center justify-items-center gap-3 text-center" role="alert">
      <title>{`${t('Access Denied')} · ${t('A-genda')}`}</title>
      <ShieldAlert className="size-10 text-clay" aria-hidden="true" />
      <h1 className="text-2xl">{t('Access Denied')}</h1>
      <p className="text-base text-ink-soft">{t('This page is only accessible to administrators.')}</p>
      <Button look="quiet" className="mt-3" onClick={() => signOut().then(() => navigate('/admin/login'))}>
        {t('Sign in with another account')}
      </Button>
    </div>
  )
}
