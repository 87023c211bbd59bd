import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListedEntry } from '../../../contract/journal.ts'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { dayNumeral, longDay, shortWeekday } from './day-words.ts'
import { piecesOf, plainPieces, runOn } from './excerpt.ts'
import { FoundWords } from './found-words.tsx'
import { nameOf } from './name-of.ts'
import { PrivatePicture } from './private-picture.tsx'
import { VersionMark } from './version-mark.tsx'

/** Characters. */
const mostOfName = 60

type EntryRowProps = {
  entry: ListedEntry
  /** The first of its day shows the day, and its mood if there is one. */
  isFirst: boolean
  /** It opens the journal, larger and with more of its words. */
  isLead?: boolean
  mood?: string | undefined
  /** The level of its heading. */
  level?: 2 | 3
  /** What can be done with it, below it. */
  action?: ReactNode
}

/** What an entry without a title is called in a list: how its text begins. */
const firstWords = (entry: ListedEntry): string => {
  const text = piecesOf(entry)
    .map((piece) => piece.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= mostOfName ? text : `${text.slice(0, mostOfName).replace(/\s\S*$/, '')}…`
}

/** An entry as a line of the notebook: its day in the margin, its title and beginning, and its first picture. */
export function EntryRow({ entry, isFirst, isLead = false, mood, level = 3, action }: EntryRowProps) {
  const Heading = level === 3 ? 'h3' : 'h2'
  const { id, date, title, tags, starred, images, copy_of } = entry
  const [image] = images
  return (
    <li
      className={cx(
        'relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 px-3 py-4 transition-colors sm:grid-cols-[4.5rem_minmax(0,1fr)_auto] sm:px-5',
        'has-[a:hover]:bg-accent-soft/45',
        isFirst && 'not-first:border-t not-first:border-line',
        !isFirst && 'pt-0',
      )}
    >
      {/* The mood comes later, and moves nothing. */}
      <div
        className={cx(
          'grid content-start justify-items-center gap-1.5 pt-0.5 text-center',
          isFirst && 'min-h-21',
        )}
      >
        {isFirst && (
          <>
            <time dateTime={date} className="grid justify-items-center">
              <span className="sr-only">{longDay(date)}</span>
              <span aria-hidden="true" className="numbers font-serif text-2xl leading-none">
                {dayNumeral(date)}
              </span>
              <span aria-hidden="true" className="mt-1 text-xs leading-none text-ink-soft">
                {shortWeekday(date)}
              </span>
            </time>
            {mood && (
              <span title={moodLook(mood).name} className="flex">
                <MoodFace mood={mood} small className="size-7" />
                <span className="sr-only">{moodLook(mood).name}</span>
              </span>
            )}
          </>
        )}
        {starred && (
          <Star
            className={cx('size-4 fill-honey text-warn', !isFirst && 'mt-5')}
            role="img"
            aria-label={t('Starred')}
          />
        )}
      </div>
      <div
        className={cx('grid min-w-0 content-start gap-1 ps-1', !isFirst && 'border-t border-line/60 pt-4')}
      >
        {/* Without a title it takes no room, so that all entries begin at the same height. */}
        <Heading
          className={cx(
            'font-serif leading-snug wrap-anywhere',
            isLead ? 'text-xl md:text-[1.625rem]' : 'text-lg',
            !title.trim() && '-mb-1 h-0 overflow-clip',
          )}
        >
          <Link
            to={`/journal/${id}`}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {title.trim() ? (
              <FoundWords of={plainPieces(title, entry.title_marks)} />
            ) : (
              // The name alone: around the link, it would cut off where the row can be pressed.
              <span className="sr-only">{firstWords(entry) || nameOf(entry)}</span>
            )}
          </Link>
        </Heading>
        {entry.excerpt && (
          <p
            className={cx(
              'font-serif leading-relaxed wrap-anywhere whitespace-pre-line',
              isLead ? 'line-clamp-5 md:text-lg md:leading-relaxed' : 'line-clamp-3',
              title ? 'text-ink-soft' : 'text-ink',
            )}
          >
            <FoundWords of={runOn(piecesOf(entry, { keepsBullets: true }))} />
          </p>
        )}
        {(tags.length > 0 || copy_of) && (
          <p className="flex flex-wrap gap-x-3 text-sm text-accent empty:hidden">
            {copy_of && <VersionMark of={copy_of} />}
            {tags.map((tag) => (
              <span key={tag}>{`#${tag}`}</span>
            ))}
          </p>
        )}
        {action && <div className="relative">{action}</div>}
      </div>
      <div className="relative grid content-start">
        {image && (
          <PrivatePicture
            image={image}
            alt=""
            shownWidth={88}
            isSquare
            className="pointer-events-none w-18 rounded-md sm:w-22"
          />
        )}
      </div>
    </li>
  )
}
