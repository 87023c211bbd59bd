import { useEffect, useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { announce } from '../../lib/announce.ts'
import { clock } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/states/progress.tsx'
import { inNumbers } from './in-numbers.ts'

type OnTheWayProps = {
  label: string
  /** From 0 to 1. */
  share: number
  /** Things that are done, and all of them, where they are counted. */
  counted?: { done: number; total: number }
  waitUntil?: Date | undefined
  note?: string
  stopLabel: string
  onStop: () => void
}

/** Something that takes a while: how far it is, and a way to end it. A screen reader hears of each quarter. */
export function OnTheWay({ label, share, counted, waitUntil, note, stopLabel, onStop }: OnTheWayProps) {
  const told = useRef(0)
  const quarter = Math.floor(Math.min(1, share) * 4)
  useEffect(() => {
    if (quarter <= told.current || quarter === 4) return
    told.current = quarter
    announce(t('{percent} % done', { percent: quarter * 25 }))
  }, [quarter])
  return (
    <div className="grid gap-5">
      <Progress
        label={label}
        value={share}
        max={1}
        text={
          counted &&
          t('{done} of {total}', {
            done: inNumbers(Math.min(counted.done, counted.total)),
            total: inNumbers(counted.total),
          })
        }
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {waitUntil &&
          t('Waiting a little, so that others get their turn. It goes on by itself at {time}.', {
            time: clock(waitUntil),
          })}
      </p>
      {note && <p className="measure text-sm text-ink-soft">{note}</p>}
      <Button look="quiet" className="justify-self-start" onClick={onStop}>
        {stopLabel}
      </Button>
    </div>
  )
}
