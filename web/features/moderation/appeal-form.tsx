import { useQueryClient } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { newAppeal } from '../../../contract/moderation.ts'
import { t } from '../../../contract/t.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Form, Lines } from '../../ui/fields/form.tsx'
import { ownDecisions } from './queries.ts'

/** Answers a decision, once. */
export function AppealForm({ decisionId, onDone }: { decisionId: string; onDone: () => void }) {
  const client = useQueryClient()
  const form = useContractForm('POST /appeals', {
    body: newAppeal,
    from: { words: '' },
    toBody: ({ words }) => ({ decision_id: decisionId, words }),
    draft: `appeal:${decisionId}`,
    toast: 'appeal',
    saved: t('Your answer was sent.'),
    failed: t('Failed to send your answer'),
    next: () => ({ words: '' }),
    onSaved: () => {
      onDone()
      void client.invalidateQueries({ queryKey: ownDecisions.queryKey })
    },
  })
  return (
    <Form form={form} className="grid gap-4">
      <Lines
        name="words"
        label={t('Why should it be otherwise?')}
        hint={t('You can answer once. Administrators read it.')}
        data-autofocus
        rows={4}
        max={lengths.appeal}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={form.isPending}>
          {t('Send')}
        </Button>
      </div>
    </Form>
  )
}
