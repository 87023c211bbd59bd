import { useQuery } from '@tanstack/react-query'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { checkInsOf } from '../mood/queries.ts'

/** The face of the check-in after which an entry was written; else of the last one of its day. Nothing without one. */
export function MoodOfEntry({ date, moodId }: { date: string; moodId: string | null }) {
  const { data: checkIns = [] } = useQuery(checkInsOf(date))
  const mood = (checkIns.find(({ id }) => id === moodId) ?? checkIns[0])?.mood
  if (!mood) return null
  return (
    <span className="inline-flex items-center gap-2 text-sm text-ink-soft">
      <MoodFace mood={mood} className="size-9" />
      <span>{moodLook(mood).name}</span>
    </span>
  )
}
