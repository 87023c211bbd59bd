import { lazy, Suspense, useState } from 'react'
import { Leaf } from '../../ui/leaf.tsx'
import type { NightPicture } from '../themes/week-content.ts'
import { WeekPicture } from '../themes/week-picture.tsx'
import type { Practice } from './practice-dialog.tsx'

const loadDialog = () => import('./practice-dialog.tsx')
const PracticeDialog = lazy(loadDialog)
/** Fetches what a press opens before it is pressed. Whoever presses is told if it could not be fetched. */
const warmDialog = () => void loadDialog().catch(() => undefined)

type PictureCardProps = {
  title: string
  picture: string | null | undefined
  /** A tiny one to show while it loads. */
  lqip: string | undefined
  night?: NightPicture | undefined
  /** What is inside, in a few words: '5 steps'. */
  about: string
  /** What it opens. */
  practice: Practice
}

const Blank = () => (
  <div className="grid aspect-4/3 place-items-center bg-accent-soft text-accent">
    <Leaf className="size-12 opacity-60" />
  </div>
)

/** A picture with a name; pressed anywhere, it opens. */
export function PictureCard({ title, picture, lqip, night, about, practice }: PictureCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="group relative h-full overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {picture ? (
        <WeekPicture src={picture} lqip={lqip} night={night} alt="" width={480} height={360} />
      ) : (
        <Blank />
      )}
      <div className="grid gap-0.5 p-3 md:p-4">
        <h3 className="text-base leading-snug hyphens-auto wrap-anywhere md:text-lg">
          <button
            type="button"
            aria-haspopup="dialog"
            className="text-start after:absolute after:inset-0 focus-visible:outline-none"
            onPointerEnter={warmDialog}
            onFocus={warmDialog}
            onClick={() => setOpen(true)}
          >
            {title}
          </button>
        </h3>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
      <Suspense>{isOpen && <PracticeDialog {...practice} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
