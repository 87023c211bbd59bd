import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { emotionTags, moods } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { today } from '../../lib/days.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { moodLook } from './mood-look.ts'

const nothing = { mood: undefined as string | undefined, tags: [] as string[], note: '' }

/** The entry card: one mood, any number of emotions, a note. It resets after a save and keeps all on a failure. */
export function MoodForm() {
  const [entry, setEntry] = useState(nothing)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (mood: string) =>
      call('POST /mood', {
        body: { date: today(), mood, emotion_tags: entry.tags, note: entry.note || null },
      }),
    onSuccess: () => {
      notify.success(t('Mood saved successfully!'))
      setEntry(nothing)
      return client.invalidateQueries({ queryKey: ['mood'] })
    },
    onError: (error) => notify.error(errorText(error, t('Failed to save mood'))),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (entry.mood) save.mutate(entry.mood)
    else notify.error(t('Please select a mood'))
  }

  const toggle = (tag: string) =>
    setEntry({
      ...entry,
      tags: entry.tags.includes(tag) ? entry.tags.filter((other) => other !== tag) : [...entry.tags, tag],
    })

  return (
    <Card title={t('How are you feeling?')}>
      <form onSubmit={submit} className="grid gap-6">
        <fieldset>
          <legend className="sr-only">{t('Mood')}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2">
            {moods.map((mood) => (
              <label
                key={mood}
                className="grid cursor-pointer justify-items-center gap-1 rounded-card border border-line px-2 py-3 text-sm transition hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="mood"
                  className="sr-only"
                  checked={entry.mood === mood}
                  onChange={() => setEntry({ ...entry, mood })}
                />
                <span className="text-2xl" aria-hidden="true">
                  {moodLook(mood).emoji}
                </span>
                {moodLook(mood).name}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{t('What else is there?')}</legend>
          <div className="flex flex-wrap gap-2">
            {emotionTags.map((tag) => (
              <Chip key={tag} pressed={entry.tags.includes(tag)} onClick={() => toggle(tag)}>
                {t(tag)}
              </Chip>
            ))}
          </div>
        </fieldset>
        <Field label={t('Note')} optional>
          <TextArea
            value={entry.note}
            maxLength={lengths.moodNote}
            onChange={(event) => setEntry({ ...entry, note: event.target.value })}
          />
        </Field>
        <Button type="submit" pending={save.isPending} className="sm:justify-self-start">
          {t('Save Mood')}
        </Button>
      </form>
    </Card>
  )
}
