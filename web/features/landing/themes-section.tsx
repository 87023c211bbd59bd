import { t } from '../../../contract/t.ts'
import { ThemesArt } from './themes-art.tsx'

/** What a weekly theme brings. */
export function ThemesSection() {
  const parts = [
    [t('Tarot'), t('One card to think with, no fortunes.')],
    [t('Recipes'), t('A menu, or a single good soup.')],
    [t('Music'), t('One piece, heard to the end.')],
    [t('Journal prompts'), t('A question worth a page.')],
  ]
  return (
    <section className="mx-auto grid max-w-[72.5rem] items-center gap-x-16 gap-y-10 px-5 pt-16 pb-16 sm:px-8 md:grid-cols-2 md:pt-28 md:pb-20">
      <div className="mx-auto w-full max-w-[31rem] md:-ms-6 md:max-w-none">
        <ThemesArt />
      </div>
      <div>
        <h2 className="text-3xl md:text-4xl">{t('Weekly themes')}</h2>
        <p className="mt-4 max-w-[30rem] text-lg text-ink-soft">
          {t(
            'Every Monday a new theme arrives, like the next chapter of a book, and the whole week leans on it.',
          )}
        </p>
        <dl className="mt-8">
          {parts.map(([name, words]) => (
            <div
              key={name}
              className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[11.5rem_1fr] sm:items-baseline"
            >
              <dt className="font-serif text-xl">{name}</dt>
              <dd className="text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
