import {
  Archive,
  ArchiveRestore,
  CalendarRange,
  CopyPlus,
  Ellipsis,
  Pencil,
  Trash2,
  UsersRound,
} from 'lucide-react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useWide } from '../../ui/use-wide.ts'

export type CardActions = {
  /** `button` is the one that was pressed. */
  onRsvps: (button: HTMLElement) => void
  /** Opens the guest list directly, not through the number of guests. */
  onAttendees: () => void
  onDates: () => void
  onEdit: () => void
  onDuplicate: () => void
  onFlip: () => void
  onRemove: () => void
}

type EventActionsProps = CardActions & { event: GlobalEvent }

/** Actions that no specification names, and on a phone those too that a desk has room for. */
export function EventMenu({ event, ...actions }: EventActionsProps) {
  const { title, isActive, recurrence } = event
  const isWide = useWide()
  return (
    <Menu
      trigger={
        <IconButton label={t('Actions for {title}', { title })}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem onClick={actions.onAttendees}>
        <UsersRound aria-hidden="true" />
        {t('Who comes')}
      </MenuItem>
      {recurrence && (
        <MenuItem onClick={actions.onDates}>
          <CalendarRange aria-hidden="true" />
          {t('Dates')}
        </MenuItem>
      )}
      <MenuItem onClick={actions.onDuplicate}>
        <CopyPlus aria-hidden="true" />
        {t('Duplicate')}
      </MenuItem>
      {!isWide && (
        <>
          <MenuItem onClick={actions.onFlip}>
            {isActive ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
            {isActive ? t('Archive') : t('Activate')}
          </MenuItem>
          <MenuItem danger onClick={actions.onRemove}>
            <Trash2 aria-hidden="true" />
            {t('Delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

function RsvpsButton({ event: { title }, onRsvps }: Pick<EventActionsProps, 'event' | 'onRsvps'>) {
  return (
    <Button
      look="link"
      className="px-2 text-sm"
      aria-label={t('RSVPs for {title}', { title })}
      onClick={({ currentTarget }) => onRsvps(currentTarget)}
    >
      {t('RSVPs')}
    </Button>
  )
}

/** The specified buttons of an event's card, which a desk shows in a row. */
export function DeskButtons({ event, onRsvps, onEdit, onFlip, onRemove }: EventActionsProps) {
  const { title, isActive } = event
  return (
    <>
      <RsvpsButton event={event} onRsvps={onRsvps} />
      <IconButton label={t('Edit {title}', { title })} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton
        label={isActive ? t('Archive {title}', { title }) : t('Activate {title}', { title })}
        onClick={onFlip}
      >
        {isActive ? <Archive /> : <ArchiveRestore />}
      </IconButton>
      <IconButton
        label={t('Delete {title}', { title })}
        className="hover:bg-danger-soft hover:text-danger"
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </>
  )
}

/** What an event is opened for on a phone; its menu has the rest. */
export function PhoneButtons({ event, onRsvps, onAttendees, onEdit }: EventActionsProps) {
  const { title } = event
  return (
    <>
      <RsvpsButton event={event} onRsvps={onRsvps} />
      <Button
        look="link"
        className="px-2 text-sm"
        aria-label={t('Guest list for {title}', { title })}
        onClick={onAttendees}
      >
        {t('Who comes')}
      </Button>
      <Button look="quiet" className="text-sm" aria-label={t('Edit {title}', { title })} onClick={onEdit}>
        <Pencil className="size-4" aria-hidden="true" />
        {t('Edit')}
      </Button>
    </>
  )
}
