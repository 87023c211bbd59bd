import type { Avatar as AvatarLook } from '../../../contract/avatar.ts'
import type { OwnBanner } from '../../../contract/banners.ts'
import { isBlank } from '../../../contract/blank.ts'
import { defaultAltText } from '../../../contract/default-alt-text.ts'
import { t, translate } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/dialog/leave-guard.tsx'
import { Form, Line } from '../../ui/fields/form.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { ImageField } from '../images/image-field.tsx'
import type { BannerFields } from './banner-fields.ts'
import { roundPictureOf } from './rules.ts'
import { CaptionField, SharingFields } from './sharing-fields.tsx'
import { Swatches } from './swatches.tsx'
import { useBannerEdit } from './use-banner-edit.ts'

/** Choosing the banner, and how it is shared. */
export function BannerForm({ saved }: { saved: OwnBanner }) {
  const { form, fields, picture } = useBannerEdit(saved)
  const { isDirty, isPending, giveUp } = form
  const isUploading = picture.upload.sent !== undefined
  const lacksUrl = fields.url.trim() === ''
  const look = roundPictureOf(useUser().id, { ...saved, ...fields, palette: picture.copy.palette })
  const submit = () => (isUploading ? notify.info(t('Your picture is still on its way.')) : form.submit())

  return (
    <Form form={{ ...form, submit }} className="grid grid-cols-[minmax(0,1fr)] gap-6" {...picture.area}>
      <LeaveGuard isDirty={isDirty} body={t('Your banner is not saved yet.')} onGiveUp={giveUp} />
      {saved.hidden && (
        <p role="status" className="rounded-md bg-honey-soft px-4 py-3 text-sm">
          {saved.unshared_by_admin
            ? t(
                'Your banner is resting: an administrator took it out of the gallery, and only an administrator can put it back, while you share it. On your profile it stays as it is.',
              )
            : t(
                'Your banner is resting: some members reported it, so it is not in the gallery until an administrator has looked at it. On your profile it stays as it is.',
              )}
        </p>
      )}
      {/* On a desk its words and switches stand beside the picture. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ImageField
            picture={picture}
            label={t('Banner picture')}
            addressLabel={t('Banner URL')}
            error={isDirty && lacksUrl && !isUploading ? t('Please add a banner URL') : undefined}
            alt={fields.alt_text || translate(defaultAltText)}
            below={fields.is_shared && <InTheGallery fields={fields} look={look} />}
            foldsUploads
          />
          <div className="grid gap-3">
            <Swatches palette={picture.copy.palette} />
            <p className="text-xs text-ink-soft">
              {t('Any picture works. Best is WebP or JPEG, 1600 px wide, at about 0.82 quality.')}
            </p>
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Line<BannerFields>
            name="alt_text"
            label={t('Alt text')}
            optional
            hint={t('What the picture shows, for people who cannot see it.')}
            placeholder={translate(defaultAltText)}
          />
          <SharingFields isShared={fields.is_shared} />
          {fields.is_shared && <CaptionField />}
        </div>
      </div>
      <Button
        type="submit"
        className="justify-self-start max-sm:w-full"
        disabled={lacksUrl}
        pending={isPending}
        pendingText={t('Saving...')}
      >
        {t('Save banner')}
      </Button>
    </Form>
  )
}

/** The words of the banner below its picture, as the gallery will have them. Its fields say the same to a screen reader. */
function InTheGallery({ fields, look }: { fields: BannerFields; look: AvatarLook }) {
  const { name } = useUser()
  const signature = fields.show_name ? name : t('Member')
  return (
    <div
      aria-hidden="true"
      className="grid gap-x-5 gap-y-2 border-t border-line bg-surface px-4 py-3 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:items-center @2xl:px-5"
    >
      {!isBlank(fields.caption) && (
        <p className="line-clamp-1 font-serif text-lg leading-snug wrap-anywhere @2xl:line-clamp-2">
          {fields.caption}
        </p>
      )}
      <p className="flex min-w-0 items-center gap-2.5 text-sm text-ink-soft @2xl:col-start-2 @2xl:max-w-60">
        {fields.show_name && <Avatar name={signature} avatar={look} size="tiny" />}
        <span className="line-clamp-1 wrap-anywhere">{signature}</span>
      </p>
    </div>
  )
}
