import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { emotionTags } from '../../../contract/mood.ts'
import { t, translateData } from '../../../contract/t.ts'
import { call, reasonOf } from '../../lib/api.ts'
import { today } from '../../lib/days.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { Bloom, lessMotion } from './bloom.tsx'
import { MoodChoice } from './mood-choice.tsx'
import {
  dropSavedMoodDraft,
  keepMoodDraft,
  type MoodDraft,
  readMoodDraft,
  withoutSaved,
} from './mood-draft.ts'
import { moodHistory } from './queries.ts'

/** From here on the note says how much room is left. */
const counterFrom = lengths.moodNote * 0.8

/** What became of a save takes the place of what was told before. */
const toast = { id: 'mood' }

/** The entry card: one mood, any number of emotions, a note. It resets after a save and keeps all on a failure. */
export function MoodForm() {
  const { id: memberId } = useUser()
  const [entry, setEntry] = useState(() => readMoodDraft(memberId))
  const [bloom, setBloom] = useState<string>()
  const firstMood = useRef<HTMLInputElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const client = useQueryClient()
  const sending = useRef(false)
  const tooLong = entry.note.length - lengths.moodNote

  useEffect(() => keepMoodDraft(memberId, entry), [memberId, entry])

  const save = useMutation({
    mutationFn: ({ mood, entered: { id, tags, note } }: { mood: string; entered: MoodDraft }) =>
      call('POST /mood', { body: { id, date: today(), mood, emotion_tags: tags, note: note || null } }),
    onSuccess: (_, { mood, entered }) => {
      notify.success(t('Mood saved successfully!'), toast)
      setEntry((current) => withoutSaved(current, entered))
      dropSavedMoodDraft(memberId, entered)
      if (!lessMotion()) setBloom(mood)
      // The first page alone, so that a long history that was read to its end is not fetched whole again.
      client.setQueryData(
        moodHistory.queryKey,
        (history) =>
          history && { pages: history.pages.slice(0, 1), pageParams: history.pageParams.slice(0, 1) },
      )
      return client.invalidateQueries({ queryKey: ['mood'] })
    },
    onError: (error) => notify.error(t('Failed to save mood'), { ...toast, description: reasonOf(error) }),
    onSettled: () => {
      sending.current = false
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    // The second press of a double click comes before the button is drawn disabled.
    if (sending.current) return
    if (entry.mood === undefined) {
      notify.error(t('Please select a mood'), toast)
      firstMood.current?.focus()
    } else if (tooLong > 0) note.current?.focus()
    else {
      sending.current = true
      // No id where the browser has none to give (plain http).
      const id = entry.id ?? crypto.randomUUID?.()
      const entered = id ? { ...entry, id } : entry
      setEntry(entered)
      save.mutate({ mood: entry.mood, entered })
    }
  }

  const toggle = (tag: string) =>
    setEntry({
      ...entry,
      tags: entry.tags.includes(tag) ? entry.tags.filter((other) => other !== tag) : [...entry.tags, tag],
    })

  return (
    <Card title={t('How are you feeling?')}>
      <form onSubmit={submit} className="grid gap-6">
        <MoodChoice
          value={entry.mood}
          onChange={(mood) => setEntry({ ...entry, mood })}
          firstRef={firstMood}
        />
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{t('What else is there?')}</legend>
          <div className="flex flex-wrap gap-2">
            {emotionTags.map((tag) => (
              <Chip key={tag} pressed={entry.tags.includes(tag)} onClick={() => toggle(tag)}>
                {translateData(tag)}
              </Chip>
            ))}
          </div>
        </fieldset>
        <Field
          label={t('Note')}
          optional
          error={
            tooLong > 0
              ? t('A note holds {max, plural, other {# characters}}; please shorten it by {count}.', {
                  max: lengths.moodNote,
                  count: tooLong,
                })
              : undefined
          }
        >
          <TextArea
            ref={note}
            className="min-h-28"
            value={entry.note}
            placeholder={t('A sentence, a reason, or nothing at all.')}
            // No maxLength: it would cut off what is pasted without a word.
            counter={
              entry.note.length >= counterFrom
                ? { used: entry.note.length, max: lengths.moodNote }
                : undefined
            }
            onChange={(event) => setEntry({ ...entry, note: event.target.value })}
          />
        </Field>
        <div className="relative grid sm:justify-self-start">
          <Button type="submit" pending={save.isPending}>
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
      </form>
    </Card>
  )
}
