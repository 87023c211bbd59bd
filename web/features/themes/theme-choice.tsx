import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Cover } from './cover.tsx'
import { readWeek } from './week-content.ts'

type ThemeChoiceProps = {
  theme: Theme
  /** It is this week's already. */
  current: boolean
  /** It is being made this week's. */
  pending: boolean
  disabled: boolean
  onChoose: () => void
}

/** A theme of the library as a card to pick, in its own hue. */
export function ThemeChoice({ theme, current, pending, disabled, onChoose }: ThemeChoiceProps) {
  const week = readWeek(theme)
  const { title, description, coverImageUrl, hue } = week
  return (
    <button
      type="button"
      disabled={disabled}
      aria-busy={pending || undefined}
      onClick={onChoose}
      {...(hue === null ? {} : { 'data-tint': '', style: { '--hue': hue } })}
      className="group flex h-full w-full flex-col overflow-hidden rounded-md border border-line bg-paper text-start transition hover:border-accent hover:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-70"
    >
      {coverImageUrl ? (
        <Cover week={{ ...week, coverImageUrl }} sizes="(min-width: 36rem) 18rem, 50vw" className="w-full" />
      ) : (
        <span className="block aspect-[1.6] w-full bg-accent-soft" />
      )}
      <span className="grid gap-1 p-3 sm:p-4">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-serif text-lg leading-snug wrap-anywhere">{title}</span>
          {current && <Badge tone="accent">{t('This week')}</Badge>}
          {pending && <Spinner />}
        </span>
        <span className="line-clamp-3 text-xs text-ink-soft wrap-anywhere sm:text-sm">{description}</span>
      </span>
    </button>
  )
}
