import { moods } from '../../../contract/moods.ts'
import { cx } from '../../ui/cx.ts'
import { MoodFace } from './mood-face.tsx'
import { moodLook } from './mood-look.ts'

type MoodRowProps = {
  /** The id of what asks. */
  labelledBy: string
  chosen: string | undefined
  isDisabled: boolean
  /** Is told the pressed face as well. */
  onChoose: (mood: string, face: SVGElement | null) => void
  className?: string
}

/** The five moods in a row, each a button that acts at once. */
export function MoodRow({ labelledBy, chosen, isDisabled, onChoose, className }: MoodRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no fields of a form.
    <div role="group" aria-labelledby={labelledBy} className={cx('grid grid-cols-5', className)}>
      {moods.map((mood) => (
        <button
          key={mood}
          type="button"
          data-mood={mood}
          disabled={isDisabled}
          onClick={({ currentTarget }) => onChoose(mood, currentTarget.querySelector('svg'))}
          className={cx(
            'group grid justify-items-center gap-1 rounded-card px-0.5 pt-1.5 pb-1 text-xs transition-colors hover:text-ink max-[22.5rem]:text-[0.6875rem]',
            chosen === mood ? 'mood-chosen font-semibold text-ink' : 'text-ink-soft',
          )}
        >
          <MoodFace
            mood={mood}
            className="size-14 transition-transform duration-200 group-hover:-translate-y-0.5 group-active:scale-90 max-[22.5rem]:size-12"
          />
          <span className="max-w-full wrap-anywhere">{moodLook(mood).name}</span>
        </button>
      ))}
    </div>
  )
}
