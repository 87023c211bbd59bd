import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { emotionTags } from '../../../contract/moods.ts'
import { t } from '../../../contract/t.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Chip } from '../../ui/fields/chip.tsx'
import { Line, Lines } from '../../ui/fields/form.tsx'
import type { Entry } from './check-in-entry.ts'
import { isOwnTag, ownTags } from './own-tags.ts'
import { tagInWords } from './tag-in-words.ts'

/**
 * Any number of emotions, in rows of about the same length: ours, and the tags that the member brought along or has in this
 * check-in.
 */
export function Emotions() {
  const { field } = useController<Entry, 'tags'>({ name: 'tags' })
  const { value, onChange } = field
  const { data: own = [] } = useQuery(ownTags)
  // One that is taken away stays there, to be put back.
  const [held] = useState(() => value.filter(isOwnTag))
  const tags = new Set<string>([...emotionTags, ...held, ...value, ...own])
  const toggle = (tag: string) =>
    onChange(value.includes(tag) ? value.filter((other) => other !== tag) : [...value, tag])
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('What else is there?')}</legend>
      <div className="@container">
        <div className="mood-tags flex flex-wrap gap-1.5 *:grow @max-[16.5rem]:grid @max-[16.5rem]:grid-cols-2 @min-[26rem]:gap-2">
          {[...tags].map((tag) => (
            <Chip
              key={tag}
              pressed={value.includes(tag)}
              onClick={() => toggle(tag)}
              className="@max-[20rem]:px-2.5 @max-[20rem]:text-xs @max-[26rem]:px-3"
            >
              {tagInWords(tag)}
            </Chip>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

/** A sentence, or nothing: a line that grows. */
export function Note({ className }: { className?: string }) {
  return (
    <Lines<Entry>
      name="note"
      label={t('Note')}
      optional
      low
      {...(className && { areaClass: className })}
      placeholder={t('A sentence, a reason, or nothing at all.')}
      max={lengths.moodNote}
      countFrom={lengths.moodNote * 0.8}
    />
  )
}

/** The day and the hour of a check-in. */
export function Moment() {
  const today = useToday()
  return (
    <div className="grid gap-3 min-[23rem]:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] sm:max-w-[28rem] max-sm:[&_input]:px-3">
      <Line<Entry> type="date" name="date" label={t('Day')} min={lengths.firstDay} max={today} />
      <Line<Entry> type="time" name="time" label={t('Time')} inputClass="numbers" />
    </div>
  )
}
