import type { ReactNode } from 'react'
import { ArtActivity } from './art-activity.tsx'
import { CreativeExercises } from './creative-exercises.tsx'
import { JournalingPrompt } from './journaling-prompt.tsx'
import { TarotGuidance } from './tarot-guidance.tsx'
import type { WeekContent } from './week-content.ts'
import { WeeklyMenu } from './weekly-menu.tsx'
import { WeeklyMusic } from './weekly-music.tsx'

type WeekInFullProps = {
  week: WeekContent
  /** Shown above the week's parts in the narrow column. */
  before?: ReactNode
  after?: ReactNode
}

/**
 * All parts of the week: texts in the wide column, tools in the narrow one, below each other on a phone. Missing parts
 * are left out.
 */
export function WeekInFull({ week, before, after }: WeekInFullProps) {
  const { journalingPrompt, tarotCard, exercises, artActivity, song, musicUrl, menu, recipe } = week
  const reads = journalingPrompt || tarotCard || exercises.length > 0 || artActivity
  return (
    <div
      className={
        reads
          ? 'mt-12 grid items-start gap-x-10 gap-y-12 md:mt-16 md:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-14'
          : 'mt-12 md:mt-16'
      }
    >
      {reads && (
        <div className="grid min-w-0 gap-12 md:gap-16">
          {journalingPrompt && <JournalingPrompt prompt={journalingPrompt} />}
          {tarotCard && <TarotGuidance card={tarotCard} />}
          {exercises.length > 0 && <CreativeExercises exercises={exercises} />}
          {artActivity && <ArtActivity activity={artActivity} />}
        </div>
      )}
      <div className="grid min-w-0 gap-6">
        {before}
        {(song || musicUrl) && <WeeklyMusic song={song} musicUrl={musicUrl} />}
        {(menu.length > 0 || recipe) && <WeeklyMenu menu={menu} recipe={recipe} />}
        {after}
      </div>
    </div>
  )
}
