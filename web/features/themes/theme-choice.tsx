import { Check } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Spinner } from '../../ui/states/spinner.tsx'
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

/** A theme of the library as a card to pick, in its own hue. The member's own of this week says so. */
export function ThemeChoice({ theme, current, pending, disabled, onChoose }: ThemeChoiceProps) {
  const week = readWeek(theme)
  const { title, description, coverImageUrl, hue } = week
  return (
    <button
      type="button"
      disabled={disabled}
      aria-busy={pending || undefined}
      aria-current={current || undefined}
      onClick={onChoose}
      {...(hue === null ? {} : { 'data-tint': '', style: { '--hue': hue } })}
      className="group relative flex h-full w-full flex-col overflow-hidden rounded-md border border-line bg-paper text-start transition hover:border-accent hover:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-70 aria-current:border-accent aria-current:bg-accent-soft aria-current:outline-2 aria-current:outline-accent aria-current:-outline-offset-1 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-focus"
    >
      <span data-theme-cover={theme.id} className="block">
        {coverImageUrl ? (
          <Cover
            week={{ ...week, coverImageUrl }}
            sizes="(min-width: 36rem) 18rem, 50vw"
            className="w-full"
          />
        ) : (
          <span className="block aspect-[1.6] w-full bg-accent-soft" />
        )}
      </span>
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 p-3 sm:p-4">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-serif text-lg leading-snug wrap-anywhere">{title}</span>
          {pending && <Spinner />}
        </span>
        <span className="line-clamp-2 text-xs text-ink-soft wrap-anywhere sm:text-sm">{description}</span>
      </span>
      {current && (
        <span className="absolute start-2 top-2 flex items-center gap-1 rounded-pill bg-accent px-2.5 py-0.5 text-xs font-medium text-accent-ink">
          <Check className="size-3.5" aria-hidden="true" />
          {t('Yours this week')}
        </span>
      )}
    </button>
  )
}
