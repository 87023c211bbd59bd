import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { OutLink } from '../../ui/out-link.tsx'
import { ShelfTile } from './shelf-tile.tsx'

/** A record with a label in the colors of the week; dark on either ground. */
const Record = ({ className }: { className: string }) => (
  <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
    <circle cx="32" cy="32" r="31" className="fill-[light-dark(var(--ink),var(--hollow))]" />
    <g fill="none" className="stroke-[light-dark(var(--paper),var(--ink))]" strokeOpacity="0.22">
      <circle cx="32" cy="32" r="27" />
      <circle cx="32" cy="32" r="23" />
      <circle cx="32" cy="32" r="19" />
    </g>
    <path
      d="M32 32 12 12a28 28 0 0 1 9-6Zm0 0 20 20a28 28 0 0 1-9 6Z"
      className="fill-[light-dark(var(--paper),var(--ink))]"
      fillOpacity="0.1"
    />
    <circle cx="32" cy="32" r="12" className="fill-accent-soft" />
    <circle cx="32" cy="32" r="8.5" className="fill-none stroke-accent" strokeOpacity="0.5" />
    <circle cx="32" cy="32" r="2.2" className="fill-[light-dark(var(--ink),var(--hollow))]" />
  </svg>
)

type WeeklyMusicProps = Pick<Theme, 'song' | 'musicUrl'> & { isSmall: boolean }

/** The week's music: a song and a way to hear it, which leaves A-genda only when pressed. */
export function WeeklyMusic({ song, musicUrl, isSmall }: WeeklyMusicProps) {
  const message = song?.message && <p className="text-sm whitespace-pre-line wrap-anywhere">{song.message}</p>
  if (isSmall && song)
    return (
      <ShelfTile
        drawing={<Record className="size-12" />}
        label={t('Weekly Music')}
        title={song.title}
        about={song.artist}
      >
        <div className="grid gap-4">
          <div className="flex items-center gap-4">
            <Record className="size-20 shrink-0" />
            <div className="min-w-0">
              <p className="font-serif text-xl leading-snug wrap-anywhere">{song.title}</p>
              <p className="text-ink-soft wrap-anywhere">{song.artist}</p>
            </div>
          </div>
          {message}
          <OutLink to={musicUrl} className={buttonClass('quiet')}>
            {t('Listen')}
          </OutLink>
        </div>
      </ShelfTile>
    )
  return (
    <section
      aria-labelledby="music"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex items-center gap-4">
        <Record className="size-16 shrink-0" />
        <div className="min-w-0">
          <h2 id="music" className="font-sans text-sm font-medium tracking-normal text-ink-soft">
            {t('Weekly Music')}
          </h2>
          {song && (
            <>
              <h3 className="text-lg leading-snug wrap-anywhere">{song.title}</h3>
              <p className="text-sm text-ink-soft wrap-anywhere">{song.artist}</p>
            </>
          )}
        </div>
      </div>
      {message}
      <OutLink to={musicUrl} className={buttonClass('quiet', 'w-full')}>
        {t('Listen')}
      </OutLink>
    </section>
  )
}
