import { ImagePlus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { postTypes } from '../../../contract/community.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { isBlank } from '../../../contract/values.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ImageField } from '../images/image-field.tsx'
import { usePicture } from '../images/use-picture.ts'
import { postLook } from './post-look.ts'
import { useSharePost } from './use-share-post.ts'

/** From here on the text says how much room is left. */
const counterFrom = lengths.post * 0.9

/** 'Share with Community': what one made, thought or managed, with a picture if one likes. */
export function PostForm() {
  const content = useRef<HTMLTextAreaElement>(null)
  const { draft, edit, isSharing, share } = useSharePost(() => setPictureAsked(false))
  const [isPictureAsked, setPictureAsked] = useState(false)
  const picture = usePicture({ address: draft.image_url, onAddress: (image_url) => edit({ image_url }) })
  const { upload, copy, isOver, area } = picture
  const hasPicture = draft.image_url !== '' || upload.sent !== undefined
  // Its place stays when it is taken away, and the focus with it.
  if (hasPicture && !isPictureAsked) setPictureAsked(true)
  const withPicture = isPictureAsked || !!upload.fault || isOver
  const tooLong = draft.content.length - lengths.post

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(draft.content)) {
      notify.error(t('Please add some content to your post'))
      content.current?.focus()
    } else if (tooLong > 0) content.current?.focus()
    else if (upload.sent !== undefined) notify.info(t('Your picture is still on its way.'))
    else if (copy.is === 'invalid') notify.error(copy.why)
    else share()
  }

  return (
    <Card title={t('Share with Community')}>
      <form onSubmit={submit} noValidate className="grid gap-4" {...area}>
        <RadioGroup
          legend={t('Type')}
          hideLegend
          look="segmented"
          className="[&_label]:px-1 max-[23rem]:[&_label]:flex-auto max-[23rem]:[&_label]:text-xs"
          value={draft.post_type}
          onChange={(post_type) => edit({ post_type })}
          options={postTypes.map((type) => ({ value: type, label: postLook(type).name }))}
        />
        <Field
          label={t('What would you like to share?')}
          error={
            tooLong > 0
              ? t('A post holds {max, plural, other {# characters}}; please shorten it by {count}.', {
                  max: lengths.post,
                  count: tooLong,
                })
              : undefined
          }
        >
          <TextArea
            ref={content}
            value={draft.content}
            placeholder={t('Something you made, noticed or managed.')}
            counter={
              draft.content.length >= counterFrom
                ? { used: draft.content.length, max: lengths.post }
                : undefined
            }
            onChange={(event) => edit({ content: event.target.value })}
          />
        </Field>
        {withPicture && (
          <ImageField
            picture={picture}
            label={t('Picture')}
            addressLabel={t('Or the address of one')}
            optional
            autoFocus={isPictureAsked && !hasPicture}
            alt={t('The picture of your post')}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button type="submit" pending={isSharing}>
            {t('Share')}
          </Button>
          {!withPicture && (
            <Button look="link" onClick={() => setPictureAsked(true)}>
              <ImagePlus className="size-4.5" aria-hidden="true" />
              {t('Add a picture')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
