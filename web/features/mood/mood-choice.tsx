import type { UseFormRegisterReturn } from 'react-hook-form'
import { moods } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { MoodFace } from './mood-face.tsx'
import { moodLook } from './mood-look.ts'

/** The five moods as native radios. Arrow keys move. */
export function MoodChoice(field: UseFormRegisterReturn) {
  return (
    <fieldset>
      <legend className="sr-only">{t('Mood')}</legend>
      <div className="grid grid-cols-3 gap-1 min-[23rem]:grid-cols-5 sm:gap-2">
        {moods.map((mood) => (
          <label
            key={mood}
            className="group grid content-start justify-items-center gap-2 rounded-card border border-transparent px-0.5 py-3 text-xs text-ink-soft transition hover:bg-hollow hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:text-sm forced-colors:has-checked:border-[Highlight]"
          >
            <input type="radio" value={mood} className="sr-only" {...field} />
            <MoodFace
              mood={mood}
              className="size-11 transition-transform duration-200 group-hover:-translate-y-0.5 group-has-checked:scale-110 sm:size-14"
            />
            {moodLook(mood).name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
