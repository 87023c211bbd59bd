import { EyeOff, ImagePlus } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { type Post, postTypes } from '../../../contract/community.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Choice, Form, Line, Lines } from '../../ui/fields/form.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { ImageField } from '../images/image-field.tsx'
import { usePicture } from '../images/use-picture.ts'
import { takePicture } from '../practice/handed-picture.ts'
import { postLook } from './post-look.ts'
import { type Begun, type PostDraft, useBegun, usePostForm } from './use-post-form.ts'

type FootProps = {
  /** Adds a picture; undefined where there is one. */
  onPicture: (() => void) | undefined
  onNote: (() => void) | undefined
  isPending: boolean
}

/** What may be added to a post, and what shares it. */
function Foot({ onPicture, onNote, isPending }: FootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap gap-x-5">
        {onPicture && (
          <Button look="link" onClick={onPicture}>
            <ImagePlus className="size-4.5" aria-hidden="true" />
            {t('Add a picture')}
          </Button>
        )}
        {onNote && (
          <Button look="link" onClick={onNote}>
            <EyeOff className="size-4.5" aria-hidden="true" />
            {t('Add a content note')}
          </Button>
        )}
      </div>
      <Button type="submit" className="ms-auto" pending={isPending}>
        {t('Share')}
      </Button>
    </div>
  )
}

type PostFormProps = {
  begun?: RefObject<Begun>
  /** A new one opens the form for this type of post, unless something is written in it. */
  preset?: { post_type: Post['post_type'] } | undefined
  /** The form has folded, and what had the focus is gone. */
  onShared?: () => void
}

/** 'Share with Community': one line, which unfolds to a post, with a picture if the member likes. */
export function PostForm({ begun, preset, onShared }: PostFormProps) {
  const [isAsked, setAsked] = useState(false)
  const [isPictureAsked, setPictureAsked] = useState(false)
  const [isNoteAsked, setNoteAsked] = useState(false)
  const section = useRef<HTMLElement>(null)
  const form = usePostForm(() => {
    setPictureAsked(false)
    setNoteAsked(false)
    setAsked(false)
    onShared?.()
  })
  const image_url = useWatch({ control: form.fields.control, name: 'image_url' })
  const content_note = useWatch({ control: form.fields.control, name: 'content_note' })
  const withNote = isNoteAsked || content_note !== ''
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
  useBegun(form, begun, section)
  const hasPicture = image_url !== '' || upload.sent !== undefined
  // Its place stays when it is taken away, and the focus with it.
  if (hasPicture && !isPictureAsked) setPictureAsked(true)
  const withPicture = isPictureAsked || !!upload.fault || isOver
  const isOpen = isAsked || form.isDirty || withPicture || form.isPending

  const grant = useEffectEvent(({ post_type }: NonNullable<typeof preset>) => {
    setAsked(true)
    if (!form.isDirty) form.change({ post_type })
    form.fields.setFocus('content')
  })
  useEffect(() => preset && grant(preset), [preset])

  function submit() {
    if (upload.sent !== undefined) notify.info(t('Your picture is still on its way.'))
    else if (copy.is === 'invalid') notify.error(copy.why)
    else form.submit()
  }

  return (
    <section
      ref={section}
      aria-labelledby="share"
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
      onFocus={() => setAsked(true)}
    >
      <Form
        form={{ ...form, submit }}
        className={cx('grid gap-3', !isOpen && 'sm:flex sm:items-center sm:gap-5')}
        {...area}
      >
        <h2 id="share" className="text-lg whitespace-nowrap">
          {t('Share with Community')}
        </h2>
        <Lines<PostDraft>
          name="content"
          label={t('What would you like to share?')}
          hideLabel={!isOpen}
          placeholder={t('Something you made, noticed or managed.')}
          low={!isOpen}
          max={lengths.post}
          countFrom={lengths.post * 0.9}
          className="flex-1"
          areaClass={isOpen ? '' : 'resize-none! placeholder:text-[0.9375rem] placeholder:leading-[1.625rem]'}
        />
        {isOpen && (
          <div className="composer-more grid gap-4">
            <Choice<PostDraft>
              name="post_type"
              legend={t('Type')}
              hideLegend
              look="segmented"
              className="[&_label]:px-1 max-[23rem]:[&_label]:flex-auto max-[23rem]:[&_label]:text-xs"
              options={postTypes.map((type) => ({ value: type, label: postLook(type).name }))}
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
            {withNote && (
              <Line<PostDraft>
                name="content_note"
                label={t('Content note')}
                hint={t('It stands before the post, which is folded until a reader wants to see it.')}
                optional
                maxLength={lengths.contentNote}
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
            <Foot
              onPicture={withPicture ? undefined : () => setPictureAsked(true)}
              onNote={
                withNote
                  ? undefined
                  : () => {
                      flushSync(() => setNoteAsked(true))
                      form.fields.setFocus('content_note')
                    }
              }
              isPending={form.isPending}
            />
          </div>
        )}
      </Form>
    </section>
  )
}
