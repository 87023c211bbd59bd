import { t } from '../../../contract/t.ts'
import { languageName } from '../../lib/language.ts'

/** The landing page in each language, by links, which need no script. English alone is no choice. */
export function LandingLanguages({ languages }: { languages: readonly string[] }) {
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('Language')} className="flex flex-wrap justify-center gap-x-1">
      {languages.map((language) => (
        <a
          key={language}
          href={`/${language}`}
          lang={language}
          hrefLang={language}
          className="inline-flex min-h-11 items-center rounded-field px-2 hover:text-ink hover:underline"
        >
          {languageName(language)}
        </a>
      ))}
    </nav>
  )
}
