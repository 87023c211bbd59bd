import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { placedIds } from './entry-pictures.ts'
import type { EntryText } from './entry-text.ts'
import { keptInWords } from './kept-in-words.ts'
import { Markdown } from './markdown.tsx'
import { PrivatePicture } from './private-picture.tsx'
import { PromptQuote } from './prompt-quote.tsx'

/** The column that an entry is read in, in CSS pixels. */
const columnWidth = 640

/** What a reader of the screen hears of a picture that nobody described. */
const nthPicture = (number: number, count: number): string =>
  count === 1 ? t('Picture') : t('Picture {number} of {count}', { number, count })

/** An entry as it is read: its prompt, its words with the pictures where they stand, and its tags. `level` is that of its title. */
export function Reading({ text, level = 2 }: { text: EntryText; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  const { title, body, images, tags, prompt, theme_title } = text
  const placed = new Set(placedIds(body))
  const ids = new Set(images.map(({ id }) => id))
  const inOrder = [...new Set([...placed, ...ids])].filter((id) => ids.has(id))
  const show = (id: string, words = '') => {
    const image = images.find((one) => one.id === id)
    if (!image)
      return (
        <span className="block rounded-md bg-hollow px-4 py-3 font-sans text-sm text-ink-soft">
          {t('This picture has not arrived.')}
        </span>
      )
    const kept = keptInWords(image)
    return (
      <>
        <PrivatePicture
          image={image}
          alt={image.alt || words}
          unnamed={nthPicture(inOrder.indexOf(image.id) + 1, inOrder.length)}
          shownWidth={columnWidth}
          className="mx-auto my-2 rounded-md"
        />
        {kept && <span className="block text-center font-sans text-sm text-ink-soft">{kept}</span>}
      </>
    )
  }
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {title && <Title className="text-2xl wrap-anywhere sm:text-3xl">{title}</Title>}
      <PromptQuote prompt={prompt} theme={theme_title} />
      <div className="grid max-w-[62ch] grid-cols-[minmax(0,1fr)] gap-5 font-serif text-[1.1875rem] leading-[1.75] wrap-anywhere">
        <Markdown picture={show}>{body}</Markdown>
        {images
          .filter(({ id }) => !placed.has(id))
          .map(({ id }) => (
            <div key={id}>{show(id)}</div>
          ))}
      </div>
      {tags.length > 0 && (
        <ul aria-label={t('Tags')} className="flex flex-wrap gap-x-4">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to={`/journal?tag=${encodeURIComponent(tag)}`}
                className="inline-flex min-h-11 items-center text-sm text-accent hover:underline"
              >
                {`#${tag}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
