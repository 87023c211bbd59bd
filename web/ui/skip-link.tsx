import { t } from '../../contract/t.ts'

/** First in the page; leads to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 start-2 z-50 inline-flex min-h-11 -translate-y-24 items-center rounded-pill bg-accent px-5 font-medium text-accent-ink transition focus-visible:translate-y-0"
    >
      {t('Skip to content')}
    </a>
  )
}
