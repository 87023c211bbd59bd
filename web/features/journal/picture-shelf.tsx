import { CornerUpLeft, X } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { imageTypes } from '../../../contract/images.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FileInput } from '../../ui/fields/file-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/states/progress.tsx'
import { placedIds } from './entry-pictures.ts'
import type { EntryImage } from './entry-text.ts'
import { keptInWords } from './kept-in-words.ts'
import type { PictureActions } from './picture-actions.ts'
import { PrivatePicture } from './private-picture.tsx'
import { followSending, partSent } from './send-pictures.ts'

type PictureShelfProps = {
  images: readonly EntryImage[]
  body: string
  actions: PictureActions
  /** The number by which the text names a picture. */
  numberOf: (id: string) => number
  /** Puts a picture into the text, where the caret is. */
  onPlace: (id: string) => void
}

/** The pictures of an entry while it is written: those that arrived, that are kept on this device, and that are lost. */
export function PictureShelf({ images, body, actions, numberOf, onPlace }: PictureShelfProps) {
  const placed = placedIds(body)
  const lost = placed.filter((id) => !images.some((image) => image.id === id))
  if (images.length + lost.length === 0) return null
  const isPlaced = (id: string) => placed.includes(id)
  // In the order of the text, also when the last picture arrived first.
  const inOrder = images.toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
  return (
    <ul aria-label={t('Pictures of this entry')} className="grid gap-3 border-t border-line pt-5">
      {inOrder.map((image) => (
        <Row
          key={image.id}
          number={isPlaced(image.id) ? numberOf(image.id) : undefined}
          picture={
            <PrivatePicture image={image} alt={image.alt} shownWidth={96} isSquare className="rounded-md" />
          }
          onRemove={() => actions.remove(image.id)}
        >
          <Words alt={image.alt} onAlt={(alt) => actions.setAlt(image.id, alt)} />
          <HowFar image={image} onRetry={() => actions.retry(image.id)} />
          {!isPlaced(image.id) && <PlaceButton onClick={() => onPlace(image.id)} />}
        </Row>
      ))}
      {lost.map((id) => (
        <Row
          key={id}
          number={numberOf(id)}
          picture={
            <span className="block aspect-square rounded-md border border-dashed border-edge bg-hollow" />
          }
          onRemove={() => actions.remove(id)}
        >
          <Lost onFile={(file) => void actions.replace(id, file)} />
        </Row>
      ))}
    </ul>
  )
}

type RowProps = {
  number: number | undefined
  picture: React.ReactNode
  onRemove: () => void
  children: React.ReactNode
}

const Row = ({ number, picture, onRemove, children }: RowProps) => (
  <li className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-3">
    <div className="relative">
      {picture}
      {number !== undefined && (
        <span className="numbers absolute start-1 top-1 grid size-6 place-items-center rounded-pill bg-surface text-xs font-medium">
          {number}
        </span>
      )}
    </div>
    <div className="grid gap-1.5">{children}</div>
    <IconButton label={t('Take this picture out')} onClick={onRemove}>
      <X />
    </IconButton>
  </li>
)

const Words = ({ alt, onAlt }: { alt: string; onAlt: (alt: string) => void }) => (
  <TextInput
    aria-label={t('What this picture shows')}
    placeholder={t('What this picture shows')}
    value={alt}
    onChange={({ target }) => onAlt(target.value)}
  />
)

const PlaceButton = ({ onClick }: { onClick: () => void }) => (
  <Button look="link" className="justify-self-start text-sm" onClick={onClick}>
    <CornerUpLeft className="size-4" aria-hidden="true" />
    {t('Put it into the text')}
  </Button>
)

/** How far a picture has come that is kept on this device. */
function HowFar({ image, onRetry }: { image: EntryImage; onRetry: () => void }) {
  const part = useSyncExternalStore(followSending, () => partSent(image.id))
  if (part !== undefined) return <Progress label={t('Uploading your picture')} value={part} max={1} />
  const said = keptInWords(image)
  if (!said) return null
  const isRefused = image.here === 'refused'
  return (
    <p
      role={isRefused ? 'alert' : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-3 text-sm',
        isRefused ? 'text-danger' : 'text-ink-soft',
      )}
    >
      {said}
      <Button look="link" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </p>
  )
}

/** A place whose picture has not arrived and is not on this device any more, such as after its browser was cleaned up. */
function Lost({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {t('This picture has not arrived.')}
      <Button look="link" onClick={() => input.current?.click()}>
        {t('Choose it again')}
      </Button>
      <FileInput
        ref={input}
        accept={imageTypes.join(',')}
        label={t('Choose it again')}
        onFiles={([file]) => onFile(file)}
      />
    </p>
  )
}
