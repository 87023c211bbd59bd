import { LogOut, Menu, X } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { t } from '../../contract/t.ts'
import { askAndSignOut } from '../features/auth/ask-and-sign-out.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Leaf } from '../ui/leaf.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Loading } from '../ui/states/loading.tsx'
import { tint } from '../ui/tint.ts'
import { useBar } from '../ui/use-bar.ts'
import { useFoldout } from '../ui/use-foldout.ts'
import { AccountLink, OwnPagesLink } from './account-link.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import { Headland, Lighthouse } from './headland.tsx'

const Home = () => (
  <Link to="/admin" className="inline-flex min-h-11 items-center gap-2 font-serif text-xl whitespace-nowrap">
    <Leaf className="size-7 text-accent" />
    {t('A-genda')}
  </Link>
)

function Logout() {
  const navigate = useNavigate()
  return (
    <Button
      look="quiet"
      className="text-sm max-md:border-transparent max-md:bg-transparent max-md:px-3"
      onClick={() => askAndSignOut().then((isOut) => isOut && navigate('/admin/login'))}
    >
      <LogOut className="size-4 max-[21rem]:hidden" aria-hidden="true" />
      {t('Logout')}
    </Button>
  )
}

/**
 * The frame of every page of the back office: its pages are listed at the side, or on a phone in a bar that folds out.
 */
export default function AdminShell() {
  const { pathname } = useLocation()
  const { open, toggle, bar, button } = useFoldout(pathname)
  useBar('side')
  // The hue of a week is that of a member's pages.
  useEffect(() => tint(null), [])
  return (
    <div className="md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
      <SkipLink />
      <header
        ref={bar}
        className="z-30 border-line bg-paper/95 backdrop-blur-sm max-md:sticky max-md:top-0 max-md:low:static max-md:border-b md:border-e print:hidden"
      >
        <div className="max-md:relative md:sticky md:top-0 md:flex md:h-page md:flex-col md:overflow-y-auto md:px-3 md:py-5">
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 px-4 sm:px-6 md:min-h-0 md:px-3 md:pb-4">
            <Home />
            <div className="flex items-center gap-1 md:hidden">
              <Logout />
              <IconButton
                label={open ? t('Close menu') : t('Open menu')}
                ref={button}
                aria-expanded={open}
                aria-controls="admin-menu"
                onClick={toggle}
              >
                {open ? <X /> : <Menu />}
              </IconButton>
            </div>
          </div>
          <AdminNavigation className="hidden text-sm md:block" />
          {open && (
            <div
              id="admin-menu"
              className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto rounded-b-card border-y border-line bg-paper px-3 py-3 text-base shadow-[0_18px_28px_-20px_var(--shade)] md:hidden"
            >
              <AdminNavigation />
              <OwnPagesLink className="mt-3 border-t border-line pt-1" />
              <div className="relative isolate -mx-3 mt-3 -mb-3 grid h-26 content-center overflow-hidden px-3">
                <Lighthouse className="absolute inset-y-0 end-0 -z-10 h-full w-75 rtl:start-0 rtl:end-auto mask-[linear-gradient(to_right,transparent_10%,black_60%)]" />
                <AccountLink isLarge className="max-w-2/3" />
              </div>
            </div>
          )}
          <div className="mt-auto hidden gap-3 pt-6 md:grid">
            <div className="grid gap-0.5 text-sm">
              <OwnPagesLink />
              <AccountLink />
            </div>
            <div className="grid px-3">
              <Logout />
            </div>
          </div>
        </div>
      </header>
      {open && <div aria-hidden="true" className="fixed inset-0 z-20 bg-scrim md:hidden" />}
      <div className="group/page relative isolate min-w-0">
        <Headland />
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-290 px-4 pb-16 text-sm sm:px-6 md:px-8">
          <Suspense fallback={<Loading>{t('Loading...')}</Loading>}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  )
}
