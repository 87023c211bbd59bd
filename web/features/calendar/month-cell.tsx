import type { GlobalEvent } from '../../../contract/events.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { moodLook } from '../mood/mood-look.ts'
import { EventPill } from './event-pill.tsx'
import { inWords, longDay } from './labels.ts'

type MonthCellProps = {
  day: string
  events: readonly GlobalEvent[]
  mood: MoodEntry | undefined
  hasNotes: boolean
  isToday: boolean
  isOutside: boolean
  /** The one cell of the grid that Tab reaches, and the elements in it. */
  isCurrent: boolean
  /** Marked as chosen: on a phone its content is listed below. */
  isChosen: boolean
  /** Whether its events are shown inside, or only as marks. */
  wide: boolean
  onPick: () => void
  onEvent: (event: GlobalEvent) => void
  onMore: () => void
}

/** The meaning of a day's marks, for screen readers. */
function nameOf({ day, events, mood, hasNotes, isToday }: MonthCellProps): string {
  const facts = [
    longDay(day),
    isToday && t('today'),
    events.length > 0 && t('{count, plural, one {# event} other {# events}}', { count: events.length }),
    hasNotes && t('has notes'),
    mood && t('mood: {name}', { name: moodLook(mood.mood).name }),
  ]
  return facts.filter(Boolean).join(', ')
}

/** A day of the month. Its number covers the whole cell. Events are above it. */
export function MonthCell(props: MonthCellProps) {
  const { day, events, mood, hasNotes, isToday, isOutside, isCurrent, isChosen, wide } = props
  const tabIndex = isCurrent ? 0 : -1
  const more = events.length - 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's cells cannot be laid out as these are.
    // biome-ignore lint/a11y/useFocusableInteractive: the number in it has the focus.
    <div
      role="gridcell"
      data-day={day}
      aria-selected={isChosen}
      className={cx(
        'relative min-w-0 border-line not-nth-[7n]:border-e transition-colors',
        'has-[[data-number]:hover]:bg-accent-soft/50',
        wide ? 'flex min-h-30 flex-col p-1.5' : 'grid h-17 justify-items-center content-start gap-y-0.5 pt-1',
        isOutside && 'bg-hollow/60',
        isChosen && !wide && 'bg-accent-soft',
      )}
    >
      <div className={wide ? 'flex items-center gap-1.5' : 'contents'}>
        <button
          type="button"
          data-number
          tabIndex={tabIndex}
          aria-label={nameOf(props)}
          aria-current={isToday ? 'date' : undefined}
          onClick={props.onPick}
          className="numbers text-sm after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <span
            className={cx(
              'grid size-7.5 place-items-center rounded-pill',
              isToday && 'bg-accent font-semibold text-accent-ink',
              !isToday && isOutside && 'text-ink-soft',
              !isToday && !isOutside && 'font-medium',
            )}
          >
            {inWords(day, { day: 'numeric' })}
          </span>
        </button>
        {wide && hasNotes && (
          <span
            aria-hidden="true"
            title={t('Has notes')}
            className="relative size-2 rounded-pill bg-accent"
          />
        )}
        {wide && mood && (
          <span
            aria-hidden="true"
            title={moodLook(mood.mood).name}
            className="relative ms-auto text-lg leading-none"
          >
            {moodLook(mood.mood).emoji}
          </span>
        )}
      </div>
      {wide ? (
        <div className="relative mt-1 grid gap-1">
          {events.slice(0, 2).map((event) => (
            <EventPill
              key={`${event.id} ${event.start}`}
              event={event}
              day={day}
              compact
              tabIndex={tabIndex}
              onOpen={props.onEvent}
            />
          ))}
          {more > 0 && (
            <button
              type="button"
              tabIndex={tabIndex}
              onClick={props.onMore}
              className="justify-self-start rounded-sm px-2 text-xs font-medium text-ink-soft underline-offset-2 hover:text-ink hover:underline"
            >
              {t('{count, plural, other {+# more}}', { count: more })}
            </button>
          )}
        </div>
      ) : (
        <>
          <span aria-hidden="true" className="flex h-2 items-center gap-0.75">
            {events.slice(0, 2).map((event) => (
              <span key={`${event.id} ${event.start}`} className="h-1 w-2.5 rounded-pill bg-clay" />
            ))}
            {hasNotes && <span title={t('Has notes')} className="size-1.5 rounded-pill bg-accent" />}
          </span>
          {mood && (
            <span aria-hidden="true" className="text-sm leading-none">
              {moodLook(mood.mood).emoji}
            </span>
          )}
        </>
      )}
    </div>
  )
}
