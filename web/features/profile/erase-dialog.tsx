import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '../../../contract/api.ts'
import type { ErasableKind } from '../../../contract/counted-things.ts'
import { erasure } from '../../../contract/deletion.ts'
import type { Response } from '../../../contract/row.ts'
import { t, translate } from '../../../contract/t.ts'
import { ApiError, errorText } from '../../lib/api.ts'
import { dropHealthDrafts } from '../../lib/drafts/drafts.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { CurrentPasswordLine, Form } from '../../ui/fields/form.tsx'
import { Receipt } from './receipt.tsx'
import { kindWords } from './record-words.ts'

type Erased = Response<Api['POST /user/erase']>
type EraseDialogProps = {
  kind: ErasableKind
  /** What is deleted, in words. */
  words: string
  onClose: () => void
}

/** Says what is deleted of a kind and asks for the password. Then it shows the receipt. */
export function EraseDialog({ kind, words, onClose }: EraseDialogProps) {
  const [erased, setErased] = useState<Erased>()
  const { question, also } = kindWords[kind]
  return (
    <Dialog
      open
      onClose={onClose}
      title={erased ? t('That is deleted') : translate(question)}
      description={erased ? undefined : t('This cannot be undone. It deletes {things}.', { things: words })}
      width="narrow"
      hideClose
    >
      {erased ? (
        <Receipt {...erased} onClose={onClose} />
      ) : (
        <>
          <p className="text-ink-soft">{translate(also)}</p>
          <Erasure kind={kind} onClose={onClose} onErased={setErased} />
        </>
      )}
    </Dialog>
  )
}

type ErasureProps = Pick<EraseDialogProps, 'kind' | 'onClose'> & { onErased: (answer: Erased) => void }

function Erasure({ kind, onClose, onErased }: ErasureProps) {
  const { email } = useUser()
  const client = useQueryClient()
  const form = useContractForm('POST /user/erase', {
    body: erasure,
    from: { password: '' },
    toBody: ({ password }) => ({ kind, password }),
    toast: 'erase',
    failed: t('That could not be deleted.'),
    onSaved: (answer) => {
      if (kind === 'health') dropHealthDrafts()
      session.updateUser(answer.user)
      onErased(answer)
      // Nothing that was deleted is shown again, not even until it is read anew.
      client.removeQueries({ type: 'inactive' })
      void client.invalidateQueries()
    },
    onFailed: (error) => {
      // A 400 of this call is about the password, the only thing that was typed.
      if (!(error instanceof ApiError && error.status === 400)) return false
      form.point([{ name: 'password', text: errorText(error, t('That is not your current password')) }], true)
      return true
    },
  })
  return (
    <Form form={form} className="flex flex-col gap-5">
      <CurrentPasswordLine<{ password: string }> email={email} name="password" />
      <DialogFoot>
        <Button look="quiet" data-autofocus onClick={onClose}>
          {t('Keep it')}
        </Button>
        <Button look="danger" type="submit" pending={form.isPending}>
          {t('Delete for good')}
        </Button>
      </DialogFoot>
    </Form>
  )
}
