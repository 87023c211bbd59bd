import type { UseFormRegisterReturn } from 'react-hook-form'
import { moods } from '../../../contract/moods.ts'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { MoodFace } from './mood-face.tsx'
import { moodLook } from './mood-look.ts'

/** The five moods, one at a time: native radios, arrows move. `large` where the row has a page's width. */
export function MoodChoice({ large, ...field }: UseFormRegisterReturn & { large?: boolean }) {
  return (
    <fieldset>
      <legend className="sr-only">{t('Mood')}</legend>
      <div className="-mx-2 grid grid-cols-5 sm:mx-0 sm:gap-2">
        {moods.map((mood) => (
          <label
            key={mood}
            data-mood={mood}
            className={cx(
              'mood-tile group grid content-start justify-items-center gap-1 rounded-card border border-transparent py-2 text-xs max-[22.5rem]:text-[0.6875rem] sm:gap-2 sm:py-3 text-ink-soft transition hover:text-ink has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus sm:text-sm forced-colors:has-checked:border-[Highlight]',
              large && 'md:py-3 md:text-base',
            )}
          >
            <input type="radio" value={mood} className="sr-only" {...field} />
            <MoodFace
              mood={mood}
              className={cx(
                'size-12 max-[22.5rem]:size-10 transition-transform duration-200 group-hover:-translate-y-0.5 group-has-checked:scale-120 sm:size-14 sm:group-has-checked:scale-110',
                large && 'md:size-22 md:group-has-checked:scale-125',
              )}
            />
            {moodLook(mood).name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
