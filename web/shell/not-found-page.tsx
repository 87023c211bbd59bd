import { Search } from 'lucide-react'
import { Link, useOutletContext } from 'react-router'
import { t } from '../../contract/t.ts'
import { Brand } from '../ui/brand.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Wood } from '../ui/scenes/wood.tsx'
import type { ShellContext } from './member-shell.tsx'

function NotFound({ onSearch }: { onSearch?: (() => void) | undefined }) {
  return (
    <div data-not-found="" className="grid justify-items-center gap-3 py-6 text-center">
      <title>{`${t('Page not found')} · A-genda`}</title>
      <div className="large-scene">
        <Wood />
      </div>
      <h1 className="text-2xl sm:text-3xl">{t('Page not found')}</h1>
      <p className="max-w-[34ch] font-serif text-lg text-balance text-ink-soft">
        {t('This path leads into the woods. Let us walk back together.')}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass()}>
          {t('Go home')}
        </Link>
        {onSearch && (
          <Button look="quiet" onClick={onSearch}>
            <Search className="size-4.5" aria-hidden="true" />
            {t('Search')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** An address that leads nowhere: between the bars for a member, a page of its own for everybody else. */
export default function NotFoundPage() {
  const shell = useOutletContext<ShellContext | undefined>()
  if (shell) return <NotFound onSearch={shell.search} />
  return (
    <main id="main" tabIndex={-1} className="grid min-h-page grid-rows-[auto_1fr] px-4 sm:px-6">
      <div className="py-2.5">
        <Brand />
      </div>
      <div className="grid content-center pb-20">
        <NotFound />
      </div>
    </main>
  )
}
