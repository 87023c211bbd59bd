import { type FormEvent, useRef } from 'react'
import { defaultAltText, type OwnBanner } from '../../../contract/banners.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { notify } from '../../ui/notify.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { ImageField } from '../images/image-field.tsx'
import { faultOf } from './banner-fields.ts'
import { EmptyWall } from './empty-wall.tsx'
import { SharingFields } from './sharing-fields.tsx'
import { Swatches } from './swatches.tsx'
import { useBannerEdit } from './use-banner-edit.ts'

/** Choosing the banner, and how it is shared. */
export function BannerForm({ saved }: { saved: OwnBanner }) {
  const { fields, edit, picture, isDirty, isSaving, save, giveUp } = useBannerEdit(saved)
  const altText = useRef<HTMLInputElement>(null)
  const caption = useRef<HTMLTextAreaElement>(null)
  const fault = faultOf(fields)
  const isUploading = picture.upload.sent !== undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isUploading) notify.info(t('Your picture is still on its way.'))
    else if (fault === 'url') notify.error(t('Please add a banner URL'))
    else if (fault === 'caption') {
      notify.error(t('Caption must be 140 characters or less'))
      caption.current?.focus()
    } else if (fault === 'alt_text') altText.current?.focus()
    else save()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5" {...picture.area}>
      <LeaveGuard isDirty={isDirty} body={t('Your banner is not saved yet.')} onGiveUp={giveUp} />
      {saved.hidden && (
        <p role="status" className="rounded-md bg-honey-soft px-4 py-3 text-sm">
          {t(
            'Your banner is resting: some members reported it, so it is not in the gallery until an administrator has looked at it. On your profile it stays as it is.',
          )}
        </p>
      )}
      {saved.url === null && fields.url === '' && !isUploading && <EmptyWall />}
      <div className="grid gap-3">
        <ImageField
          picture={picture}
          label={t('Banner picture')}
          addressLabel={t('Banner URL')}
          error={
            isDirty && fields.url.trim() === '' && !isUploading ? t('Please add a banner URL') : undefined
          }
          alt={fields.alt_text || defaultAltText}
          ratio={3}
        />
        <Swatches palette={picture.copy.palette} />
        <p className="text-xs text-ink-soft">
          {t(
            'Best as WebP or JPEG, 1600 px wide, at about 0.82 quality. What you upload here is brought to that by itself.',
          )}
        </p>
      </div>
      <Field
        label={t('Alt text')}
        hint={t('What it shows, in a few words, for those who cannot see it.')}
        error={
          fields.alt_text.trim().length > lengths.altText
            ? t('Alt text must be {max, plural, other {# characters}} or less', { max: lengths.altText })
            : undefined
        }
      >
        <TextInput
          ref={altText}
          value={fields.alt_text}
          placeholder={defaultAltText}
          onChange={(event) => edit({ alt_text: event.target.value })}
        />
      </Field>
      <SharingFields fields={fields} edit={edit} caption={caption} />
      <Button
        type="submit"
        className="justify-self-start max-sm:w-full"
        disabled={fault === 'url'}
        pending={isSaving}
        pendingText={t('Saving...')}
      >
        {t('Save banner')}
      </Button>
    </form>
  )
}
