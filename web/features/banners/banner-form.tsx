import type { OwnBanner } from '../../../contract/banners.ts'
import { defaultAltText } from '../../../contract/default-alt-text.ts'
import { t, translate } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Form, Line } from '../../ui/form.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { notify } from '../../ui/notify.ts'
import { ImageField } from '../images/image-field.tsx'
import type { BannerFields } from './banner-fields.ts'
import { SharingFields } from './sharing-fields.tsx'
import { Swatches } from './swatches.tsx'
import { useBannerEdit } from './use-banner-edit.ts'

/** Choosing the banner, and how it is shared. */
export function BannerForm({ saved }: { saved: OwnBanner }) {
  const { form, fields, picture } = useBannerEdit(saved)
  const { isDirty, isPending, giveUp } = form
  const isUploading = picture.upload.sent !== undefined
  const lacksUrl = fields.url.trim() === ''
  const submit = () => (isUploading ? notify.info(t('Your picture is still on its way.')) : form.submit())

  return (
    <Form
      form={{ ...form, submit }}
      className="grid items-start gap-x-10 gap-y-6 @2xl:grid-cols-[14rem_minmax(0,35rem)]"
      {...picture.area}
    >
      <LeaveGuard isDirty={isDirty} body={t('Your banner is not saved yet.')} onGiveUp={giveUp} />
      {saved.hidden && (
        <p role="status" className="rounded-md bg-honey-soft px-4 py-3 text-sm @2xl:col-span-full">
          {saved.unshared_by_admin
            ? t(
                'Your banner is resting: an administrator took it out of the gallery, and only an administrator can put it back, while you share it. On your profile it stays as it is.',
              )
            : t(
                'Your banner is resting: some members reported it, so it is not in the gallery until an administrator has looked at it. On your profile it stays as it is.',
              )}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ImageField
          picture={picture}
          label={t('Banner picture')}
          addressLabel={t('Banner URL')}
          error={isDirty && lacksUrl && !isUploading ? t('Please add a banner URL') : undefined}
          alt={fields.alt_text || translate(defaultAltText)}
          // It hangs large at the top of the page.
          ratio={2.5}
          foldsUploads
        />
        <Swatches palette={picture.copy.palette} />
        <p className="measure text-xs text-ink-soft">
          {t(
            'Best as WebP or JPEG, 1600 px wide, at about 0.82 quality. What you upload here is brought to that by itself.',
          )}
        </p>
      </div>
      <div className="grid content-start gap-6">
        <Line<BannerFields>
          name="alt_text"
          label={t('Alt text')}
          hint={t('What it shows, in a few words, for those who cannot see it.')}
          placeholder={translate(defaultAltText)}
        />
        <SharingFields isShared={fields.is_shared} />
        <Button
          type="submit"
          className="justify-self-start max-sm:w-full"
          disabled={lacksUrl}
          pending={isPending}
          pendingText={t('Saving...')}
        >
          {t('Save banner')}
        </Button>
      </div>
    </Form>
  )
}
