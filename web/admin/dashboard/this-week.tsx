import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { Cover } from '../../features/themes/cover.tsx'
import { formatLocale } from '../../lib/locale.ts'
import { noonOf, weekLabel } from '../../lib/time/days.ts'
import { cx } from '../../ui/cx.ts'
import { Leaf } from '../../ui/leaf.tsx'
import type { WholeOverview } from './queries.ts'

type Theme = NonNullable<WholeOverview['theme']>

function Picture({
  theme,
  sizes,
  className,
  first,
}: {
  theme: Theme
  sizes: string
  className: string
  first?: boolean
}) {
  if (!theme.coverImageUrl)
    return (
      <div className={`grid place-items-center bg-accent-soft text-accent ${className}`}>
        <Leaf className="size-1/4 max-w-10" />
      </div>
    )
  return (
    <Cover
      week={{ ...theme, coverImageUrl: theme.coverImageUrl }}
      sizes={sizes}
      className={className}
      {...(first && { priority: true })}
    />
  )
}

const dayFormat = () => new Intl.DateTimeFormat(formatLocale(), { month: 'short', day: 'numeric' })

type Week = Pick<WholeOverview['weeks'][number], 'theme' | 'turn'>

const titleOf = ({ theme, turn }: Week): string | undefined =>
  theme?.title ?? (turn ? t('By its turn: {title}', { title: turn.title }) : undefined)

/** This week's cover, and under it the weeks ahead: a small cover where a theme is set, a gray one of whose turn it is where none is. */
export function ThisWeek({ overview: { theme, weeks } }: { overview: WholeOverview }) {
  const [running, ...ahead] = weeks
  const inWords = dayFormat()
  return (
    <section
      aria-labelledby="this-week"
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      {theme && (
        <Picture
          theme={theme}
          sizes="(min-width: 72.5rem) 36rem, (min-width: 56.25rem) 50vw, 100vw"
          // What a cover is about is below its middle more often than above.
          className="aspect-[2]! w-full md:aspect-auto! md:min-h-44 md:flex-1 [&_img]:object-[center_70%]"
          first
        />
      )}
      <div className="px-4 pt-4 sm:px-5">
        <p className="numbers text-xs text-ink-soft">
          {t('This week')}
          {running && ` · ${weekLabel(running.weekStartISO)}`}
          {theme && ` · ${running?.theme ? t('Set by hand') : t('By its turn')}`}
        </p>
        <h2 id="this-week" className="mt-1.5 text-2xl leading-tight wrap-anywhere">
          {theme?.title ?? t('No theme yet')}
        </h2>
      </div>
      <div className="relative mt-2 px-4 pt-1.5 pb-4 transition-colors hover:bg-hollow sm:px-5">
        <Link
          to="/admin/themes?tab=schedule"
          className="inline-flex min-h-6 items-center text-xs text-ink-soft outline-none after:absolute after:inset-0 focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {t('Weeks ahead')}
        </Link>
        <ul className="mt-1 grid grid-cols-7 gap-1.5 sm:gap-2">
          {ahead.map(({ weekStartISO, theme, turn }) => (
            <li
              key={weekStartISO}
              title={titleOf({ theme, turn })}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1"
            >
              <div className="relative">
                {theme || turn ? (
                  <Picture
                    theme={(theme ?? turn) as Theme}
                    sizes="5rem"
                    className={cx('aspect-[1.25]! w-full rounded-sm', !theme && 'opacity-45 grayscale')}
                  />
                ) : (
                  <span className="block aspect-[1.25]" />
                )}
                {!theme && (
                  <span className="absolute inset-0 grid place-items-center rounded-sm border border-dashed border-edge">
                    <Plus className="size-5 rounded-pill bg-surface p-0.5" aria-hidden="true" />
                  </span>
                )}
              </div>
              <span className="numbers text-center text-xs leading-tight text-ink-soft max-sm:text-[0.6875rem]">
                {inWords.format(noonOf(weekStartISO))}
              </span>
              <span className="sr-only">{titleOf({ theme, turn }) ?? t('No theme yet')}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
