import { useQueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { newInvitation } from '../../../contract/invitations.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Form, Line, NumberLine } from '../../ui/fields/form.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { invitationsKey } from './queries.ts'

type Typed = { name: string; days: string; most_uses: string }

const days = [1, 7, 30, 90, 365]

function Ends() {
  const { register } = useFormContext<Typed>()
  return (
    <Field label={t('It ends in')}>
      <Select {...register('days')}>
        {days.map((count) => (
          <option key={count} value={count}>
            {t('{count, plural, one {# day} other {# days}}', { count })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type NewInvitationDialogProps = {
  onClose: () => void
  onMade: (made: { name: string; url: string }) => void
}

/** Asks whom an invitation is for, for how many people, and until when. */
export function NewInvitationDialog({ onClose, onMade }: NewInvitationDialogProps) {
  const client = useQueryClient()
  const form = useContractForm('POST /admin/invitations', {
    body: newInvitation,
    from: { name: '', days: '7', most_uses: '1' },
    toBody: (typed) => ({
      name: typed.name,
      days: Number(typed.days),
      most_uses: Number(typed.most_uses),
    }),
    needed: texts({ name: 'Please say whom it is for' }),
    toast: 'invitation',
    failed: t('The invitation could not be made.'),
    onSaved: ({ name, url }) => {
      void client.invalidateQueries({ queryKey: invitationsKey })
      onMade({ name, url })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('New invitation')}
      description={t('You get a link to send. Each account that is made with it is counted.')}
      width="narrow"
      hideClose
    >
      <Form form={form} className="flex flex-col gap-4">
        <Line<Typed>
          name="name"
          label={t('Whom it is for')}
          hint={t('Only the back office sees this: “The Tuesday group”.')}
          required
          data-autofocus
        />
        <div className="grid items-start gap-4 min-[23rem]:grid-cols-2">
          <NumberLine<Typed>
            name="most_uses"
            label={t('For how many people')}
            inputMode="numeric"
            step={1}
            min={1}
            max={lengths.invitationUses}
            required
          />
          <Ends />
        </div>
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={form.isPending}>
            {t('Make the link')}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
