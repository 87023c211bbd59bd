import { useController } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { emotionTags } from '../../../contract/mood.ts'
import { t, translateData } from '../../../contract/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { Lines } from '../../ui/form.tsx'

/** The emotion tags of the form around it, its field `tags`: any number of them. */
export function Emotions() {
  const { field } = useController<{ tags: string[] }, 'tags'>({ name: 'tags' })
  const { value, onChange } = field
  const toggle = (tag: string) =>
    onChange(value.includes(tag) ? value.filter((other) => other !== tag) : [...value, tag])
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('What else is there?')}</legend>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {emotionTags.map((tag) => (
          <Chip key={tag} className="max-sm:px-3" pressed={value.includes(tag)} onClick={() => toggle(tag)}>
            {translateData(tag)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** A sentence, or nothing. */
export function Note() {
  return (
    <Lines<{ note: string }>
      name="note"
      label={t('Note')}
      optional
      placeholder={t('A sentence, a reason, or nothing at all.')}
      max={lengths.moodNote}
      countFrom={lengths.moodNote * 0.8}
    />
  )
}
