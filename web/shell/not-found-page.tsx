import { Link } from 'react-router'
import { t } from '../../contract/t.ts'
import { Brand } from '../ui/brand.tsx'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Wood } from '../ui/scenes/wood.tsx'

/** An address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-page content-center justify-items-center gap-8 px-4 py-10"
    >
      <Brand />
      <title>{`${t('Page not found')} · A-genda`}</title>
      <div>
        <h1 className="text-center text-2xl">{t('Page not found')}</h1>
        <EmptyState
          scene={<Wood />}
          action={
            <Link to="/" className={buttonClass()}>
              {t('Go home')}
            </Link>
          }
        >
          {t('This path leads into the woods. Let us walk back together.')}
        </EmptyState>
      </div>
    </main>
  )
}
