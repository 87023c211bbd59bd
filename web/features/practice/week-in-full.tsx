import { JournalingPrompt } from '../themes/journaling-prompt.tsx'
import { TarotGuidance } from '../themes/tarot-guidance.tsx'
import type { WeekContent } from '../themes/week-content.ts'
import { WeekShelf } from '../themes/week-shelf.tsx'
import { WeekPractice } from './week-practice.tsx'

/** All that the week brings, below each other as on a phone. What a theme lacks is left out. */
export function WeekInFull({ week }: { week: WeekContent }) {
  const { journalingPrompt, tarotCard } = week
  return (
    <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7">
      {tarotCard && <TarotGuidance card={tarotCard} />}
      <WeekPractice week={week} isPreview />
      {journalingPrompt && <JournalingPrompt week={week} />}
      <WeekShelf week={week} isSmall />
    </div>
  )
}
