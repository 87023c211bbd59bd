import { ImageUp, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { imageTypes } from '../../../contract/images.ts'
import { t } from '../../../contract/t.ts'
import { namedAddress, pictureAddress } from '../../lib/picture-address.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/fields/field.tsx'
import { FileInput } from '../../ui/fields/file-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { Progress } from '../../ui/states/progress.tsx'
import { StoredImage } from './stored-image.tsx'
import { useFrameFocus } from './use-frame-focus.ts'
import type { PictureField } from './use-picture.ts'

type ImageFieldProps = {
  picture: PictureField
  /** Names the group of its controls. */
  label: string
  /** Names the box for an address. */
  addressLabel: string
  optional?: boolean
  /** Why it cannot be saved like this. */
  error?: string | undefined
  alt: string
  /** The proportions of the preview; the picture's own by default. */
  ratio?: number
  /** What stands below the picture, in its frame, while it is shown. */
  below?: ReactNode
  pictureClass?: string
  /** The place for a picture is as large as the picture will be. */
  isLarge?: boolean | undefined
  /** It is drawn for the night, and is not dimmed by night as others are. */
  isOfNight?: boolean
  /** The address of an upload, which nobody types, is folded away. */
  foldsUploads?: boolean
  /** The field was just opened and is empty. */
  autoFocus?: boolean
}

type PlaceholderProps = { picture: PictureField; onChoose: () => void }

/** The height is always the same, so that the field below does not move while the member types. */
const stand = 'grid min-h-40 content-center gap-3'

/** Shown in place of the picture if there is none. */
function Placeholder({ picture, onChoose }: PlaceholderProps) {
  const { copy, upload, isOver } = picture
  if (upload.sent !== undefined)
    return (
      <div className={cx(stand, 'p-4')}>
        <Progress label={t('Uploading your picture')} value={upload.sent} max={1} />
        <Button look="quiet" className="justify-self-center" onClick={upload.cancel}>
          {t('Cancel upload')}
        </Button>
      </div>
    )
  if (copy.is === 'looking')
    return (
      <div className={stand}>
        <Loading shapes={null}>{t('Looking at the picture...')}</Loading>
      </div>
    )
  return (
    <div className={cx(stand, 'justify-items-center p-5 text-center')}>
      <ImageUp className={cx('size-7', isOver ? 'text-accent-strong' : 'text-accent')} aria-hidden="true" />
      <p className="text-sm text-ink-soft">
        {copy.is === 'away'
          ? (copy.why ?? t('The picture cannot be shown at the moment.'))
          : isOver
            ? t('Let go, and it is here.')
            : t('Drop a picture here, paste it, or')}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {copy.is === 'away' && (
          <Button look="quiet" onClick={copy.retry}>
            {t('Try again')}
          </Button>
        )}
        <Button look="quiet" onClick={onChoose}>
          {t('Choose a picture')}
        </Button>
      </div>
    </div>
  )
}

/** A picture: dropped, pasted or chosen, or given by its address; with a preview and a button to remove it. */
export function ImageField(props: ImageFieldProps) {
  const { picture, label, addressLabel, optional, error, alt, ratio, isOfNight } = props
  const { below, pictureClass, isLarge, foldsUploads, autoFocus = false } = props
  const { address, change, copy, upload, isOver } = picture
  const file = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const shown = upload.sent === undefined && copy.is === 'kept'
  const fault = copy.is === 'invalid' ? copy.why : error
  const [isUnfolded, setUnfolded] = useState(false)
  const isFolded = foldsUploads && shown && !isUnfolded && address.startsWith('/uploads/')
  const frame = useFrameFocus(shown ? 'picture' : upload.sent !== undefined ? 'upload' : 'choice', autoFocus)

  function remove() {
    // The pressed button disappears with the picture.
    flushSync(() => change(''))
    box.current?.focus()
  }

  function unfold() {
    // The pressed button disappears with it.
    flushSync(() => setUnfolded(true))
    box.current?.select()
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-ink-soft"> {t('(optional)')}</span>}
      </legend>
      <div className="grid content-start gap-1.5">
        <div
          {...frame}
          className={cx(
            'relative overflow-clip rounded-md transition-colors',
            shown ? 'border border-line' : 'grid border border-dashed border-edge bg-hollow',
            isOver && 'border-accent bg-accent-soft',
          )}
          style={isLarge && !shown ? { aspectRatio: ratio } : undefined}
        >
          {shown ? (
            <>
              <StoredImage
                image={copy.image}
                alt={alt}
                sizes="(min-width: 56.25rem) 40rem, 100vw"
                {...(ratio && { ratio })}
                isOfNight={isOfNight}
                className={cx('max-h-96 w-full', pictureClass)}
              />
              {below}
              <IconButton
                label={t('Remove the picture')}
                className="absolute top-2 end-2 border border-line bg-surface text-ink"
                onClick={remove}
              >
                <X />
              </IconButton>
            </>
          ) : (
            <Placeholder picture={picture} onChoose={() => file.current?.click()} />
          )}
        </div>
        {upload.fault && (
          <p role="alert" className="text-sm text-danger">
            {upload.fault}
          </p>
        )}
        {upload.again && (
          <Button look="quiet" className="justify-self-start" onClick={upload.again}>
            {t('Try again')}
          </Button>
        )}
      </div>
      <FileInput
        ref={file}
        accept={imageTypes.join(',')}
        label={label}
        onFiles={([chosen]) => void upload.send(chosen)}
      />
      {isFolded ? (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {t('Your picture')}
          <Button look="link" onClick={unfold}>
            {t('Use an image link')}
          </Button>
        </p>
      ) : (
        <Field label={addressLabel} hint={t('Max 10MB • JPG, PNG, WebP')} error={fault}>
          <TextInput
            ref={box}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            // By the API's base, as the page itself finds an upload (specification, Admin 7).
            value={pictureAddress(address)}
            onChange={(event) => change(namedAddress(event.target.value))}
          />
        </Field>
      )}
      <p role="status" className="sr-only">
        {shown
          ? t('The picture is here.')
          : copy.is === 'invalid'
            ? t('This address has no picture to show.')
            : copy.is === 'away' && t('The picture is not here yet.')}
      </p>
    </fieldset>
  )
}
