import { Link, Outlet, useNavigate } from 'react-router'
import { t } from '../../contract/t.ts'
import { signOut } from '../lib/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { Leaf } from '../ui/leaf.tsx'
import { SkipLink } from '../ui/skip-link.tsx'

/** What every page of the back office stands in. */
export default function AdminShell() {
  const navigate = useNavigate()
  return (
    <>
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-16 w-full max-w-290 items-center justify-between gap-4 px-4 sm:px-6">
          <Link to="/admin" className="inline-flex min-h-11 items-center gap-2 font-serif text-xl">
            <Leaf className="size-7 text-accent" />
            {t('A-genda')}
          </Link>
          <Button look="quiet" onClick={() => signOut().then(() => navigate('/admin/login'))}>
            {t('Logout')}
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-290 px-4 pb-20 sm:px-6">
        <Outlet />
      </main>
    </>
  )
}
