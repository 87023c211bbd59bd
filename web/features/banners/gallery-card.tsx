import type { SharedBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { StoredImage } from '../images/stored-image.tsx'
import { Swatches } from './swatches.tsx'
import { titleOf } from './title-of.ts'

/** Swatches of one card (specification, Member 9). */
const mostSwatches = 5

/** One banner of the gallery. A press anywhere on it opens the preview. */
export function GalleryCard({ banner, onOpen }: { banner: SharedBanner; onOpen: () => void }) {
  const { image, alt_text, display_name, palette, own } = banner
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent">
      <StoredImage
        image={image}
        alt={alt_text}
        ratio={16 / 10}
        sizes="(min-width: 72.5rem) 22rem, (min-width: 56.25rem) 31vw, (min-width: 36rem) 46vw, 100vw"
        className="w-full"
      />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h3 className="min-w-0 font-sans tracking-normal">
          <button
            type="button"
            aria-haspopup="dialog"
            className="line-clamp-3 w-full text-start font-serif text-lg leading-snug wrap-anywhere after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            onClick={onOpen}
          >
            {titleOf(banner)}
          </button>
        </h3>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm text-ink-soft wrap-anywhere">
            {own ? t('{name} (you)', { name: display_name }) : display_name}
          </p>
          <Swatches palette={palette} most={mostSwatches} />
        </div>
      </div>
    </article>
  )
}
