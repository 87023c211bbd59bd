import { moods } from '../../../contract/moods.ts'
import { cx } from '../../ui/cx.ts'
import { moodLook } from './mood-look.ts'
import { PebblePicture } from './pebble.tsx'

/** Which pebble stands for which mood. */
export function MoodLegend({ className }: { className?: string }) {
  return (
    <ul
      className={cx(
        'flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-soft max-sm:gap-x-2 max-sm:text-xs',
        className,
      )}
    >
      {moods.map((mood) => (
        <li key={mood} className="flex items-center gap-2 max-sm:gap-1">
          <PebblePicture moods={[mood]} seed={0} className="size-5 max-sm:size-3.5" />
          {moodLook(mood).name}
        </li>
      ))}
    </ul>
  )
}
