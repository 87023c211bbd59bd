import { type ReactNode, useId, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'

type ShelfTileProps = {
  drawing: ReactNode
  /** What it is: 'Weekly Music'. */
  label: string
  /** Which one: the song, or today's dish. */
  title: string
  about?: string | undefined
  /** All of it, once it is open. */
  children: ReactNode
}

/** One of two beside each other on a phone; pressed, it says all that it has. */
export function ShelfTile({ drawing, label, title, about, children }: ShelfTileProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-labelledby={id}
      className="relative min-w-0 rounded-card border border-line bg-surface p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <div className="flex min-w-0 items-center gap-2.5">
        <span className="shrink-0 max-sm:[&>*]:size-11!">{drawing}</span>
        <h2 id={id} className="min-w-0 font-sans text-xs font-medium tracking-normal text-ink-soft">
          {label}
        </h2>
      </div>
      <h3 className="mt-2.5 text-base leading-snug wrap-anywhere">
        <button
          type="button"
          aria-haspopup="dialog"
          className="line-clamp-3 text-start after:absolute after:inset-0 focus-visible:outline-none"
          onClick={() => setOpen(true)}
        >
          {title}
        </button>
      </h3>
      {about && <p className="truncate text-sm text-ink-soft">{about}</p>}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} lightDismiss>
        {children}
      </Dialog>
    </section>
  )
}
