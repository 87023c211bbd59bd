import { Flag, Heart, MessageCircle } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import type { SharedBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { useWide } from '../../ui/use-wide.ts'
import { AuthorMenu } from '../blocks/author-menu.tsx'
import { StoredImage } from '../images/stored-image.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { Swatches } from './swatches.tsx'
import { altInWords, sharedByInWords, titleOf } from './title-of.ts'

const still =
  'touch inline-flex items-center gap-2 rounded-pill px-3 text-sm text-ink-soft transition hover:bg-hollow hover:text-ink'

/** A picture that is wider than this would be lower on a phone than in the gallery, if all of it stood there. */
const widestWhole = 1.6

type BannerDialogProps = {
  banner: SharedBanner
  onClose: () => void
  /** After it was reported, or its member blocked: it may be gone from the gallery. */
  onGone: () => void
}

/** One banner of the gallery, in full, and its actions. */
export function BannerDialog({ banner, onClose, onGone }: BannerDialogProps) {
  const { image, alt_text, caption, user_id, display_name, palette, own } = banner
  const isWide = useWide()
  const ratio = image.width / image.height
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Dialog
        open
        lightDismiss
        width="wide"
        onClose={onClose}
        title={titleOf(banner)}
        description={caption === null ? undefined : sharedByInWords(banner)}
        picture={
          // A very wide one is as high on a phone as three of two, and can be pushed along.
          <section
            aria-label={titleOf(banner)}
            tabIndex={isWide || ratio <= widestWhole ? undefined : 0}
            className="grid place-items-center bg-hollow max-sm:justify-items-start max-sm:overflow-x-auto max-sm:[scrollbar-width:none]"
          >
            <div
              className={cx(
                'w-full max-sm:mx-auto sm:max-w-(--most)',
                ratio > widestWhole
                  ? 'max-sm:w-[calc(66.7vw*var(--ratio))]'
                  : 'max-sm:w-[min(100%,60dvh*var(--ratio))]',
              )}
              // As wide as the picture, but no wider than keeps all of it on the screen.
              style={
                {
                  '--ratio': ratio,
                  '--most': `min(${image.width}px, 60dvh * ${ratio})`,
                } as CSSProperties
              }
            >
              <StoredImage
                image={image}
                alt={altInWords(alt_text)}
                sizes="(min-width: 56rem) 56rem, (min-width: 40rem) 100vw, 134vw"
                // The whole picture, even if its proportions are only guessed.
                className="[&_img]:object-contain"
              />
            </div>
          </section>
        }
      >
        {/* What is still to come is quieter than what works. */}
        <div className="-ms-3 flex flex-wrap items-center gap-1 sm:gap-x-2">
          <div className="ps-3 max-sm:mb-1 max-sm:basis-full sm:order-1 sm:ms-auto">
            <Swatches palette={palette} />
          </div>
          <button
            type="button"
            data-autofocus
            className={still}
            onClick={() => notify.info(t('Like feature coming soon!'))}
          >
            <Heart className="size-4" aria-hidden="true" />
            {t('Like')}
          </button>
          <button
            type="button"
            className={still}
            onClick={() => notify.info(t('Comment feature coming soon!'))}
          >
            <MessageCircle className="size-4" aria-hidden="true" />
            {t('Comment')}
          </button>
          {!own && (
            <Button look="quiet" className="ms-auto max-sm:px-4!" onClick={() => setReporting(true)}>
              <Flag className="size-4.5" aria-hidden="true" />
              {t('Report')}
            </Button>
          )}
          <AuthorMenu id={user_id} name={display_name} onBlocked={onGone} />
        </div>
      </Dialog>
      {isReporting && (
        <ReportDialog banner={banner} onReported={onGone} onCancel={() => setReporting(false)} />
      )}
    </>
  )
}
