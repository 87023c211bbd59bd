import { cx } from '../../ui/cx.ts'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodsInWords } from './labels.ts'

/** As many as a cell has room for. */
const mostFaces = 3

type MoodFacesProps = {
  /** The moods of a day, the first one first. */
  moods: readonly string[]
  /** The size of a face. */
  className: string
}

/** The moods of a day as faces one after the other, the later over the edge of the earlier. Their names are the title. */
export const MoodFaces = ({ moods, className }: MoodFacesProps) => (
  <span title={moodsInWords(moods)} className="relative flex">
    {moods.slice(0, mostFaces).map((mood, at) => (
      <MoodFace key={mood} mood={mood} className={cx(className, at > 0 && '-ms-1')} />
    ))}
  </span>
)
