import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { MoodEntry } from '../../../../contract/mood.ts'
import { t } from '../../../../contract/t.ts'
import { loadFailure } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { CheckIn } from '../check-in.tsx'
import type { CheckInWish } from '../check-in-dialog.tsx'
import { checkInsOf } from '../queries.ts'
import { longDay } from './labels.ts'

type DaySlipProps = {
  /** The day that was touched, and its place in the field. */
  lifted: { day: string; cell: HTMLElement } | undefined
  today: string
  /** Where it floats, so that it stands inside a landmark. */
  layer: HTMLElement | null
  onClose: () => void
  onWish: (wish: CheckInWish) => void
}

/** The slip of paper beside a touched pebble: what was noted on that day. */
export function DaySlip({ lifted, today, layer, onClose, onWish }: DaySlipProps) {
  const isWide = useWide()
  return (
    <Popover.Root
      open={lifted !== undefined}
      onOpenChange={(isOpen, { event }) => {
        // A press on another pebble lays another slip.
        const isOnPebble = event.target instanceof Element && event.target.closest('[data-day]')
        if (!isOpen && !isOnPebble) onClose()
      }}
    >
      <Popover.Portal container={layer}>
        <Popover.Positioner
          // Beside its pebble; on a phone it would cover half the field, and lies beneath it.
          anchor={(isWide ? lifted?.cell : lifted?.cell.closest('[role=grid]')) ?? null}
          sideOffset={6}
          collisionPadding={12}
          className="z-30"
        >
          <Popover.Popup
            data-slip
            finalFocus={() => lifted?.cell ?? true}
            className="grid w-80 max-w-[calc(100vw-24px)] max-sm:w-[calc(100vw-32px)] grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line bg-surface p-4 shadow-float transition data-starting-style:translate-y-1 data-starting-style:opacity-0"
          >
            {lifted && (
              <>
                <header className="flex items-start justify-between gap-2">
                  <Popover.Title className="pt-1 text-lg leading-snug">{longDay(lifted.day)}</Popover.Title>
                  <IconButton label={t('Close')} className="-me-2 -mt-2" onClick={onClose}>
                    <X />
                  </IconButton>
                </header>
                <SlipContent
                  day={lifted.day}
                  isToday={lifted.day === today}
                  onWish={(wish) => {
                    onClose()
                    onWish(wish)
                  }}
                />
              </>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type SlipContentProps = { day: string; isToday: boolean; onWish: (wish: CheckInWish) => void }

function SlipContent({ day, isToday, onWish }: SlipContentProps) {
  const checkIns = useQuery(checkInsOf(day))
  if (checkIns.isPending) return <p className="min-h-14 text-sm text-ink-soft">{t('Loading...')}</p>
  if (!checkIns.data)
    return (
      <>
        <p className="text-sm text-ink-soft">
          {loadFailure(checkIns.error, t('This day could not be loaded.'))}
        </p>
        <Button look="link" className="justify-self-start" onClick={() => void checkIns.refetch()}>
          {t('Try again')}
        </Button>
      </>
    )
  return (
    <>
      {checkIns.data.length === 0 ? (
        <p className="font-serif text-ink-soft">
          {isToday ? t('Today is still open.') : t('Nothing was noted, and that is fine.')}
        </p>
      ) : (
        <ul className="-my-1 max-h-64 overflow-y-auto overscroll-contain">
          {/* As the day went: the first one first. */}
          {checkIns.data.toReversed().map((entry) => (
            <CheckIn key={entry.id} entry={entry} action={<EditButton {...{ entry, onWish }} />} />
          ))}
        </ul>
      )}
      <Button look="link" className="justify-self-start text-sm" onClick={() => onWish({ day })}>
        {t('Add a check-in')}
      </Button>
    </>
  )
}

function EditButton({ entry, onWish }: { entry: MoodEntry; onWish: SlipContentProps['onWish'] }) {
  return (
    <Button look="link" className="self-start text-sm" onClick={() => onWish({ entry })}>
      {t('Edit')}
    </Button>
  )
}
