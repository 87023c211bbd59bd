import type { SharedBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { StoredImage } from '../images/stored-image.tsx'
import { Swatches } from './swatches.tsx'
import { altInWords, signatureOf, titleOf } from './title-of.ts'

/** Swatches of one card (specification, Member 9). */
const mostSwatches = 5

/** The colors of a picture along its foot, while somebody points at the card. They are read below. */
function PaletteStrip({ palette }: { palette: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      data-strip=""
      className="absolute inset-x-0 bottom-0 flex h-11 translate-y-full transition-[translate] duration-300 group-hover:translate-y-0 group-has-focus-visible:translate-y-0 forced-color-adjust-none"
    >
      {palette.map((color) => (
        <span key={color} className="flex-1" style={{ backgroundColor: color }} />
      ))}
    </div>
  )
}

/** One banner of the gallery. A press anywhere on it opens the preview. */
export function GalleryCard({ banner, onOpen }: { banner: SharedBanner; onOpen: () => void }) {
  const { image, alt_text, caption, avatar, palette, own } = banner
  const signature = signatureOf(banner)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent">
      {/* Without words beneath, the picture takes their room. */}
      <div className={cx('relative grid overflow-hidden *:self-stretch', caption === null && 'flex-1')}>
        <StoredImage
          image={image}
          alt={altInWords(alt_text)}
          ratio={16 / 10}
          sizes="(min-width: 72.5rem) 22rem, (min-width: 56.25rem) 31vw, (min-width: 36rem) 46vw, 100vw"
          className="w-full"
        />
        <PaletteStrip palette={palette.slice(0, mostSwatches)} />
      </div>
      <div className={cx('flex flex-col gap-2.5 p-4', caption !== null && 'flex-1')}>
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
        <div className={cx('flex min-w-0 items-center gap-2.5', caption !== null && 'mt-auto')}>
          {avatar && <Avatar name={signature} avatar={avatar} size="tiny" />}
          <p className="min-w-0 flex-1 text-sm text-ink-soft wrap-anywhere">
            {own ? t('{name} (you)', { name: signature }) : signature}
          </p>
          <Swatches palette={palette} most={mostSwatches} className="justify-end" />
        </div>
      </div>
    </article>
  )
}
