import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

type LinkDialogProps = { made: { name: string; url: string } | undefined; onClose: () => void }

/** Shows the link of an invitation, once: the server does not keep it. */
export function LinkDialog({ made, onClose }: LinkDialogProps) {
  if (!made) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Invitation for {name}', { name: made.name })}
      description={t(
        'Whoever has this link can make an account with it. It is shown only now; a new one can be made at any time.',
      )}
      foot={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <div className="grid gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <Field label={t('Link')}>
            <TextInput
              readOnly
              value={made.url}
              data-autofocus
              onFocus={({ target }) => target.select()}
              className="font-mono text-sm pointer-coarse:text-base"
            />
          </Field>
          <CopyButton label={t('Link')} text={made.url} />
        </div>
      </div>
    </Dialog>
  )
}
