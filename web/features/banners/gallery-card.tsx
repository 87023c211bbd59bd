import type { SharedBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { StoredImage } from '../images/stored-image.tsx'
import { Swatches } from './swatches.tsx'
import { titleOf } from './title-of.ts'

/** Swatches of one card (specification, Member 9). */
const mostSwatches = 5

/** One banner of the gallery. A press anywhere on it opens the preview. */
export function GalleryCard({ banner, onOpen }: { banner: SharedBanner; onOpen: () => void }) {
  const { image, alt_text, caption, display_name, avatar, palette, own } = banner
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent">
      <div className="relative">
        <StoredImage
          image={image}
          alt={alt_text}
          ratio={16 / 10}
          sizes="(min-width: 72.5rem) 22rem, (min-width: 56.25rem) 31vw, (min-width: 36rem) 46vw, 100vw"
          className="w-full"
        />
        <Swatches
          palette={palette}
          most={mostSwatches}
          strip
          className="absolute inset-x-0 bottom-0 h-10 origin-bottom scale-y-[.16] transition-[scale] duration-300 group-hover:scale-y-100 group-has-focus-visible:scale-y-100"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-4">
        <h3 className={cx('min-w-0 font-sans tracking-normal', caption === null && 'absolute inset-0')}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={caption === null ? titleOf(banner) : undefined}
            className={cx(
              'w-full text-start focus-visible:outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
              caption === null ? 'h-full' : 'line-clamp-3 font-serif text-lg leading-snug wrap-anywhere',
            )}
            onClick={onOpen}
          >
            {caption}
          </button>
        </h3>
        <p className="mt-auto flex min-w-0 items-center gap-2.5 text-sm text-ink-soft">
          {avatar && <Avatar name={display_name} avatar={avatar} size="tiny" />}
          <span className="min-w-0 wrap-anywhere">
            {own ? t('{name} (you)', { name: display_name }) : display_name}
          </span>
        </p>
      </div>
    </article>
  )
}
