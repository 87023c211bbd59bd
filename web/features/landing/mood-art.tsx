import { moods } from '../../../contract/moods.ts'
import { Pebble } from '../mood/pebble.tsx'

const month = 'c h c s s c h  c c a a s c c  h h c e e h c  c - h h ca c a  s c c hc h - -'
  .split(/\s+/)
  .map((letters) => moods.filter((mood) => letters.includes(mood.charAt(0))))

/** Five weeks of the field of days, as a member will find it; a day without a mood is only a dot. */
export function MoodMonth() {
  return (
    <svg viewBox="0 0 406 290" className="h-auto w-full" aria-hidden="true">
      {month.map((of, day) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, its days never move
          key={day}
          transform={`translate(${29 + (day % 7) * 58} ${29 + Math.floor(day / 7) * 58})`}
        >
          {of.length > 0 ? <Pebble moods={of} seed={day} /> : <circle r="3" className="fill-(--edge)" />}
        </g>
      ))}
    </svg>
  )
}
