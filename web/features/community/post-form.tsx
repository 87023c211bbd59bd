import { useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { newPost, type Post, postTypes } from '../../../contract/community.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Choice, Form, Lines } from '../../ui/form.tsx'
import { notify } from '../../ui/notify.ts'
import { ImageField } from '../images/image-field.tsx'
import { usePicture } from '../images/use-picture.ts'
import { takePicture } from '../practice/handed-picture.ts'
import { addPost } from './fetched-feed.ts'
import { postLook } from './post-look.ts'

type PostDraft = { post_type: Post['post_type']; content: string; image_url: string }
const nothing: PostDraft = { post_type: 'art', content: '', image_url: '' }

/** 'Share with Community': a post, with a picture if the member likes. */
export function PostForm() {
  const client = useQueryClient()
  const [isPictureAsked, setPictureAsked] = useState(false)
  const form = useContractForm('POST /community/posts', {
    body: newPost,
    from: nothing,
    draft: 'post',
    // A type alone is nothing to lose.
    isSame: (one, other) => one.content === other.content && one.image_url === other.image_url,
    toBody: ({ image_url, ...post }) => ({ ...post, image_url: image_url.trim() || null }),
    tooLong: texts('A post holds {max, plural, other {# characters}}; please shorten it by {count}.'),
    toast: 'post',
    saved: t('Post shared with the community!'),
    failed: t('Failed to create post'),
    reason: 'beneath',
    refused: (faults) => faults.find(({ isLive }) => !isLive)?.text,
    next: (_, { post_type }) => ({ ...nothing, post_type }),
    onSaved: (post) => {
      addPost(client, post)
      setPictureAsked(false)
    },
  })
  const image_url = useWatch({ control: form.fields.control, name: 'image_url' })
  const picture = usePicture({
    address: image_url,
    onAddress: (address) => form.change({ image_url: address }),
  })
  const { upload, copy, isOver, area } = picture
  const takeHanded = useEffectEvent(() => {
    const file = takePicture('feed')
    if (!file) return
    form.change({ post_type: 'art' })
    void upload.send(file)
  })
  useEffect(() => takeHanded(), [])
  const hasPicture = image_url !== '' || upload.sent !== undefined
  // Its place stays when it is taken away, and the focus with it.
  if (hasPicture && !isPictureAsked) setPictureAsked(true)
  const withPicture = isPictureAsked || !!upload.fault || isOver

  function submit() {
    if (upload.sent !== undefined) notify.info(t('Your picture is still on its way.'))
    else if (copy.is === 'invalid') notify.error(copy.why)
    else form.submit()
  }

  return (
    <Card title={t('Share with Community')}>
      <Form form={{ ...form, submit }} className="grid gap-4" {...area}>
        <Choice<PostDraft>
          name="post_type"
          legend={t('Type')}
          hideLegend
          look="segmented"
          className="[&_label]:px-1 max-[23rem]:[&_label]:flex-auto max-[23rem]:[&_label]:text-xs"
          options={postTypes.map((type) => ({ value: type, label: postLook(type).name }))}
        />
        <Lines<PostDraft>
          name="content"
          label={t('What would you like to share?')}
          placeholder={t('Something you made, noticed or managed.')}
          max={lengths.post}
          countFrom={lengths.post * 0.9}
        />
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
        {copy.is === 'away' && copy.why && (
          <Button
            look="link"
            className="justify-self-start"
            onClick={() => {
              form.change({ image_url: '' })
              form.submit()
            }}
          >
            {t('Share without the picture')}
          </Button>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button type="submit" pending={form.isPending}>
            {t('Share')}
          </Button>
          {!withPicture && (
            <Button look="link" onClick={() => setPictureAsked(true)}>
              <ImagePlus className="size-4.5" aria-hidden="true" />
              {t('Add a picture')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}
