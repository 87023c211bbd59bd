import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newMood } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { today } from '../../lib/days.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Bloom, lessMotion } from './bloom.tsx'
import { Emotions, Note } from './check-in-fields.tsx'
import { MoodChoice } from './mood-choice.tsx'
import { moodHistory } from './queries.ts'

type Entry = { mood: string; tags: string[]; note: string }
const nothing: Entry = { mood: '', tags: [], note: '' }

/** The entry card: one mood, any number of emotions, a note. It resets after a save and keeps all on a failure. */
export function MoodForm() {
  const [bloom, setBloom] = useState<string>()
  const client = useQueryClient()
  const form = useContractForm('POST /mood', {
    body: newMood,
    from: nothing,
    draft: 'mood',
    toBody: ({ mood, tags, note }) => ({
      date: today(),
      mood,
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
      if (!lessMotion()) setBloom(mood)
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
        <Note />
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
