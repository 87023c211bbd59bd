import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { emotionTags, newMood } from '../../../contract/mood.ts'
import { t, translateData } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { today } from '../../lib/days.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Form, Lines } from '../../ui/form.tsx'
import { Bloom, lessMotion } from './bloom.tsx'
import { MoodChoice } from './mood-choice.tsx'
import { moodHistory } from './queries.ts'

/** `mood` is null once react-hook-form has read the radios and none is chosen. */
type Entry = { mood: string | null; tags: string[]; note: string }
const nothing: Entry = { mood: '', tags: [], note: '' }

function Emotions() {
  const { field } = useController<Entry, 'tags'>({ name: 'tags' })
  const { value, onChange } = field
  const toggle = (tag: string) =>
    onChange(value.includes(tag) ? value.filter((other) => other !== tag) : [...value, tag])
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('What else is there?')}</legend>
      <div className="flex flex-wrap gap-2">
        {emotionTags.map((tag) => (
          <Chip key={tag} pressed={value.includes(tag)} onClick={() => toggle(tag)}>
            {translateData(tag)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * The entry card: one mood, any number of emotions, a note. It resets after a save and keeps everything after a
 * failure.
 */
export function MoodForm() {
  const [bloom, setBloom] = useState<string>()
  const client = useQueryClient()
  const form = useContractForm('POST /mood', {
    body: newMood,
    from: nothing,
    draft: 'mood',
    toBody: ({ mood, tags, note }) => ({
      date: today(),
      mood: mood ?? '',
      emotion_tags: tags,
      note: note || null,
      created_at: undefined,
    }),
    // A check-in stays one, whatever is changed of it before its answer arrives.
    isReplaced: true,
    tooLong: texts('A note holds {max, plural, other {# characters}}; please shorten it by {count}.'),
    toast: 'mood',
    saved: t('Mood saved successfully!'),
    failed: t('Failed to save mood'),
    reason: 'beneath',
    refused: (faults) => faults.find(({ name }) => name === 'mood')?.text,
    next: () => nothing,
    onSaved: (_, { mood }) => {
      if (mood && !lessMotion()) setBloom(mood)
      // The first page alone, so that a long history that was read to its end is not fetched whole again.
      client.setQueryData(
        moodHistory.queryKey,
        (history) =>
          history && { pages: history.pages.slice(0, 1), pageParams: history.pageParams.slice(0, 1) },
      )
      void client.invalidateQueries({ queryKey: ['mood'] })
    },
  })

  return (
    <Card title={t('How are you feeling?')}>
      <Form form={form} className="grid gap-6">
        <MoodChoice {...form.fields.register('mood')} />
        <Emotions />
        <Lines<Entry>
          name="note"
          label={t('Note')}
          optional
          placeholder={t('A sentence, a reason, or nothing at all.')}
          max={lengths.moodNote}
          countFrom={lengths.moodNote * 0.8}
        />
        <div className="relative grid sm:justify-self-start">
          <Button type="submit" pending={form.isPending}>
            {t('Save Mood')}
          </Button>
          {bloom && (
            <Bloom
              mood={bloom}
              onDone={() => setBloom(undefined)}
              className="absolute bottom-full start-1/2 -ms-7 size-14 sm:top-1/2 sm:bottom-auto sm:start-full sm:-mt-7 sm:ms-4"
            />
          )}
        </div>
      </Form>
    </Card>
  )
}
