import { Search } from 'lucide-react'
import { Link, useOutletContext } from 'react-router'
import { t } from '../../contract/t.ts'
import { Brand } from '../ui/brand.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Forest } from '../ui/scenes/forest.tsx'
import type { ShellContext } from './member-shell.tsx'

function Words({ onSearch }: { onSearch?: (() => void) | undefined }) {
  return (
    <div className="grid justify-items-center gap-3 pt-[9svh] pb-6 text-center">
      <title>{`${t('Page not found')} · A-genda`}</title>
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
  if (shell)
    return (
      // From the bar above to the one below, or to the foot of the window.
      <div
        data-not-found=""
        className="-mb-6 grid min-h-[calc(100dvh-var(--strip,0px)-3.6rem-var(--phone-bar))] grid-rows-[auto_1fr] md:-mb-20 md:min-h-[calc(100dvh-var(--strip,0px)-4.1rem)]"
      >
        <Words onSearch={shell.search} />
        <Forest className="mx-[calc(50%-50vw)]" />
      </div>
    )
  return (
    <main id="main" tabIndex={-1} className="grid min-h-page grid-rows-[auto_auto_1fr]">
      <div className="mx-auto w-full max-w-290 px-4 py-2.5 sm:px-6">
        <Brand />
      </div>
      <Words />
      <Forest />
    </main>
  )
}
