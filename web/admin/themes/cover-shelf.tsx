import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Leaf } from '../../ui/leaf.tsx'
import { ShelfCover } from './shelf-cover.tsx'
import type { useCoverDrag } from './use-cover-drag.ts'

type CoverShelfProps = { themes: readonly Theme[]; drag: ReturnType<typeof useCoverDrag> }

/** The covers of the library in one row that stays in sight, to be put on weeks. */
export function CoverShelf({ themes, drag }: CoverShelfProps) {
  return (
    <section
      aria-label={t('Covers')}
      className="sticky bottom-0 z-20 -mx-4 grid gap-1.5 border-t border-line bg-paper/95 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] backdrop-blur-sm sm:-mx-6 sm:px-6 md:-mx-8 md:px-8 low:static print:hidden"
    >
      <p className="text-xs text-ink-soft">
        {drag.picked
          ? t('Choose a week for “{title}”, or press Escape.', { title: drag.picked.title })
          : t('Drag a cover onto a week, or press it and then a week.')}
      </p>
      <div className="flex gap-2 overflow-x-auto overscroll-x-contain p-1">
        {themes.map((theme) => (
          <button
            key={theme.id}
            type="button"
            {...drag.source(theme)}
            className="grid w-24 shrink-0 cursor-grab content-start gap-1 rounded-md p-1 text-start select-none hover:bg-accent-soft aria-pressed:bg-accent-soft aria-pressed:outline-2 aria-pressed:outline-accent data-held:opacity-60 md:w-28"
          >
            <ShelfCover theme={theme} sizes="7rem" className="pointer-events-none w-full rounded-sm" />
            <span className="line-clamp-1 text-xs wrap-anywhere">{theme.title}</span>
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
