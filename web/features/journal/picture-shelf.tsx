import { CornerUpLeft, X } from 'lucide-react'
import { useRef } from 'react'
import { imageTypes } from '../../../contract/images.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { placedIds } from './entry-pictures.ts'
import type { EntryImage } from './entry-text.ts'
import { PrivatePicture } from './private-picture.tsx'
import { useObjectUrl } from './use-object-url.ts'
import type { Upload, Uploads } from './use-uploads.ts'

type PictureShelfProps = {
  images: readonly EntryImage[]
  body: string
  uploads: Uploads
  /** The number by which the text names a picture. */
  numberOf: (id: string) => number
  onAlt: (id: string, alt: string) => void
  /** Puts a picture into the text, where the caret is. */
  onPlace: (id: string) => void
  /** Takes a picture out of the entry and its text. */
  onRemove: (id: string) => void
}

/** The pictures of an entry while it is written: those that arrived, are on their way, and did not arrive. */
export function PictureShelf(props: PictureShelfProps) {
  const { images, body, uploads, numberOf, onAlt, onPlace, onRemove } = props
  const placed = placedIds(body)
  const known = new Set([...images.map(({ id }) => id), ...uploads.uploads.map(({ id }) => id)])
  const lost = placed.filter((id) => !known.has(id))
  if (known.size + lost.length === 0) return null
  const isPlaced = (id: string) => placed.includes(id)
  // In the order of the text, also when the last picture arrived first.
  const arrived = images.toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
  return (
    <ul aria-label={t('Pictures of this entry')} className="grid gap-3 border-t border-line pt-5">
      {arrived.map((image) => (
        <Row
          key={image.id}
          number={isPlaced(image.id) ? numberOf(image.id) : undefined}
          picture={
            <PrivatePicture image={image} alt={image.alt} shownWidth={96} isSquare className="rounded-md" />
          }
          onRemove={() => onRemove(image.id)}
        >
          <Words alt={image.alt} onAlt={(alt) => onAlt(image.id, alt)} />
          {!isPlaced(image.id) && <PlaceButton onClick={() => onPlace(image.id)} />}
        </Row>
      ))}
      {uploads.uploads.map((upload) => (
        <Row
          key={upload.id}
          number={isPlaced(upload.id) ? numberOf(upload.id) : undefined}
          picture={<Preview file={upload.file} />}
          onRemove={() => onRemove(upload.id)}
        >
          <Words alt={upload.alt} onAlt={(alt) => uploads.change(upload.id, { alt })} />
          <OnItsWay upload={upload} onRetry={() => uploads.retry(upload.id)} />
        </Row>
      ))}
      {lost.map((id) => (
        <Row
          key={id}
          number={numberOf(id)}
          picture={
            <span className="block aspect-square rounded-md border border-dashed border-edge bg-hollow" />
          }
          onRemove={() => onRemove(id)}
        >
          <Lost onFile={(file) => void uploads.replace(id, file)} />
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

function Preview({ file }: { file: Blob }) {
  const url = useObjectUrl(file)
  return (
    <span className="block aspect-square overflow-hidden rounded-md bg-hollow">
      {url && <img src={url} alt="" className="size-full object-cover opacity-70" />}
    </span>
  )
}

function OnItsWay({ upload: { part, why }, onRetry }: { upload: Upload; onRetry: () => void }) {
  if (why === undefined) return <Progress label={t('Uploading your picture')} value={part} max={1} />
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-danger">
      {why}
      <Button look="link" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </p>
  )
}

/** A place whose picture did not arrive before the page was left: its file is not here any more. */
function Lost({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {t('This picture has not arrived.')}
      <Button look="link" onClick={() => input.current?.click()}>
        {t('Choose it again')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        aria-label={t('Choose it again')}
        onChange={({ target: { files } }) => files?.[0] && onFile(files[0])}
      />
    </p>
  )
}
