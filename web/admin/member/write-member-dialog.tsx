import { useQueryClient } from '@tanstack/react-query'
import type { UserRow } from '../../../contract/admin.ts'
import { lengths } from '../../../contract/limits.ts'
import { memberMessage } from '../../../contract/member-page.ts'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form, Lines } from '../../ui/fields/form.tsx'
import { memberKey } from './queries.ts'

/** Writes to a member, who is told by a letter and reads it where they read decisions. */
export function WriteMemberDialog({
  user,
  onClose,
}: {
  user: Pick<UserRow, 'id' | 'name'>
  onClose: () => void
}) {
  const { id, name } = user
  const client = useQueryClient()
  const form = useContractForm('POST /admin/users/{id}/message', {
    body: memberMessage,
    from: { words: '' },
    toBody: ({ words }) => ({ words }),
    send: (body) => call('POST /admin/users/{id}/message', { params: { id }, body }),
    toast: 'account',
    saved: t('Message sent'),
    failed: t('The message could not be sent.'),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: memberKey(id) })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={() => form.isPending || onClose()}
      title={t('Write to {name}', { name })}
      description={t(
        'An email tells them that you wrote. They read your words, and can answer, on their own page.',
      )}
      width="narrow"
    >
      <Form form={form} className="flex flex-col gap-5">
        <Lines
          name="words"
          label={t('What should they know?')}
          rows={5}
          max={lengths.decisionWords}
          countFrom={lengths.decisionWords * 0.9}
          data-autofocus
        />
        <DialogFoot>
          <Button look="quiet" onClick={() => form.isPending || onClose()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={form.isPending} pendingText={t('Sending...')}>
            {t('Send')}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
