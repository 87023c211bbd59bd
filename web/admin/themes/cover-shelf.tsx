import { ChevronUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Leaf } from '../../ui/leaf.tsx'
import { ShelfCover } from './shelf-cover.tsx'
import type { useCoverDrag } from './use-cover-drag.ts'
import { useRoomBelow } from './use-room-below.ts'

/** How high it is when it stands open by itself, with the gap before it. */
const openRem = 7.75

type CoverShelfProps = { themes: readonly Theme[]; drag: ReturnType<typeof useCoverDrag> }

/**
 * The covers of the library in one row that stays in sight, to be put on weeks. Where it would cover the weeks it is one line
 * until somebody asks for it, and again while a week is chosen for a cover.
 */
export function CoverShelf({ themes, drag }: CoverShelfProps) {
  const shelf = useRef<HTMLElement>(null)
  const isWide = useMedia('(width >= 56.25rem)')
  const isRoomy = useRoomBelow(shelf, openRem) && isWide
  const [isAsked, setAsked] = useState(false)
  const isOpen = isRoomy || (isAsked && !drag.picked)
  const id = useId()
  return (
    <section
      ref={shelf}
      aria-label={t('Covers')}
      className={cx(
        'sticky bottom-0 z-20 -mx-4 grid border-t border-line bg-paper px-4 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:-mx-8 md:px-8 low:static print:hidden',
        // Lower than with its words above the covers, so that a desk has room for it more often.
        isRoomy ? 'grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4' : 'grid-cols-[minmax(0,1fr)] md:pt-0',
      )}
    >
      <div
        className={cx(
          'flex min-h-11 justify-between gap-x-3 text-sm text-ink-soft md:min-h-9',
          isRoomy ? 'flex-col items-start self-center' : 'items-center',
        )}
      >
        {drag.picked ? (
          <>
            <p className="min-w-0 wrap-anywhere">
              {t('Choose a week for “{title}”.', { title: drag.picked.title })}
            </p>
            <Button look="link" className="shrink-0 text-sm" onClick={drag.cancel}>
              {t('Cancel')}
            </Button>
          </>
        ) : isRoomy ? (
          <p>{t('Drag a cover onto a week, or press it and then a week.')}</p>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="flex min-h-11 w-full items-center gap-2 text-start font-medium text-ink md:min-h-9"
            onClick={() => setAsked(!isAsked)}
          >
            {t('Covers')}
            {isOpen && (
              <span className="min-w-0 text-xs font-normal text-ink-soft">
                {t('Drag one onto a week, or press it and then a week.')}
              </span>
            )}
            <ChevronUp
              className={cx('ms-auto size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
              aria-hidden="true"
            />
          </button>
        )}
      </div>
      <div
        id={id}
        // The cover that is carried keeps the focus and the finger.
        className={cx(
          'flex gap-2 overflow-x-auto overscroll-x-contain p-1 pe-12 mask-[linear-gradient(to_right,black_calc(100%-3rem),transparent)] rtl:mask-[linear-gradient(to_left,black_calc(100%-3rem),transparent)]',
          !isOpen && 'sr-only',
        )}
        inert={!isOpen && !drag.picked}
      >
        {themes.map((theme) => (
          <button
            key={theme.id}
            type="button"
            {...drag.source(theme)}
            // Eight and a half on a usual desk, so that one sees that the row goes on.
            className="grid w-22.5 shrink-0 cursor-grab content-start gap-1 rounded-md p-1 text-start select-none hover:bg-accent-soft aria-pressed:bg-accent-soft aria-pressed:outline-2 aria-pressed:outline-accent data-held:opacity-60"
          >
            <ShelfCover theme={theme} sizes="6rem" className="pointer-events-none w-full rounded-sm" />
            <span className="line-clamp-2 text-xs leading-tight wrap-anywhere">{theme.title}</span>
          </button>
        ))}
        {themes.length === 0 && (
          <span className="flex items-center gap-2 py-3 text-ink-soft">
            <Leaf className="size-5" />
            {t('The library has no theme yet.')}
          </span>
        )}
      </div>
    </section>
  )
}
