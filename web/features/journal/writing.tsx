import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { PressedSprig } from '../../ui/scenes/pressed-sprig.tsx'
import { EditorButtons } from './editor-buttons.tsx'
import { pictureNumbers } from './entry-pictures.ts'
import type { EntryText } from './entry-text.ts'
import { GrownArea } from './grown-area.tsx'
import { withParagraph } from './markdown-signs.ts'
import type { PictureActions } from './picture-actions.ts'
import { PictureShelf } from './picture-shelf.tsx'
import { PromptQuote } from './prompt-quote.tsx'
import { TagField } from './tag-field.tsx'
import { useBodyEdit } from './use-body-edit.ts'

/** From how many characters on it is said how many there are. */
const countFrom = lengths.journalBody * 0.9

type WritingProps = {
  text: EntryText
  pictures: PictureActions
  onChange: (part: Partial<EntryText>) => void
  /** The fault of the text, if it cannot be saved as it is. */
  isFaulty: boolean
  /** What keeps it from being saved, and whether it is: beside the buttons, which stay in sight. */
  notice: ReactNode
  state: ReactNode
}

/** The characters that no text may hold; a browser can type them by mistake. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** Where one writes on. */
function goToEnd(area: HTMLTextAreaElement) {
  area.focus({ preventScroll: true })
  area.setSelectionRange(area.value.length, area.value.length)
  if (area.getBoundingClientRect().bottom > window.innerHeight) area.scrollIntoView({ block: 'end' })
}

/** The sheet that an entry is written on: its title, words, pictures and tags. */
export function Writing({ text, pictures, onChange, isFaulty, notice, state }: WritingProps) {
  const { title, body, tags, images, prompt, theme_title } = text
  const area = useRef<HTMLTextAreaElement>(null)
  const head = useRef<HTMLTextAreaElement>(null)
  const [numbers] = useState(pictureNumbers)
  const onBody = (typed: string) => onChange({ body: numbers.stored(storable(typed)) })
  const { edit, sign, onKeyDown } = useBodyEdit(area, onBody)

  // The page has the whole window of a phone: its bar stays away (phone-bar.css).
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.writing = ''
    return () => {
      delete dataset.writing
    }
  }, [])

  // After the focus has gone to the beginning of the page, as on every page that is opened.
  useEffect(() => {
    const frame = requestAnimationFrame(() => area.current && goToEnd(area.current))
    return () => cancelAnimationFrame(frame)
  }, [])

  const place = (id: string) => void edit((selection) => withParagraph(selection, numbers.placeOf(id)))
  const addPictures = (files: File[]) => void pictures.add(files, place)
  const picturesIn = ({ files }: DataTransfer) => [...files].filter(({ type }) => type.startsWith('image/'))

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <GrownArea
        area={head}
        aria-label={t('Title')}
        placeholder={t('Title')}
        value={title}
        enterKeyHint="next"
        onChange={({ target }) => onChange({ title: storable(target.value.replace(/\n/g, ' ')) })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          area.current?.focus()
        }}
        className="font-serif text-2xl leading-tight sm:text-3xl"
      />
      <PromptQuote prompt={prompt} theme={theme_title} />
      <div className="relative">
        <GrownArea
          area={area}
          aria-label={t('What you write')}
          aria-invalid={isFaulty || undefined}
          placeholder={t('Begin anywhere.')}
          value={numbers.shown(body)}
          onChange={({ target }) => onBody(target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = picturesIn(event.clipboardData)
            if (files.length === 0) return
            event.preventDefault()
            addPictures(files)
          }}
          onDrop={(event) => {
            const files = picturesIn(event.dataTransfer)
            if (files.length === 0) return
            event.preventDefault()
            addPictures(files)
          }}
          className="min-h-[max(16rem,40dvh)] scroll-mb-[calc(var(--phone-bar)+5rem)] bg-[repeating-linear-gradient(transparent_0_calc(2.25rem-1px),color-mix(in_oklab,var(--line)_70%,transparent)_calc(2.25rem-1px)_2.25rem)] bg-position-[0_-7px] font-serif text-[1.1875rem] leading-9"
        />
        {body === '' && (
          <PressedSprig className="pointer-events-none end-0 bottom-0 h-40 w-24 max-md:hidden" />
        )}
      </div>
      {body.length > countFrom && (
        <p className="numbers justify-self-end text-xs text-ink-soft">{`${body.length} / ${lengths.journalBody}`}</p>
      )}
      <PictureShelf
        images={images}
        body={body}
        actions={pictures}
        numberOf={numbers.numberOf}
        onPlace={place}
      />
      <TagField tags={tags} onChange={(next) => onChange({ tags: next })} />
      <div className="low:static sticky bottom-(--phone-bar) z-10 -mx-4 -mb-4 rounded-b-card border-t border-line bg-surface ps-2 pe-4 py-1 max-[23rem]:px-0 sm:-mx-10 sm:-mb-8 sm:ps-8 sm:pe-10">
        {notice}
        <div className="flex items-center justify-between gap-1">
          <EditorButtons onSign={sign} onPictures={addPictures} />
          <div className="flex min-w-0 items-center gap-2 max-[23rem]:gap-1 max-[23rem]:pe-1">{state}</div>
        </div>
      </div>
    </div>
  )
}
