import '../../ui/desk/desk.css'
import './landing.css'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { HeroArt } from '../../ui/desk/hero-art.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { FormShapes } from '../../ui/states/shapes.tsx'
import { DaysSection } from './days-section.tsx'
import { MakingSection } from './making-section.tsx'
import { ThemesSection } from './themes-section.tsx'
import { TogetherSection } from './together-section.tsx'

const loadAuthCard = () => import('../auth/auth-card.tsx')
const AuthCard = lazy(loadAuthCard)
const warmAuthCard = () => void loadAuthCard()

/** Whether a word of the title would reach the journal beside it: 'Farkındalıkla'. */
const hasLongWord = (title: string) => title.split(' ').some((word) => word.length > 10)

/**
 * The landing page: what A-genda is, and the card for signing in. scripts/prerender.ts renders it to HTML, so its
 * first render reads neither the clock, the storage nor the window. `languages` are those it can be read in.
 */
export default function LandingPage({ languages }: { languages: readonly string[] }) {
  const journey = t('Your Mindful Journey')
  // The card is an entry of the browser's history, so that Back leaves it and a link can lead to it.
  const { pathname, state } = useLocation()
  const home = state?.auth !== true
  const navigate = useNavigate()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(home)
  const begin = useCallback(() => void navigate(pathname, { state: { auth: true } }), [navigate, pathname])

  useEffect(() => {
    if (shown.current === home) return
    shown.current = home
    window.scrollTo({ top: 0, behavior: 'instant' })
    main.current?.querySelector<HTMLElement>(home ? '[data-begin]' : '[data-card]')?.focus()
  }, [home])

  // web/boot.js remembered a press of the button from before this script was loaded.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.landing === 'begin' && !window.history.state?.usr?.auth) begin()
    dataset.landing = 'alive'
  }, [begin])

  return (
    <div data-landing className="relative isolate overflow-x-clip">
      <SkipLink />
      <div
        data-door={home ? undefined : ''}
        className={cx(
          'grain absolute inset-x-0 top-0 -z-10 overflow-hidden',
          home ? 'h-(--picture) md:h-(--hero)' : 'h-full max-sm:h-(--picture)',
          'max-sm:mask-[linear-gradient(black_86%,transparent)]',
        )}
      >
        <HeroArt />
      </div>
      <header className="absolute inset-x-0 top-0 z-10">
        <div className="mx-auto flex max-w-[72.5rem] items-center justify-between px-5 py-4 sm:px-8 sm:py-6">
          <p className="flex items-center gap-2">
            <Leaf className="-ms-2 size-9 text-accent" />
            <span className="grid">
              <span className="font-serif text-xl leading-none">A-genda</span>
              <span className="text-xs leading-snug">{t('Your mindful schedule')}</span>
            </span>
          </p>
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1}>
        {home ? (
          <>
            <div className="mx-auto flex min-h-[100svh] max-w-[72.5rem] flex-col justify-start px-5 pt-[calc(var(--picture)+1.25rem)] pb-10 sm:px-8 md:min-h-(--hero) md:justify-center md:pt-24 md:pb-16">
              <h1
                className={cx(
                  'max-w-[4.1em] min-w-min leading-[0.98] tracking-[-0.025em] max-md:max-w-none',
                  hasLongWord(journey)
                    ? 'text-[clamp(2.75rem,1.5rem+3.400vw,4.25rem)]'
                    : 'text-[clamp(2.75rem,1.5rem+4.800vw,5.5rem)]',
                )}
              >
                {journey}
              </h1>
              <p className="mt-4 max-w-[25rem] text-ink-soft md:mt-6 md:text-lg md:text-ink">
                {t(
                  'A quiet journal for your days. A theme each week, a little time to make something, and room to notice how you are.',
                )}
              </p>
              <Button
                data-begin
                className="mt-6 px-8 py-3.5 text-lg max-sm:w-full sm:self-start md:mt-8"
                onClick={begin}
                onPointerEnter={warmAuthCard}
                onFocus={warmAuthCard}
              >
                {t('Begin Your Journey')}
              </Button>
            </div>
            <ThemesSection />
            <DaysSection />
            <MakingSection />
            <TogetherSection languages={languages} onBegin={begin} onWarm={warmAuthCard} />
          </>
        ) : (
          <div className="mx-auto grid min-h-svh max-w-[72.5rem] items-end pt-[16svh] md:items-center md:px-8 md:pt-24 md:pb-10">
            <div data-card tabIndex={-1} className="door-sheet shadow-float">
              <Suspense
                fallback={
                  <div className="min-h-120 rounded-[inherit] bg-surface p-5 sm:p-8">
                    <Loading shapes={<FormShapes fields={2} />}>{t('Loading...')}</Loading>
                  </div>
                }
              >
                <AuthCard onBack={() => void navigate(pathname)} />
              </Suspense>
            </div>
          </div>
        )}
      </main>
    </div>
  )
}
