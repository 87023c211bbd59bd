import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { setLanguage, t } from '../../../contract/t.ts'
import type { Catalogue } from '../../../contract/texts.ts'
import LandingPage from './landing-page.tsx'

/**
 * The landing page as HTML in a language, and the words of the page around it by their English, for scripts/prerender.ts.
 */
export function prerendered(
  language: string,
  catalogue: Catalogue,
  languages: readonly string[],
): { html: string; words: Map<string, string> } {
  setLanguage(language, catalogue)
  const words = new Map([
    ['A-genda · Your mindful schedule', `A-genda · ${t('Your mindful schedule')}`],
    [
      'A mindful wellness journal and planner: weekly themes, art exercises, mood tracking and gentle planning, in a privacy-first community.',
      t(
        'A mindful wellness journal and planner: weekly themes, art exercises, mood tracking and gentle planning, in a privacy-first community.',
      ),
    ],
    ['Loading...', t('Loading...')],
    [
      'A-genda needs JavaScript to let you in. Please allow it for this page.',
      t('A-genda needs JavaScript to let you in. Please allow it for this page.'),
    ],
  ])
  // In the boundary that web/router.tsx has around it, so that hydration finds its mark.
  const html = renderToString(
    <MemoryRouter>
      <Suspense>
        <LandingPage languages={languages} />
      </Suspense>
    </MemoryRouter>,
  )
  return { html, words }
}
