import { t } from '../../../contract/t.ts'

/** The question that an entry was written to, as the week asked it. */
export function PromptQuote({ prompt, theme }: { prompt: string | null; theme: string | null }) {
  if (!prompt) return null
  return (
    <figure className="border-s-2 border-accent ps-4">
      <blockquote className="font-serif text-lg leading-snug text-ink-soft italic whitespace-pre-line wrap-anywhere">
        {prompt}
      </blockquote>
      {theme && (
        <figcaption className="mt-1 text-xs text-ink-soft">
          {t('From the week “{theme}”', { theme })}
        </figcaption>
      )}
    </figure>
  )
}
