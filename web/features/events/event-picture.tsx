import pictures from 'virtual:event-pictures'
import type { ReactNode } from 'react'
import { kindOfEvent } from '../../../contract/event-kind.ts'
import type { GlobalEvent } from '../../../contract/events.ts'
import { zone } from '../../lib/api.ts'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import { useDark } from '../../ui/use-dark.ts'
import { seasonOf } from './event-season.ts'

type EventPictureProps = {
  event: Pick<GlobalEvent, 'id' | 'title' | 'tags' | 'start' | 'end' | 'allDay' | 'timezone'>
  /** How wide it is shown, as `sizes` of an `<img>`. */
  sizes: string
  /** Whether it is seen first. */
  priority?: boolean | undefined
  past?: boolean | undefined
  className?: string | undefined
  /** What lies on it. */
  children?: ReactNode
}

/**
 * Half of all events have their strip mirrored, and half of each half are looked at more closely, always the same ones: those
 * of a kind that stand near each other are not alike.
 */
const isMirrored = (id: string) => parseInt(id.slice(-1), 36) % 2 === 1
const isClose = (id: string) => parseInt(id.slice(-2, -1), 36) % 2 === 1

/**
 * The drawn strip of an event's kind in the light of its season, by night on a dark page. It fills what `className` makes of it, 21 : 9 unless
 * that says otherwise. It tells nothing that the words do not.
 */
export function EventPicture({ event, sizes, priority, past, className, children }: EventPictureProps) {
  const day = pictures[kindOfEvent(event)]
  const night = useDark() ? day.night : undefined
  const { widths, lqip } = night ?? day
  return (
    <div
      data-season={seasonOf(event, zone())}
      data-past={past || undefined}
      data-mirrored={isMirrored(event.id) || undefined}
      data-close={isClose(event.id) || undefined}
      className={cx('event-picture', className ?? 'aspect-[21/9]')}
    >
      <Picture
        // Beyond its edge, where a scaled picture and its light may end a pixel apart.
        className="absolute! -inset-px h-[calc(100%+2px)] w-[calc(100%+2px)]"
        src={widths[0]?.url ?? day.url}
        srcSet={widths.map((file) => `${file.url} ${file.width}w`).join(', ')}
        sizes={sizes}
        alt=""
        width={1260}
        height={540}
        lqip={lqip}
        priority={priority}
        isOfNight={night !== undefined}
        fallback={false}
      />
      {children}
    </div>
  )
}
