import type { GlobalEvent } from '../../../contract/events.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { colorLook } from '../planner/items/item-look.ts'
import { cellDot } from './event-look.ts'
import { EventPill } from './event-pill.tsx'
import { inCell } from './in-cell.ts'
import { ItemChip } from './item-chip.tsx'
import { inWords, longDay, moodsInWords } from './labels.ts'
import { MoodFaces } from './mood-faces.tsx'
import { PencilledLine } from './pencilled-line.tsx'

/** Dots in a phone's cell for one's own items, each in the color of its label. */
const mostDots = 3

type MonthCellProps = {
  day: string
  events: readonly GlobalEvent[]
  answerTo: (event: GlobalEvent) => RsvpStatus | undefined
  /** The first one first. */
  moods: readonly string[]
  items: readonly PlannerItem[]
  isToday: boolean
  isOutside: boolean
  /** The one cell of the grid that Tab reaches, and the elements in it. */
  isCurrent: boolean
  /** Marked as chosen: on a phone its content is listed below. */
  isChosen: boolean
  isLoaded: boolean
  /** Whether its events are shown inside, or only as marks. */
  wide: boolean
  onPick: () => void
  onEvent: (event: GlobalEvent) => void
  onMore: () => void
}

/** All that a day's marks say, for those who do not see them. */
function nameOf({ day, events, moods, items, isToday }: MonthCellProps): string {
  const others = items.filter(({ type }) => type !== 'note').length
  const facts = [
    longDay(day),
    isToday && t('today'),
    events.length > 0 && t('{count, plural, one {# event} other {# events}}', { count: events.length }),
    others > 0 && t('{count, plural, one {# item} other {# items}}', { count: others }),
    others < items.length && t('has notes'),
    moods.length > 0 &&
      t('{count, plural, one {mood: {names}} other {moods: {names}}}', {
        count: moods.length,
        names: moodsInWords(moods),
      }),
  ]
  return facts.filter(Boolean).join(', ')
}

/** A day of the month. Its number covers the whole cell; the member's own items lie above it, and then events. */
export function MonthCell(props: MonthCellProps) {
  const { day, events, moods, items, isLoaded, isToday, isOutside, isCurrent, isChosen, wide } = props
  const tabIndex = isCurrent ? 0 : -1
  const shown = inCell(items, events, ({ completed }) => completed)
  // The dot counts every item of the day, as `GET /daily-notes` does (ruling 18). Its name says which of them are notes.
  const hasNotes = items.length > 0
  // One mark for all events: what the member goes to, if there is such a one.
  const nearest = events.find((event) => props.answerTo(event) === 'going') ?? events[0]
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
        wide
          ? 'flex min-h-37 flex-col p-1.5'
          : 'grid h-15 justify-items-center content-start gap-y-0.5 pt-0.5',
        isOutside && 'bg-hollow/60',
        isToday && wide && 'bg-accent-soft/55',
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
              'grid place-items-center rounded-pill',
              wide ? 'size-7.5' : 'size-6',
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
            className="relative -ms-1 size-1 self-center rounded-pill bg-ink-soft/45"
          />
        )}
        {wide && moods.length > 0 && (
          <span className="ms-auto me-0.5">
            <MoodFaces moods={moods} className="size-6" />
          </span>
        )}
      </div>
      {wide ? (
        // What lies between the lines presses the day.
        <div className="pointer-events-none mt-0.5 grid *:pointer-events-auto *:relative">
          {shown.items.map((item) => (
            <ItemChip key={item.id} item={item} day={day} tabIndex={tabIndex} />
          ))}
          {shown.events.map((event) => (
            <EventPill
              key={`${event.id} ${event.start}`}
              event={event}
              day={day}
              answer={props.answerTo(event)}
              place="month"
              tabIndex={tabIndex}
              onOpen={props.onEvent}
            />
          ))}
          {isToday && isLoaded && !hasNotes && (
            <PencilledLine onPress={props.onPick} tabIndex={tabIndex} className="mx-1 text-sm" />
          )}
          {shown.more > 0 && (
            <button
              type="button"
              tabIndex={tabIndex}
              onClick={props.onMore}
              className="min-h-6 justify-self-start rounded-sm ps-4 pe-1.5 text-xs font-medium text-ink-soft underline-offset-2 hover:text-ink hover:underline"
            >
              {t('{count, plural, other {+# more}}', { count: shown.more })}
            </button>
          )}
        </div>
      ) : (
        <>
          <span aria-hidden="true" className="flex h-2 items-center gap-1">
            {hasNotes && (
              <span title={t('Has notes')} className="flex gap-0.5">
                {items.slice(0, mostDots).map(({ id, color }) => (
                  <span key={id} className={cx('size-1.5 rounded-pill', colorLook(color).paint)} />
                ))}
              </span>
            )}
            {nearest && (
              <span className={cx('size-1.75 rotate-45', cellDot(nearest, props.answerTo(nearest)))} />
            )}
          </span>
          {moods.length > 0 && <MoodFaces moods={moods} className="size-5.5" />}
        </>
      )}
    </div>
  )
}
