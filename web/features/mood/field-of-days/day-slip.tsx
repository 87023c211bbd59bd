import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { MoodEntry } from '../../../../contract/mood.ts'
import { t } from '../../../../contract/t.ts'
import { notShown } from '../../../lib/api.ts'
import { isRightToLeft } from '../../../lib/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { CheckIn } from '../check-in.tsx'
import type { CheckInSubject } from '../check-in-dialog.tsx'
import { longDay } from '../day-words.ts'
import { checkInsOf } from '../queries.ts'

/** The day that was touched, and its place in the field. */
export type LiftedDay = { day: string; cell: HTMLElement }

type DaySlipProps = {
  lifted: LiftedDay | undefined
  today: string
  /** Where it floats, so that it stands inside a landmark. */
  layer: HTMLElement | null
  /** The day before (-1) or after it, if the field shows it. */
  beside: (by: 1 | -1) => LiftedDay | undefined
  onLift: (day: LiftedDay) => void
  onClose: () => void
  onSubject: (subject: CheckInSubject) => void
}

/** It stays beneath its row, whatever the window has room for: turned over, it would lie on the faces. */
const stays = { side: 'none', align: 'none', fallbackAxisSide: 'none' } as const

/** The slip of paper beside a touched pebble: what was noted on that day. Arrow keys lead to the days beside it. */
export function DaySlip({ lifted, today, layer, beside, onLift, onClose, onSubject }: DaySlipProps) {
  const isWide = useWide()
  const slip = useRef<HTMLDivElement>(null)
  const step = (by: 1 | -1) => {
    const next = beside(by)
    if (!next) return
    // What has the focus goes with its day.
    slip.current?.focus({ preventScroll: true })
    onLift(next)
  }
  function walk({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') step(isRightToLeft() ? 1 : -1)
    if (key === 'ArrowRight') step(isRightToLeft() ? -1 : 1)
  }
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
          // Beside its pebble; on a phone beneath its row, with which it scrolls.
          anchor={(isWide ? lifted?.cell : lifted?.cell.closest('tr')) ?? null}
          sideOffset={6}
          collisionPadding={12}
          {...(!isWide && { collisionAvoidance: stays })}
          className="z-20"
        >
          <Popover.Popup
            ref={slip}
            data-slip
            onKeyDown={walk}
            finalFocus={() => lifted?.cell ?? true}
            className="grid w-80 max-w-[calc(100vw-24px)] max-sm:w-[calc(100vw-32px)] grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line bg-surface p-4 shadow-float transition data-starting-style:translate-y-1 data-starting-style:opacity-0"
          >
            {lifted && (
              <>
                <header className="flex items-start justify-between gap-2">
                  <Popover.Title className="pt-1 text-lg leading-snug first-letter:uppercase">
                    {longDay(lifted.day)}
                  </Popover.Title>
                  <IconButton label={t('Close')} className="-me-2 -mt-2" onClick={onClose}>
                    <X />
                  </IconButton>
                </header>
                <SlipContent
                  onShown={() =>
                    !isWide && slip.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
                  }
                  day={lifted.day}
                  isToday={lifted.day === today}
                  onSubject={(subject) => {
                    onClose()
                    onSubject(subject)
                  }}
                >
                  <span className="-me-2 flex">
                    <IconButton label={t('The day before')} disabled={!beside(-1)} onClick={() => step(-1)}>
                      <ChevronLeft />
                    </IconButton>
                    <IconButton label={t('The day after')} disabled={!beside(1)} onClick={() => step(1)}>
                      <ChevronRight />
                    </IconButton>
                  </span>
                </SlipContent>
              </>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type SlipContentProps = {
  day: string
  isToday: boolean
  /** It has its height. */
  onShown: () => void
  onSubject: (subject: CheckInSubject) => void
  /** Stands at its foot. */
  children: ReactNode
}

function SlipContent({ day, isToday, onShown, onSubject, children }: SlipContentProps) {
  const checkIns = useQuery(checkInsOf(day))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day, when it has been read.
  useEffect(() => {
    // Placed in the frame that follows.
    const frame = requestAnimationFrame(onShown)
    return () => cancelAnimationFrame(frame)
  }, [day, checkIns.isPending])
  if (checkIns.isPending) return <p className="min-h-14 text-sm text-ink-soft">{t('Loading...')}</p>
  if (!checkIns.data)
    return (
      <>
        <p className="text-sm text-ink-soft">
          {notShown(checkIns.error, t('This day could not be loaded.'))}
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
        <ul className="-my-1 max-h-64 overflow-y-auto">
          {/* As the day went: the first one first. */}
          {checkIns.data.toReversed().map((entry) => (
            <CheckIn key={entry.id} entry={entry} action={<EditButton {...{ entry, onSubject }} />} />
          ))}
        </ul>
      )}
      <footer className="flex items-center justify-between gap-3">
        <Button look="link" className="text-sm" onClick={() => onSubject({ day })}>
          {t('Add a check-in')}
        </Button>
        {children}
      </footer>
    </>
  )
}

function EditButton({ entry, onSubject }: { entry: MoodEntry; onSubject: SlipContentProps['onSubject'] }) {
  return (
    <Button look="link" className="self-start text-sm" onClick={() => onSubject({ entry })}>
      {t('Edit')}
    </Button>
  )
}
