import { JournalingPrompt } from './journaling-prompt.tsx'
import { TarotGuidance } from './tarot-guidance.tsx'
import type { WeekContent } from './week-content.ts'
import { WeekPractice } from './week-practice.tsx'
import { WeekShelf } from './week-shelf.tsx'

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
