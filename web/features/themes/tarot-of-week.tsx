import { lazy, Suspense, useState } from 'react'
import { weekdayOf } from '../../../contract/week.ts'
import { safeStorage } from '../../lib/device/safe-storage.ts'
import { useUser } from '../../lib/session.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { type Card, cardWidth, TarotGuidance, TarotTable } from './tarot-guidance.tsx'

/** Without its code, the card lies open. */
const TarotFaceDown = lazy(() => import('./tarot-face-down.tsx').catch(() => ({ default: TarotGuidance })))

/** The week's card: on its Monday face down, until its member turns it. From Tuesday on it lies open. */
export function TarotOfWeek({ card }: { card: Card }) {
  // The Monday of the week whose card this member has turned on this device.
  const record = `tarot_turned_${useUser().id}`
  const today = useToday()
  // Asked once, because a card that is turned here stays what it is.
  const [turned] = useState(() => safeStorage.getItem(record))
  if (weekdayOf(today) !== 1 || turned === today || !card.imageUrl || !card.backUrl)
    return <TarotGuidance card={card} />
  return (
    <Suspense
      fallback={<TarotTable picture={<div className={`aspect-[0.6] ${cardWidth}`} />}>{null}</TarotTable>}
    >
      <TarotFaceDown card={card} onTurned={() => safeStorage.setItem(record, today)} />
    </Suspense>
  )
}
