import { useQueryClient } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { type OwnDecision, postChange } from '../../../contract/moderation.ts'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Form, Line, Lines } from '../../ui/fields/form.tsx'
import { ownDecisions } from './queries.ts'

/** Changes a post after moderation, once. */
export function EditForm({ decision, onDone }: { decision: OwnDecision; onDone: () => void }) {
  const client = useQueryClient()
  const { id, subject_id, content, content_note } = decision
  const form = useContractForm('PATCH /community/posts/{id}', {
    body: postChange,
    from: { content, content_note: content_note ?? '' },
    toBody: ({ content, content_note }) => ({ content, content_note: content_note.trim() || null }),
    send: (body) => call('PATCH /community/posts/{id}', { params: { id: subject_id }, body }),
    draft: `edit:${id}`,
    toast: 'edit-post',
    saved: t('Post changed. An administrator will look at it again.'),
    failed: t('Failed to change post'),
    onSaved: () => {
      onDone()
      void client.invalidateQueries({ queryKey: ownDecisions.queryKey })
      void client.invalidateQueries({ queryKey: ['community'] })
    },
  })
  return (
    <Form form={form} className="grid gap-4">
      <Lines
        name="content"
        label={t('Your post')}
        hint={t('You can change it once.')}
        rows={5}
        max={lengths.post}
        countFrom={lengths.post * 0.9}
      />
      <Line
        name="content_note"
        label={t('Content note')}
        hint={t('It stands before the post, which is folded until a reader wants to see it.')}
        optional
        maxLength={lengths.contentNote}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={form.isPending}>
          {t('Save')}
        </Button>
      </div>
    </Form>
  )
}
