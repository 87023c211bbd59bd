import { useQueryClient } from '@tanstack/react-query'
import { type MoodEntry, moodChange } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { given } from '../../lib/given.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { Emotions, Note } from './check-in-fields.tsx'
import { changedMood } from './mood-calls.ts'

type Words = { tags: string[]; note: string }
type WordFormProps = {
  entry: MoodEntry
  onSaved: () => void
  onClose: () => void
}

/** Begins with the note. On a phone the form may open below the window's edge; elsewhere the page stands still. */
function begin(form: HTMLElement | null) {
  if (!form) return
  form.querySelector('textarea')?.focus({ preventScroll: true })
  // The bar of a phone steps aside while one types.
  if (form.getBoundingClientRect().bottom > innerHeight) form.scrollIntoView?.({ block: 'nearest' })
}

/** Emotions and a note for a check-in that is saved already. What is typed is kept until it is saved, too. */
export default function WordForm({ entry, onSaved, onClose }: WordFormProps) {
  const client = useQueryClient()
  const form = useContractForm('PATCH /mood/{id}', {
    body: moodChange,
    from: { tags: entry.emotion_tags, note: entry.note ?? '' } satisfies Words,
    draft: `mood-word:${entry.id}`,
    toBody: ({ tags, note }) => ({
      date: undefined,
      mood: undefined,
      created_at: undefined,
      version: undefined,
      emotion_tags: tags,
      note: note || null,
    }),
    outbox: {
      submit: (body, _, __, held) => submit(client, changedMood(entry, body), held),
      expected: (body) => ({ ...entry, ...given(body) }),
    },
    tooLong: texts('A note holds {max, plural, other {# characters}}; please shorten it by {count}.'),
    toast: 'mood',
    saved: t('Mood saved successfully!'),
    failed: t('Failed to save mood'),
    reason: 'beneath',
    onSaved,
  })

  return (
    <Form ref={begin} form={form} className="grid gap-4">
      <Note />
      <Emotions />
      <div className="flex gap-3">
        <Button type="submit" pending={form.isPending} pendingText={t('Saving...')}>
          {t('Save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
    </Form>
  )
}
