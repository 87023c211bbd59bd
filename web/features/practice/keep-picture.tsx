import { BookHeart, Users } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { imageTypes } from '../../../contract/images.ts'
import { t, translate } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { FileInput } from '../../ui/fields/file-input.tsx'
import { imageFault } from '../images/image-fault.ts'
import { handPicture } from './handed-picture.ts'

const pages = { feed: '/community', journal: '/journal/write' } as const

/**
 * A picture of what was made, for the community's feed or for one's own journal: its page opens with it. One that would be
 * refused there is refused here, so that nobody loses the end of a practice over it.
 */
export function KeepPicture({
  headingRef,
}: {
  headingRef: RefObject<HTMLHeadingElement | null> | undefined
}) {
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()

  async function keep(place: keyof typeof pages, file: File) {
    const wrong = await imageFault(file)
    if (wrong) return setFault(translate(wrong))
    if (place === 'feed' && !navigator.onLine)
      return setFault(
        t('The feed needs a connection. For yourself, the picture is kept on this device until it is sent.'),
      )
    handPicture(place, file)
    void navigate(pages[place])
  }

  return (
    <section aria-labelledby="practice-picture">
      <h3 id="practice-picture" ref={headingRef} tabIndex={-1} className="text-xl">
        {t('Keep a picture of it?')}
      </h3>
      <div className="mt-3 flex flex-wrap justify-center gap-2 sm:gap-3">
        <PictureButton label={t('For the feed')} onFile={(file) => void keep('feed', file)}>
          <Users className="size-4.5" aria-hidden="true" />
        </PictureButton>
        <PictureButton label={t('For myself')} onFile={(file) => void keep('journal', file)}>
          <BookHeart className="size-4.5" aria-hidden="true" />
        </PictureButton>
      </div>
      {fault && (
        <p role="alert" className="mx-auto mt-3 max-w-80 text-sm text-danger">
          {fault}
        </p>
      )}
    </section>
  )
}

type PictureButtonProps = { label: string; onFile: (file: File) => void; children: React.ReactNode }

/** Asks for a picture, which a phone can take right away. */
function PictureButton({ label, onFile, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="quiet" className="px-4" onClick={() => input.current?.click()}>
        {children}
        {label}
      </Button>
      <FileInput ref={input} accept={imageTypes.join(',')} label={label} onFiles={([file]) => onFile(file)} />
    </>
  )
}
