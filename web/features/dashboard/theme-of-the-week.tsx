import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Picture } from '../../ui/picture.tsx'

/** This week's theme: its cover, what it is about, and the affirmation to carry along. */
export function ThemeOfTheWeek({ theme }: { theme: Theme }) {
  return (
    <section
      aria-labelledby="theme-title"
      className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[3fr_2fr]"
    >
      {theme.coverImageUrl && (
        <Picture
          src={theme.coverImageUrl}
          lqip={theme.coverLqip}
          alt=""
          width={1600}
          height={1000}
          priority
          className="size-full"
        />
      )}
      <div className="grid content-center gap-5 p-5 sm:p-8">
        <div>
          <p className="text-sm text-ink-soft">{t("This Week's Theme")}</p>
          <h2 id="theme-title" className="mt-1 text-2xl">
            {theme.title}
          </h2>
          <p className="mt-2 measure">{theme.description}</p>
        </div>
        <figure className="border-l-2 border-accent pl-4">
          <figcaption className="text-sm text-ink-soft">{t('Weekly Affirmation')}</figcaption>
          <blockquote className="mt-1 font-serif text-lg">{theme.affirmation}</blockquote>
        </figure>
      </div>
    </section>
  )
}
