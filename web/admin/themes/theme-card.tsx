import { Copy, Ellipsis, Eye, EyeOff, GripVertical, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { t, translate } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { seasonNames } from './seasons.ts'
import { ShelfCover } from './shelf-cover.tsx'

type ThemeCardProps = {
  theme: Theme
  /** When it was shown, in words; undefined as long as that is not known. */
  shown: string | undefined
  /** For its handle, where the library can be ordered. */
  handle: ComponentProps<'button'> | undefined
  onEdit: () => void
  onDuplicate: () => void
  /** Makes it a draft, or publishes it. */
  onDraft: (isDraft: boolean) => void
  onDelete: () => void
}

/** A theme of the library, in its own hue. */
export function ThemeCard({ theme, shown, handle, onEdit, onDuplicate, onDraft, onDelete }: ThemeCardProps) {
  const { title, description, slug, hue, season, isDraft } = theme
  const isWide = useWide()
  return (
    <article
      aria-label={title}
      data-carried-whole
      {...(hue === null ? {} : { 'data-tint': '', style: { '--hue': hue } })}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface group-data-over:border-accent group-data-over:bg-accent-soft has-aria-pressed:outline-2 has-aria-pressed:outline-accent has-data-held:opacity-50"
    >
      <ShelfCover
        theme={theme}
        sizes="(min-width: 56.25rem) 20rem, (min-width: 36rem) 50vw, 100vw"
        className={cx('w-full max-sm:aspect-21/9!', isDraft && 'opacity-60 grayscale')}
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:gap-y-0.5 max-sm:py-3 max-sm:*:col-span-full">
        <h2 className="text-lg leading-snug wrap-anywhere max-sm:col-start-1! max-sm:col-end-2! max-sm:row-start-1 max-sm:self-center">
          {title}
        </h2>
        {isDraft && (
          <p>
            <Badge tone="warn">{t('Draft')}</Badge>
          </p>
        )}
        <p className="line-clamp-1 text-ink-soft wrap-anywhere sm:line-clamp-3">{description}</p>
        <p className="mt-auto flex flex-wrap gap-x-3 pt-1 text-xs text-ink-soft wrap-anywhere">
          <span>{t('Slug: {slug}', { slug })}</span>
          {(season || shown) && (
            <span>{[season && translate(seasonNames[season]), shown].filter(Boolean).join(' · ')}</span>
          )}
        </p>
        <div className="flex items-center max-sm:col-start-2! max-sm:col-end-3! max-sm:row-start-1 max-sm:-me-2 sm:mt-2 sm:gap-1">
          <Button
            look="quiet"
            className="text-sm max-sm:size-11 max-sm:border-transparent max-sm:bg-transparent max-sm:p-0 sm:me-auto sm:flex-1"
            aria-label={t('Edit {title}', { title })}
            onClick={onEdit}
          >
            <Pencil className="size-5 sm:size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">{t('Edit')}</span>
          </Button>
          {handle && (
            <IconButton
              label={t('Move {title}', { title })}
              className="cursor-grab touch-none select-none"
              {...handle}
            >
              <GripVertical />
            </IconButton>
          )}
          {isWide && (
            <IconButton
              label={t('Delete {title}', { title })}
              className="hover:bg-danger-soft hover:text-danger"
              onClick={onDelete}
            >
              <Trash2 />
            </IconButton>
          )}
          <Menu
            trigger={
              <IconButton label={t('More for {title}', { title })}>
                <Ellipsis />
              </IconButton>
            }
          >
            <MenuItem onClick={onDuplicate}>
              <Copy aria-hidden="true" />
              {t('Duplicate')}
            </MenuItem>
            <MenuItem onClick={() => onDraft(!isDraft)}>
              {isDraft ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              {isDraft ? t('Show it to members') : t('Make it a draft')}
            </MenuItem>
            {!isWide && (
              <MenuItem danger onClick={onDelete}>
                <Trash2 aria-hidden="true" />
                {t('Delete')}
              </MenuItem>
            )}
          </Menu>
        </div>
      </div>
    </article>
  )
}
