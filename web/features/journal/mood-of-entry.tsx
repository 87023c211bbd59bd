import { useQuery } from '@tanstack/react-query'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { checkInsOf } from '../mood/queries.ts'

/** The mood of the check-in after which an entry was written; else of the last one of its day, if there is one. */
export function useMoodOfEntry(date: string, moodId: string | null): string | undefined {
  const { data: checkIns = [] } = useQuery(checkInsOf(date))
  return (checkIns.find(({ id }) => id === moodId) ?? checkIns[0])?.mood
}

/** The face and the name of an entry's mood. */
export const MoodOfEntry = ({ mood }: { mood: string }) => (
  <span className="inline-flex items-center gap-2 text-sm text-ink-soft">
    <MoodFace mood={mood} className="size-10" />
    <span>{moodLook(mood).name}</span>
  </span>
)
