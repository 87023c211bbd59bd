import { ShieldAlert } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { t } from '../../contract/t.ts'
import { signOut } from '../lib/sign-out.ts'
import { Button, buttonClass } from '../ui/button.tsx'

/**
 * For a person who is no administrator any more, although this browser still shows them as one, and for whom another part
 * of the back office is (specification, Admin 2). `toOwnPart` leads the latter back to theirs.
 */
export function AccessDenied({ toOwnPart = false }: { toOwnPart?: boolean }) {
  const navigate = useNavigate()
  return (
    <div className="grid min-h-[70dvh] content-center justify-items-center gap-3 text-center" role="alert">
      <title>{`${t('Access Denied')} · ${t('A-genda')}`}</title>
      <ShieldAlert className="size-10 text-clay" aria-hidden="true" />
      <h1 className="text-2xl">{t('Access Denied')}</h1>
      <p className="text-base text-ink-soft">{t('This page is only accessible to administrators.')}</p>
      {toOwnPart && (
        <Link to="/admin" className={buttonClass('primary', 'mt-3')}>
          {t('To your dashboard')}
        </Link>
      )}
      <Button
        look="quiet"
        className={toOwnPart ? undefined : 'mt-3'}
        onClick={() => signOut().then(() => navigate('/admin/login'))}
      >
        {t('Sign in with another account')}
      </Button>
    </div>
  )
}
