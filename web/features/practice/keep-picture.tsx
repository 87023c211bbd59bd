import { BookHeart, Users } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router'
import { imageTypes } from '../../../contract/images.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { handPicture } from './handed-picture.ts'

/** A picture of what was made, for the community's feed or for one's own journal: its page opens with it. */
export function KeepPicture({
  headingRef,
}: {
  headingRef: RefObject<HTMLHeadingElement | null> | undefined
}) {
  const navigate = useNavigate()
  return (
    <section aria-labelledby="practice-picture">
      <h3 id="practice-picture" ref={headingRef} tabIndex={-1} className="text-xl">
        {t('Keep a picture of it?')}
      </h3>
      <div className="mt-3 flex flex-wrap justify-center gap-2 sm:gap-3">
        <PictureButton
          label={t('For the feed')}
          onFile={(file) => {
            handPicture('feed', file)
            void navigate('/community')
          }}
        >
          <Users className="size-4.5" aria-hidden="true" />
        </PictureButton>
        <PictureButton
          label={t('For myself')}
          onFile={(file) => {
            handPicture('journal', file)
            void navigate('/journal/write')
          }}
        >
          <BookHeart className="size-4.5" aria-hidden="true" />
        </PictureButton>
      </div>
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
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        aria-label={label}
        onChange={({ target: { files } }) => files?.[0] && onFile(files[0])}
      />
    </>
  )
}
