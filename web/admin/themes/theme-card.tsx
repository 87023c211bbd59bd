import { Pencil, Trash2 } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Cover } from '../../features/themes/cover.tsx'
import { readWeek } from '../../features/themes/week-content.ts'
import { Button } from '../../ui/button.tsx'
import { Leaf } from '../../ui/leaf.tsx'

type ThemeCardProps = { theme: Theme; onEdit: () => void; onDelete: () => void }

/** A theme of the library, in its own hue. */
export function ThemeCard({ theme, onEdit, onDelete }: ThemeCardProps) {
  const { title, description, slug, coverImageUrl, hue } = theme
  return (
    <article
      aria-label={title}
      {...(hue === null ? {} : { 'data-tint': '', style: { '--hue': hue } })}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      {coverImageUrl ? (
        <Cover
          week={{ ...readWeek(theme), coverImageUrl }}
          sizes="(min-width: 56.25rem) 20rem, (min-width: 36rem) 50vw, 100vw"
          className="w-full"
        />
      ) : (
        <div className="grid aspect-[1.6] w-full place-items-center bg-accent-soft text-accent">
          <Leaf className="size-10" />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <h2 className="text-lg leading-snug wrap-anywhere">{title}</h2>
        <p className="line-clamp-3 text-ink-soft wrap-anywhere">{description}</p>
        <p className="mt-auto pt-1 text-xs text-ink-soft wrap-anywhere">{t('Slug: {slug}', { slug })}</p>
        <div className="mt-2 flex gap-2">
          <Button
            look="quiet"
            className="flex-1 text-sm"
            aria-label={t('Edit {title}', { title })}
            onClick={onEdit}
          >
            <Pencil className="size-4" aria-hidden="true" />
            {t('Edit')}
          </Button>
          <Button
            look="quiet"
            className="flex-1 text-sm"
            aria-label={t('Delete {title}', { title })}
            onClick={onDelete}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            {t('Delete')}
          </Button>
        </div>
      </div>
    </article>
  )
}
