import { Flag, Heart, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { SharedBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { StoredImage } from '../images/stored-image.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { Swatches } from './swatches.tsx'
import { titleOf } from './title-of.ts'

type BannerDialogProps = { banner: SharedBanner; onClose: () => void; onReported: () => void }

/** One banner of the gallery, in full, and its actions. */
export function BannerDialog({ banner, onClose, onReported }: BannerDialogProps) {
  const { image, alt_text, caption, display_name, palette, own } = banner
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Dialog
        open
        lightDismiss
        width="wide"
        onClose={onClose}
        title={titleOf(banner)}
        description={caption === null ? undefined : t('Shared by {name}', { name: display_name })}
      >
        <div
          className="mx-auto w-full"
          // As wide as the picture, but no wider than keeps all of it on the screen.
          style={{ maxWidth: `min(${image.width}px, 60dvh * ${image.width / image.height})` }}
        >
          <StoredImage
            image={image}
            alt={alt_text}
            sizes="(min-width: 56rem) 53rem, 100vw"
            // The whole picture, even if its proportions are only guessed.
            className="rounded-md [&_img]:object-contain"
          />
        </div>
        <Swatches palette={palette} />
        <div className="flex flex-wrap gap-2 max-sm:[&>button]:px-3.5 sm:gap-3">
          <Button look="quiet" data-autofocus onClick={() => notify.info(t('Like feature coming soon!'))}>
            <Heart className="size-4.5" aria-hidden="true" />
            {t('Like')}
          </Button>
          <Button look="quiet" onClick={() => notify.info(t('Comment feature coming soon!'))}>
            <MessageCircle className="size-4.5" aria-hidden="true" />
            {t('Comment')}
          </Button>
          {!own && (
            <Button look="quiet" className="sm:ms-auto" onClick={() => setReporting(true)}>
              <Flag className="size-4.5" aria-hidden="true" />
              {t('Report')}
            </Button>
          )}
        </div>
      </Dialog>
      {isReporting && (
        <ReportDialog banner={banner} onReported={onReported} onCancel={() => setReporting(false)} />
      )}
    </>
  )
}
